import { rightContours } from '@hakka/hakka/sandhi'
import { levelAt } from './contours.ts'
import { FRAME_MS, median } from './frames.ts'
import type { Sounding } from './gates.ts'
import type { Model } from './model.ts'
import type { Posteriors } from './network.ts'
import type { SyllablePhones } from './phones.ts'
import type { VoiceHeard } from './register.ts'
import { type Substitution, substitutionsOf } from './substitutions.ts'
import { type Tones, weighTones } from './tone-odds.ts'
import { POINTS, tonePoints } from './tone-points.ts'
import { type FoundSyllable, find, goodness, isSilent } from './utterance.ts'

export interface MeasuredSyllable extends FoundSyllable {
  /** Mean goodness of its sounds: 0 at best. */
  goodness: number
  /** Other sounds that fit better or nearly as well, the best first. */
  substitutions: Substitution[]
  points: number[] | null
  /** What the detector of a syllable's sounds looks at, by name. */
  figures: Record<string, number>
}

export interface Measures {
  syllables: MeasuredSyllable[]
  tones: Tones
  /** The same without a register that was known before, where a voice was heard. */
  voice?: VoiceHeard
  /** What the detectors look at, by name. */
  figures: Record<string, number>
}

/** What is weighed: loudness, pitch and log posteriors of the same frames. */
export interface Heard {
  sounding: Sounding
  track: readonly number[]
  posteriors: Posteriors
  /** Whether all of it may be a nasal that is held. */
  isMurmur: boolean
}

/** Measures a recording against what was to be said; null where it is too short to hold that many syllables. */
export function measure(
  model: Model,
  { sounding, track, posteriors, isMurmur }: Heard,
  targets: readonly SyllablePhones[],
  dialectId: number,
  register?: number,
): Measures | null {
  const found = find(model, posteriors, targets, isMurmur)
  if (!found) return null
  const substitutions = substitutionsOf(found, dialectId)
  const points = octavesMended(found.syllables.map((syllable) => tonePoints(track, syllable)))
  const goods = found.syllables.map(({ segments }) =>
    segments.map((segment) => Math.max(-8, goodness(found.scores, segment))),
  )
  const syllables = found.syllables.map((syllable, i) => {
    const own = substitutions[i] ?? []
    return {
      ...syllable,
      goodness: mean(goods[i] ?? []),
      substitutions: own,
      points: points[i] ?? null,
      figures: soundFigures(goods, i, own, syllable.end - syllable.start),
    }
  })
  const tones = weighTones(targets, points, dialectId, register)
  const own = register === undefined ? tones : weighTones(targets, points, dialectId)
  const sounds = goods.flat()
  const margin = (slot?: Substitution['slot']) => marginOf(substitutions.flat(), slot)
  const odds = tones.syllables.flatMap((tone) => (tone ? [tone.odds] : []))
  const inside = new Set(
    syllables.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  )
  const loud = Array.from(sounding.levels.keys()).filter(
    (f) => (sounding.levels[f] ?? 0) > sounding.threshold,
  )
  const voiced = loud.filter((frame) => (track[frame] ?? 0) > 0)
  const lengths = syllables.map(({ start, end }) => end - start)
  const figures = {
    goodness: mean(sounds),
    weakest: Math.min(...syllables.map((s) => s.goodness)),
    poor: mean(sounds.map((x) => (x < -2 ? 1 : 0))),
    fit: found.score,
    outside: loud.filter((frame) => !inside.has(frame)).length / Math.max(1, loud.length),
    hollow: mean([...inside].map((frame) => (isSilent(found.scores, frame) ? 1 : 0))),
    pace: Math.abs(Math.log((Math.max(1, median(lengths)) * FRAME_MS) / 240)),
    uneven: Math.log(Math.max(...lengths) / Math.max(1, Math.min(...lengths))),
    voiced: voiced.length / Math.max(1, loud.length),
    unclear: 1 - odds.length / targets.length,
    substitution: margin(),
    onset: margin('onset'),
    vowel: margin('vowel'),
    coda: margin('coda'),
    others: mean(syllables.map((s) => compressed(Math.max(-20, s.substitutions[0]?.margin ?? -20)))),
    tone: compressed(Math.max(-12, ...odds)),
    tones: odds.length ? mean(odds.map(compressed)) : 0,
    wrongTones: odds.length ? mean(odds.map((x) => (x > 0 ? 1 : 0))) : 0,
    length: Math.log(targets.length),
    ...tuneFigures(targets, points, tones, dialectId),
  }
  const voice = { register: own.register, deviation: own.deviation }
  return { syllables, tones, figures, ...(odds.length > 0 ? { voice } : {}) }
}

