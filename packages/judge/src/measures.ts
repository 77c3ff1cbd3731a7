import { FRAME_MS, median } from './frames.ts'
import type { Sounding } from './gates.ts'
import type { Model } from './model.ts'
import type { Posteriors } from './network.ts'
import type { SyllablePhones } from './phones.ts'
import { type Substitution, substitutionsOf } from './substitutions.ts'
import { type Tones, weighTones } from './tone-odds.ts'
import { tonePoints } from './tone-points.ts'
import { type FoundSyllable, find, goodness, isSilent } from './utterance.ts'

export interface MeasuredSyllable extends FoundSyllable {
  /** Mean goodness of its sounds: 0 at best. */
  goodness: number
  /** Other sounds that fit better or nearly as well, the best first. */
  substitutions: Substitution[]
  points: number[] | null
}

export interface Measures {
  syllables: MeasuredSyllable[]
  tones: Tones
  /** What the detectors look at, by name. */
  figures: Record<string, number>
}

/** What is weighed: loudness, pitch and log posteriors of the same frames. */
export interface Heard {
  sounding: Sounding
  track: readonly number[]
  posteriors: Posteriors
}

/** Measures a recording against what was to be said; null where it is too short to hold that many syllables. */
export function measure(
  model: Model,
  { sounding, track, posteriors }: Heard,
  targets: readonly SyllablePhones[],
  dialectId: number,
  register?: number,
): Measures | null {
  const found = find(model, posteriors, targets)
  if (!found) return null
  const substitutions = substitutionsOf(found, dialectId)
  const points = octavesMended(found.syllables.map((syllable) => tonePoints(track, syllable)))
  const syllables = found.syllables.map((syllable, i) => {
    const each = syllable.segments.map((segment) => Math.max(-8, goodness(found.scores, segment)))
    return {
      ...syllable,
      goodness: mean(each),
      substitutions: substitutions[i] ?? [],
      points: points[i] ?? null,
    }
  })
  const tones = weighTones(targets, points, dialectId, register)
  const sounds = syllables.flatMap(({ segments }) =>
    segments.map((s) => Math.max(-8, goodness(found.scores, s))),
  )
  const margin = (slot?: Substitution['slot']) =>
    compressed(
      Math.max(
        -20,
        ...syllables.flatMap((s) =>
          s.substitutions.filter((x) => !slot || x.slot === slot).map((x) => x.margin),
        ),
      ),
    )
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
  }
  return { syllables, tones, figures }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length)
}

/** Semitones from the recording's middle that no voice goes to: the tracker took the octave above or below. */
const OCTAVE_BEYOND = 13

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
