import { rightContours } from '@hakka/hakka/sandhi'
import { DIALECT_TONES, levelAt } from './contours.ts'
import { median } from './frames.ts'
import type { SyllablePhones } from './phones.ts'
import { POINTS } from './tone-points.ts'

/** What a syllable's pitch says about its tone. */
export interface ToneOdds {
  /** Log odds of the likeliest other tone against the one to be said; above 0, the other is likelier. */
  odds: number
  /** That other tone. */
  other: string
}

export interface Tones {
  /** One a syllable; null where the voice was not clear enough. */
  syllables: (ToneOdds | null)[]
  /** The speaker's middle in semitones over 55 Hz, and semitones a level, as far as the recording tells. */
  register: number
  range: number
  /** How surely the register is told, in semitones. */
  deviation: number
}

const RANGES = [0.6, 0.9, 1.2, 1.6, 2, 2.5, 3.1, 3.9, 4.8]
const RANGE_MIDDLE = Math.log(2)
const RANGE_DEVIATION = 0.5
const REGISTER_STEP = 0.5
const REGISTER_REACH = 9
const REGISTER_DEVIATION = 3.5
const KNOWN_REGISTER_DEVIATION = 1.5
/** From a register that lies this far from the recording's middle somebody else has spoken: it is not taken. */
const KNOWN_REACH = 8
/** Of a whole syllable, and of one point of it, in semitones. */
const SYLLABLE_DEVIATION = 0.7
const POINT_DEVIATION = 0.5
/** A syllable that tells of the register may itself be said wrongly. */
const WRONG_SHARE = 0.1
/** Nothing is less likely than this: pitch trackers err. */
const LEAST = -9

/**
 * Weighs each syllable's tone against the others of its class (long or stopped). Register and range are not fitted to
 * what was to be said: all are weighed, each by how likely it is for a speaker with this recording's middle.
 *
 * @param points semitones over 55 Hz at POINTS, or null
 * @param known the speaker's register by what was said before
 */
export function weighTones(
  targets: readonly SyllablePhones[],
  points: readonly (number[] | null)[],
  dialectId: number,
  known?: number,
): Tones {
  const heard = points.flatMap((list) => list ?? [])
  const middle = heard.length ? median(heard) : (known ?? 24)
  const isTheirs = known !== undefined && Math.abs(known - middle) <= KNOWN_REACH
  const grid = gridOf(middle, isTheirs ? known : undefined)
  const classes = targets.map((target, i) => classOf(targets, target, i, dialectId))
  const likelihoods = classes.map(({ tones }, i) =>
    tones.map((tone) => {
      const levels = POINTS.map((point) => levelAt(tone, point) - 3)
      return grid.map((g) => likelihood(points[i], levels, g))
    }),
  )
  // What each syllable says about the register, whether it was said rightly or not.
  const witness = classes.map(({ allowed }, i) =>
    grid.map((_, g) => {
      const all = likelihoods[i] ?? []
      const rightly = logMean(allowed.map((tone) => all[tone]?.[g] ?? 0))
      const anyhow = logMean(all.map((tone) => tone[g] ?? 0))
      return logAdd(Math.log(1 - WRONG_SHARE) + rightly, Math.log(WRONG_SHARE) + anyhow)
    }),
  )
  const total = grid.map((g, at) => g.prior + witness.reduce((sum, list) => sum + (list[at] ?? 0), 0))
  const syllables = classes.map(({ tones, allowed }, i) => {
    if (!points[i]) return null
    const rest = total.map((sum, g) => sum - (witness[i]?.[g] ?? 0))
    const scores = tones.map((_, tone) =>
      logSum(rest.map((sum, g) => sum + (likelihoods[i]?.[tone]?.[g] ?? 0))),
    )
    const own = Math.max(...allowed.map((tone) => scores[tone] ?? LEAST))
    const others = tones
      .map((tone, at) => ({ tone, score: scores[at] ?? LEAST }))
      .filter((_, at) => !allowed.includes(at))
    const [best] = others.toSorted((a, b) => b.score - a.score)
    return best ? { odds: best.score - own, other: best.tone } : null
  })
  const weights = total.map((sum) => Math.exp(sum - Math.max(...total)))
  const mean = (value: (g: GridPoint) => number) =>
    grid.reduce((sum, g, at) => sum + value(g) * (weights[at] ?? 0), 0) /
    weights.reduce((sum, w) => sum + w, 0)
  const register = mean((g) => g.register)
  const deviation = Math.sqrt(mean((g) => (g.register - register) ** 2))
  return { syllables, register, range: mean((g) => g.range), deviation }
}

interface GridPoint {
  register: number
  range: number
  /** Log. */
  prior: number
}

function gridOf(middle: number, known: number | undefined): GridPoint[] {
  const centre = known ?? middle
  const deviation = known === undefined ? REGISTER_DEVIATION : KNOWN_REGISTER_DEVIATION
  const steps = Math.round((2 * REGISTER_REACH) / REGISTER_STEP) + 1
  return Array.from({ length: steps }, (_, i) => centre - REGISTER_REACH + i * REGISTER_STEP).flatMap(
    (register) =>
      RANGES.map((range) => ({
        register,
        range,
        prior:
          -0.5 * ((register - centre) / deviation) ** 2 -
          0.5 * ((Math.log(range) - RANGE_MIDDLE) / RANGE_DEVIATION) ** 2,
      })),
  )
}

/** The tones that compete with a syllable's, and which of them are right. */
function classOf(targets: readonly SyllablePhones[], target: SyllablePhones, at: number, dialectId: number) {
  const inventory = DIALECT_TONES[dialectId]
  const right = rightContours(target, targets[at + 1], dialectId)
  const tones = [...new Set([...((target.stopped ? inventory?.stopped : inventory?.long) ?? []), ...right])]
  return { tones, allowed: right.map((tone) => tones.indexOf(tone)) }
}

function likelihood(
  points: number[] | null | undefined,
  levels: readonly number[],
  { register, range }: GridPoint,
): number {
  if (!points) return 0
  const own = POINT_DEVIATION ** 2
  const shared = SYLLABLE_DEVIATION ** 2
  let squares = 0
  let sum = 0
  for (let i = 0; i < POINTS.length; i++) {
    const off = (points[i] ?? 0) - register - range * (levels[i] ?? 0)
    squares += off * off
    sum += off
  }
  const log = -0.5 * (squares / own - (shared * sum * sum) / (own * (own + POINTS.length * shared)))
  return logAdd(log, LEAST)
}

const logAdd = (a: number, b: number) => Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)))

function logSum(values: readonly number[]): number {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}

const logMean = (values: readonly number[]) => logSum(values) - Math.log(values.length)