/** The best other sound, in one place or in any. */
const marginOf = (substitutions: readonly Substitution[], slot?: Substitution['slot']) =>
  compressed(
    Math.max(-20, ...substitutions.filter((own) => !slot || own.slot === slot).map(({ margin }) => margin)),
  )

function soundFigures(
  goods: readonly number[][],
  at: number,
  substitutions: readonly Substitution[],
  frames: number,
): Record<string, number> {
  const own = goods[at] ?? []
  const rest = goods.toSpliced(at, 1).flat()
  return {
    goodness: mean(own),
    weakest: Math.min(0, ...own),
    rest: mean(rest.length ? rest : own),
    substitution: marginOf(substitutions),
    onset: marginOf(substitutions, 'onset'),
    vowel: marginOf(substitutions, 'vowel'),
    coda: marginOf(substitutions, 'coda'),
    frames: Math.log(Math.max(1, frames)),
    length: Math.log(goods.length),
  }
}

/** How the pitch of the whole follows the tones of the whole, each taken as its nearest right contour. */
function tuneFigures(
  targets: readonly SyllablePhones[],
  points: readonly (number[] | null)[],
  { register, range }: Tones,
  dialectId: number,
): Record<string, number> {
  const pairs = targets.flatMap((target, i) => {
    const own = points[i]
    if (!own) return []
    const ways = rightContours(target, targets[i + 1], dialectId).map((contour) =>
      own.map((height, k) => ({ height, level: levelAt(contour, POINTS[k] ?? 0.5) - 3 })),
    )
    const off = (way: readonly { height: number; level: number }[]) =>
      mean(way.map(({ height, level }) => Math.abs(height - register - range * level)))
    return ways.toSorted((a, b) => off(a) - off(b))[0] ?? []
  })
  const heights = pairs.map(({ height }) => height)
  const middle = mean(heights)
  const level = mean(pairs.map((pair) => pair.level))
  const spread = Math.sqrt(mean(heights.map((height) => (height - middle) ** 2)))
  const steps = Math.sqrt(mean(pairs.map((pair) => (pair.level - level) ** 2)))
  const together = mean(pairs.map((pair) => (pair.height - middle) * (pair.level - level)))
  return {
    follows: spread * steps > 0.01 ? together / (spread * steps) : 0,
    spread: Math.log(spread + 0.1),
    misfit: mean(pairs.map((pair) => Math.abs(pair.height - register - range * pair.level))),
    range: Math.log(range),
    register: pairs.length ? Math.abs(register - median(heights)) : 0,
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length)
}

/** Semitones from the recording's middle that no voice goes to: the tracker took the octave above or below. */
const OCTAVE_BEYOND = 14.5

function octavesMended(points: readonly (number[] | null)[]): (number[] | null)[] {
  const middle = median(points.flatMap((list) => list ?? []))
  return points.map((list) => {
    const off = list ? median(list) - middle : 0
    const shift = Math.abs(off) > OCTAVE_BEYOND ? -12 * Math.sign(off) : 0
    return list ? list.map((point) => point + shift) : null
  })
}

/** Keeps a figure's sign and order, and takes the weight off extremes. */
const compressed = (x: number) => Math.sign(x) * Math.log1p(Math.abs(x))
