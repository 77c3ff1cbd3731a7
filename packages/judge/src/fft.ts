const SIZE = 512
const HALF = SIZE / 2

/** Points of the spectrum up to half the sample rate. */
export const BINS = HALF + 1
export const BIN_HZ = 16_000 / SIZE

const cosines = Float64Array.from({ length: HALF }, (_, i) => Math.cos((2 * Math.PI * i) / SIZE))
const sines = Float64Array.from({ length: HALF }, (_, i) => Math.sin((2 * Math.PI * i) / SIZE))
const reversed = Uint16Array.from({ length: SIZE }, (_, i) => {
  let out = 0
  for (let bit = 1, from = SIZE >> 1; from > 0; bit <<= 1, from >>= 1) if (i & bit) out |= from
  return out
})

/** The power spectrum of up to 512 real samples, into `power` of BINS points; `real` and `imaginary` are scratch. */
export function powerSpectrum(
  samples: Float64Array,
  power: Float64Array,
  real: Float64Array,
  imaginary: Float64Array,
): void {
  for (let i = 0; i < SIZE; i++) real[i] = samples[reversed[i] ?? 0] ?? 0
  imaginary.fill(0)
  for (let width = 2; width <= SIZE; width *= 2) {
    const half = width / 2
    const stride = SIZE / width
    for (let start = 0; start < SIZE; start += width) {
      for (let k = 0; k < half; k++) {
        const c = cosines[k * stride] ?? 0
        const s = sines[k * stride] ?? 0
        const low = start + k
        const high = low + half
        const re = (real[high] ?? 0) * c + (imaginary[high] ?? 0) * s
        const im = (imaginary[high] ?? 0) * c - (real[high] ?? 0) * s
        real[high] = (real[low] ?? 0) - re
        imaginary[high] = (imaginary[low] ?? 0) - im
        real[low] = (real[low] ?? 0) + re
        imaginary[low] = (imaginary[low] ?? 0) + im
      }
    }
  }
  for (let i = 0; i < BINS; i++) power[i] = (real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2
}

/** Scratch for `powerSpectrum`. */
export const newScratch = () => ({
  samples: new Float64Array(SIZE),
  power: new Float64Array(BINS),
  real: new Float64Array(SIZE),
  imaginary: new Float64Array(SIZE),
})
