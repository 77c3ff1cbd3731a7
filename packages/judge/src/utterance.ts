import { align, type Segment, type Step, scaled } from './align.ts'
import type { Model } from './model.ts'
import { OUTPUTS, type Posteriors } from './network.ts'
import { PHONES, SILENCE, type SyllablePhones } from './phones.ts'

/** Places in PHONES of what a syllabic nasal is taken for where nothing stands beside it. */
const LIKE_NASALS = PHONES.flatMap(({ name }, phone) =>
  ['m', 'n', 'ng', 'l', 'e', 'er', 'i', 'u', 'ii', 'ui'].includes(name) ? [phone] : [],
)

/** A syllable found in a recording: its sounds' stretches of frames, in the order of `phones`. */
export interface FoundSyllable {
  target: SyllablePhones
  segments: Segment[]
  start: number
  end: number
}

export interface Found {
  /** Log posteriors less priors, a row of OUTPUTS a frame. */
  scores: Float32Array
  syllables: FoundSyllable[]
  /** Of the whole way, a frame of speech. */
  score: number
}

export const stepsOf = (syllables: readonly SyllablePhones[]): Step[] =>
  syllables.flatMap(({ phones }) => phones.map((phone, i) => ({ phone, pause: i === 0 })))

/**
 * Where the syllables lie; null where the recording is too short to hold them.
 * @param isMurmur whether what sounds may be nothing but a nasal
 */
export function find(
  model: Model,
  posteriors: Posteriors,
  targets: readonly SyllablePhones[],
  isMurmur: boolean,
): Found | null {
  const scores = scaled(posteriors, model.logPriors)
  const steps = stepsOf(targets)
  const alignment = align(scores, 0, posteriors.frames, steps)
  if (!alignment) return null
  const bySound = new Map(alignment.segments.filter((s) => s.index >= 0).map((s) => [s.index, s]))
  let index = 0
  const syllables = targets.map((target) => {
    const segments = target.phones.map((phone) => {
      const segment = bySound.get(index++)
      return segment ?? { phone, index: -1, start: 0, end: 0 }
    })
    return { target, segments, start: segments[0]?.start ?? 0, end: segments.at(-1)?.end ?? 0 }
  })
  const gain = untold(targets, isMurmur) ? hearNasals(scores, syllables) : 0
  return { scores, syllables, score: (alignment.score + gain) / posteriors.frames }
}

const isNasal = ({ vowel }: SyllablePhones) => vowel === ''

/**
 * Words that are a third or more of syllabic nasals, 五 or 魚仔: what the network sees has each band's mean over speech
 * taken off, so of these little is left to tell them by. Where nothing else is to be said, it has to be coloured so.
 */
const untold = (targets: readonly SyllablePhones[], isMurmur: boolean) =>
  3 * targets.filter(isNasal).length >= targets.length && (isMurmur || !targets.every(isNasal))

/** Takes whatever is like them for their nasals where these lie; what the way gains by it. */
function hearNasals(scores: Float32Array, syllables: readonly FoundSyllable[]): number {
  let gain = 0
  const nasals = syllables.filter(({ target }) => isNasal(target)).flatMap(({ segments }) => segments)
  for (const { phone, start, end } of nasals) {
    for (let frame = start; frame < end; frame++) {
      const at = frame * OUTPUTS + phone
      const before = scores[at] ?? -20
      const best = Math.max(before, ...LIKE_NASALS.map((other) => scores[frame * OUTPUTS + other] ?? -20))
      scores[at] = best
      gain += best - before
    }
  }
  return gain
}

/** How far a stretch lies below the best sound at each of its frames, on average: 0 where it is the best everywhere. */
export function goodness(scores: Float32Array, { phone, start, end }: Segment): number {
  if (end <= start) return -12
  let sum = 0
  for (let frame = start; frame < end; frame++) {
    const row = frame * OUTPUTS
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < OUTPUTS; i++) best = Math.max(best, scores[row + i] ?? -20)
    sum += (scores[row + phone] ?? -20) - best
  }
  return sum / (end - start)
}

/** Whether the network hears silence in a frame. */
export function isSilent(scores: Float32Array, frame: number): boolean {
  const row = frame * OUTPUTS
  for (let i = 0; i < OUTPUTS; i++) {
    if (i !== SILENCE && (scores[row + i] ?? -20) > (scores[row + SILENCE] ?? -20)) return false
  }
  return true
}
