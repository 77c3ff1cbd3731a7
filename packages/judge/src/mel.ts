import { BIN_HZ, BINS, newScratch, powerSpectrum } from './fft.ts'
import { frameCount, HOP, WINDOW } from './frames.ts'
import type { Sounding } from './gates.ts'

export const MELS = 26
const LOW_HZ = 80
const HIGH_HZ = 6800
const PRE_EMPHASIS = 0.97
/** What lies further below the loudest band is room, not voice. */
const FLOOR = 1e-5
/** Brings log energies to about the size of 1. */
const SCALE = 0.4

/** Spectra of a recording, a row of BINS a frame. */
export interface Spectra {
  frames: number
  power: Float32Array
}

export function spectraOf(pcm: Float32Array): Spectra {
  const frames = frameCount(pcm.length)
  const all = new Float32Array(frames * BINS)
  const { samples, power, real, imaginary } = newScratch()
  for (let frame = 0; frame < frames; frame++) {
    const at = frame * HOP
    for (let i = 0; i < WINDOW; i++) {
      const before = pcm[at + i - 1] ?? 0
      samples[i] = ((pcm[at + i] ?? 0) - PRE_EMPHASIS * before) * (hamming[i] ?? 0)
    }
    powerSpectrum(samples, power, real, imaginary)
    all.set(power, frame * BINS)
  }
  return { frames, power: all }
}

/**
 * 26 log-mels a frame, each band's mean over speech taken off.
 * @param warp above 1, the filters lie higher: for a shorter vocal tract than the model's
 */
export function melsOf({ frames, power }: Spectra, { levels, threshold }: Sounding, warp = 1): Float32Array {
  const bands = filters(warp)
  const mels = new Float32Array(frames * MELS)
  let loudest = 0
  for (let frame = 0; frame < frames; frame++) {
    const row = frame * BINS
    for (let band = 0; band < MELS; band++) {
      const { first, weights } = bands[band] ?? NONE
      let sum = 0
      for (let i = 0; i < weights.length; i++) sum += (power[row + first + i] ?? 0) * (weights[i] ?? 0)
      mels[frame * MELS + band] = sum
      if (sum > loudest) loudest = sum
    }
  }
  const floor = loudest * FLOOR + 1e-12
  for (let i = 0; i < mels.length; i++) mels[i] = SCALE * Math.log((mels[i] ?? 0) + floor)
  for (let band = 0; band < MELS; band++) {
    let sum = 0
    let count = 0
    for (let frame = 0; frame < frames; frame++) {
      if ((levels[frame] ?? 0) <= threshold) continue
      sum += mels[frame * MELS + band] ?? 0
      count++
    }
    const mean = sum / Math.max(1, count)
    for (let frame = 0; frame < frames; frame++) {
      const at = frame * MELS + band
      mels[at] = (mels[at] ?? 0) - mean
    }
  }
  return mels
}

const hamming = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)),
)

interface Filter {
  first: number
  weights: Float32Array
}
const NONE: Filter = { first: 0, weights: new Float32Array(0) }
const made = new Map<number, Filter[]>()

function filters(warp: number): Filter[] {
  const known = made.get(warp)
  if (known) return known
  const low = melOf(LOW_HZ)
  const step = (melOf(HIGH_HZ) - low) / (MELS + 1)
  const hertz = (place: number) => warp * 700 * (10 ** ((low + place * step) / 2595) - 1)
  const bank = Array.from({ length: MELS }, (_, band) => {
    const [left, middle, right] = [hertz(band), hertz(band + 1), hertz(band + 2)]
    const first = Math.ceil(left / BIN_HZ)
    const last = Math.min(BINS - 1, Math.floor(right / BIN_HZ))
    const weights = Float32Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
      const at = (first + i) * BIN_HZ
      return at <= middle ? (at - left) / (middle - left) : (right - at) / (right - middle)
    })
    return { first, weights }
  })
  made.set(warp, bank)
  return bank
}

const melOf = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
