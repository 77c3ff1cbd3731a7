import { OUTPUTS, type Posteriors } from './network.ts'
import { PHONES, SILENCE } from './phones.ts'

/** A stretch of frames, the last one not in it. `index` is the place in what was to be said, -1 for silence. */
export interface Segment {
  phone: number
  index: number
  start: number
  end: number
}

export interface Alignment {
  /** Sum of scores along the best way, in natural logs. */
  score: number
  segments: Segment[]
}

/** What is to be said: a sound, and whether silence may come before it. */
export interface Step {
  phone: number
  pause: boolean
}

const VOWEL_FRAMES = 4
const CONSONANT_FRAMES = 2
const SYLLABIC_FRAMES = 4

/** How much of a sound's rareness is made up for: 0 trusts the network's log probability as it is. */
const PRIOR_WEIGHT = 0.5

/** Log posteriors, less what a sound's commonness alone gives. */
export function scaled({ frames, values }: Posteriors, logPriors: readonly number[]): Float32Array {
  const out = new Float32Array(frames * OUTPUTS)
  for (let i = 0; i < out.length; i++) {
    out[i] = Math.max(-14, (values[i] ?? 0) - PRIOR_WEIGHT * (logPriors[i % OUTPUTS] ?? 0))
  }
  return out
}

/** The fewest frames of a sound. A nasal that carries a syllable is as long as a vowel. */
function fewest(phone: number, before: number | undefined, opens: boolean): number {
  const kind = PHONES[phone]?.kind
  if (kind === 'vowel') return VOWEL_FRAMES
  const syllabic = kind === 'coda' && (opens || PHONES[before ?? SILENCE]?.kind === 'onset')
  return syllabic ? SYLLABIC_FRAMES : CONSONANT_FRAMES
}

interface States {
  phones: Int16Array
  indexes: Int16Array
  /** Whether a state may last; the states before it are a sound's fewest frames, one each. */
  lasts: Uint8Array
  /** Whether the state is the first of its sound. */
  opens: Uint8Array
  /** Whether the sound before may be left out, and the one before that entered from. */
  skips: Uint8Array
}

function statesOf(steps: readonly Step[], edges: boolean): States {
  const phones: number[] = []
  const indexes: number[] = []
  const lasts: number[] = []
  const opens: number[] = []
  const skips: number[] = []
  const add = (phone: number, index: number, count: number, skip: boolean) => {
    for (let i = 0; i < count; i++) {
      phones.push(phone)
      indexes.push(index)
      lasts.push(i === count - 1 ? 1 : 0)
      opens.push(i === 0 ? 1 : 0)
      skips.push(i === 0 && skip ? 1 : 0)
    }
  }
  steps.forEach(({ phone, pause }, index) => {
    const silence = pause && (index > 0 || edges)
    if (silence) add(SILENCE, -1, 1, false)
    add(phone, index, fewest(phone, steps[index - 1]?.phone, pause), silence)
  })
  if (edges) add(SILENCE, -1, 1, false)
  return {
    phones: Int16Array.from(phones),
    indexes: Int16Array.from(indexes),
    lasts: Uint8Array.from(lasts),
    opens: Uint8Array.from(opens),
    skips: Uint8Array.from(skips),
  }
}

const NEVER = -1e30

/**
 * The best way through the frames `start`..`end` that says all steps in order (Viterbi).
 * @param scores a row of OUTPUTS a frame
 * @param edges whether silence may stand before and after
 * @returns null where there are fewer frames than the steps need
 */
export function align(
  scores: Float32Array,
  start: number,
  end: number,
  steps: readonly Step[],
  edges = true,
): Alignment | null {
  const states = statesOf(steps, edges)
  const count = states.phones.length
  const frames = end - start
  if (frames <= 0) return null
  const from = new Int8Array(frames * count)
  let best = new Float64Array(count).fill(NEVER)
  let next = new Float64Array(count)
  const { phones, lasts, skips } = states
  const scoreOf = (row: number, state: number) => scores[row + (phones[state] ?? 0)] ?? NEVER
  best[0] = scoreOf(start * OUTPUTS, 0)
  // Silence at the beginning may be left out: its state is one, so the sound behind it is the second.
  if (edges && phones[0] === SILENCE && count > 1) best[1] = scoreOf(start * OUTPUTS, 1)
  for (let frame = 1; frame < frames; frame++) {
    const row = (start + frame) * OUTPUTS
    for (let state = 0; state < count; state++) {
      let most = lasts[state] ? (best[state] ?? NEVER) : NEVER
      let way = 0
      const one = state > 0 ? (best[state - 1] ?? NEVER) : NEVER
      if (one > most) {
        most = one
        way = 1
      }
      const two = skips[state] && state > 1 ? (best[state - 2] ?? NEVER) : NEVER
      if (two > most) {
        most = two
        way = 2
      }
      next[state] = most <= NEVER ? NEVER : most + scoreOf(row, state)
      from[frame * count + state] = way
    }
    ;[best, next] = [next, best]
  }
  let state = count - 1
  if (edges && (best[count - 2] ?? NEVER) > (best[state] ?? NEVER)) state = count - 2
  const score = best[state] ?? NEVER
  if (score <= NEVER / 2) return null
  const segments: Segment[] = []
  let last = frames
  for (let frame = frames - 1; frame >= 0; frame--) {
    const way = from[frame * count + state] ?? 0
    const entered = frame === 0 || (way > 0 && states.opens[state] === 1)
    if (entered) {
      segments.push({
        phone: states.phones[state] ?? 0,
        index: states.indexes[state] ?? -1,
        start: start + frame,
        end: start + last,
      })
      last = frame
    }
    state -= way
  }
  return { score, segments: segments.toReversed() }
}
