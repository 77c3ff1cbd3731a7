const HALF_WIDTH = 16

/**
 * Resamples by a windowed sinc with 16 zero crossings a side.
 *
 * @param pcm mono samples, -1..1
 * @param from whole samples a second
 * @returns the same sound at `to` whole samples a second
 */
export function resample(pcm: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return pcm
  const cutoff = Math.min(1, to / from)
  const reach = Math.ceil(HALF_WIDTH / cutoff)
  const kernels = new Map<number, Float64Array>()
  const out = new Float32Array(Math.floor((pcm.length * to) / from))
  for (let n = 0; n < out.length; n++) {
    const phase = (n * from) % to
    const kernel = kernels.get(phase) ?? sincKernel(phase / to, cutoff, reach)
    kernels.set(phase, kernel)
    const first = (n * from - phase) / to - reach
    let sum = 0
    for (let i = 0; i < kernel.length; i++) sum += (pcm[first + i] ?? 0) * (kernel[i] ?? 0)
    out[n] = sum
  }
  return out
}

/** Weights of the samples from `reach` before to `reach` after, for a point `offset` samples past the middle one. */
function sincKernel(offset: number, cutoff: number, reach: number): Float64Array {
  return Float64Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const x = i - reach - offset
    const window = Math.abs(x) < reach ? 0.5 + 0.5 * Math.cos((Math.PI * x) / reach) : 0
    return cutoff * sinc(x * cutoff) * window
  })
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}
