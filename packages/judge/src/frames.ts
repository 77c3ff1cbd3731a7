/** Samples a second of everything that is judged. */
export const SAMPLE_RATE = 16_000
/** A frame every 10 ms, each over 25 ms. */
export const HOP = 160
export const WINDOW = 400
export const FRAME_MS = 10
export const FRAME_LENGTH_MS = 25

export const frameCount = (samples: number): number =>
  samples < WINDOW ? 0 : Math.floor((samples - WINDOW) / HOP) + 1

/** Loudness of each frame in dBFS, without what lies below hearing. */
export function levelsOf(pcm: Float32Array): Float32Array {
  const mean = pcm.reduce((sum, x) => sum + x, 0) / Math.max(1, pcm.length)
  return Float32Array.from({ length: frameCount(pcm.length) }, (_, frame) => {
    let sum = 0
    for (let i = frame * HOP; i < frame * HOP + WINDOW; i++) sum += ((pcm[i] ?? 0) - mean) ** 2
    return 10 * Math.log10(sum / WINDOW + 1e-12)
  })
}

export function percentile(values: Float32Array | readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const median = (values: Float32Array | readonly number[]): number => percentile(values, 0.5)
