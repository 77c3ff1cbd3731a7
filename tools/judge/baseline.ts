import { MELS, melsOf, soundingOf, spectraOf } from '@hakka/judge/training'

const COEFFICIENTS = 13
const FAR = 1e3

/**
 * What a judge is worth must be more than this: the distance of two recordings by dynamic time warping on 13 MFCC.
 * @returns higher is nearer
 */
export function likeness(reference: Float32Array, pcm: Float32Array): number {
  const a = cepstraOf(reference)
  const b = cepstraOf(pcm)
  if (!a || !b) return -FAR
  let before = new Float64Array(b.length + 1).fill(Number.POSITIVE_INFINITY)
  before[0] = 0
  for (const row of a) {
    const now = new Float64Array(b.length + 1).fill(Number.POSITIVE_INFINITY)
    b.forEach((other, j) => {
      const least = Math.min(before[j] ?? FAR, before[j + 1] ?? FAR, now[j] ?? FAR)
      now[j + 1] = least + distance(row, other)
    })
    before = now
  }
  return -(before[b.length] ?? FAR) / (a.length + b.length)
}

function cepstraOf(pcm: Float32Array): Float64Array[] | undefined {
  try {
    const sounding = soundingOf(pcm)
    const mels = melsOf(spectraOf(pcm), sounding)
    return Array.from({ length: sounding.end - sounding.start }, (_, i) =>
      Float64Array.from({ length: COEFFICIENTS }, (_, k) => {
        let sum = 0
        for (let band = 0; band < MELS; band++) {
          const mel = mels[(sounding.start + i) * MELS + band] ?? 0
          sum += mel * Math.cos((Math.PI * k * (band + 0.5)) / MELS)
        }
        return sum
      }),
    )
  } catch {
    // A recording that the gates refuse is like nothing.
    return undefined
  }
}

function distance(a: Float64Array, b: Float64Array): number {
  return Math.sqrt(a.reduce((sum, x, i) => sum + (x - (b[i] ?? 0)) ** 2, 0))
}
