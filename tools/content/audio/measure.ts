import { DIALECT_TONES, levelAt } from '@hakka/judge/contours'
import { semitones, trackF0, voicedRuns } from '@hakka/judge/pitch'
import { resample } from '@hakka/judge/resample'
import { parseSyllable } from '@hakka/judge/syllable'
import { lackingPhones } from './phones.ts'
import { type Phrase, readingOf } from './reading.ts'
import type { Speaker } from './synthesis.ts'

/** A tone may lie this many semitones off its contour, at any point measured. */
export const TOLERANCE = 2

/** The voice's range, fitted once over all tones: hertz of Chao level 3, semitones per level. */
export type Range = { hertzOfThree: number; semitonesPerLevel: number }

type ToneFigures = {
  tone: string
  syllables: number
  measured: number[]
  expected: number[]
  worst: number
  passes: boolean
}

type DialectFigures = {
  dialectId: number
  name: string
  tones: ToneFigures[]
  lackingPhones: string[]
  speaks: boolean
}

export type Measurement = { range: Range; dialects: DialectFigures[] }

// 20, 40, 60 and 80 % of a syllable's voiced part (rime and nasal), where the onset and the release disturb least.
const POINTS = [0.2, 0.4, 0.6, 0.8]
const LONG_CARRIERS = ['ta', 'ki', 'so', 'tung', 'kien', 'fu', 'hai', 'cam', 'peu', 'kiong']
const STOPPED_CARRIERS = ['tad', 'kid', 'sog', 'tug', 'kied', 'fud', 'hab', 'cag', 'ped', 'kiog']
const VOICED_INITIALS = new Set(['m', 'n', 'ng', 'l', 'v', 'rh', 'bb'])
// A voiced initial glides up to where its tone starts: the rime is what is left after one of these shares of the run.
const ONSET_SHARES = [0, 0.1, 0.2, 0.3, 0.4]
const CLIP_RATE = 24_000
const F0_RATE = 16_000

type Sample = { contour: string; stopped: boolean; hertz: number[] }

/** Says every tone of every dialect in ten syllables each, and measures what comes out. */
export async function measureVoice(speaker: Speaker): Promise<Measurement> {
  const samples = new Map<string, Sample[]>()
  for (const [id, { long, stopped }] of Object.entries(DIALECT_TONES)) {
    for (const contour of long) await sample(speaker, Number(id), contour, LONG_CARRIERS, samples)
    for (const contour of stopped) await sample(speaker, Number(id), contour, STOPPED_CARRIERS, samples)
  }
  const range = fitRange([...samples.values()].flat())
  const dialects = Object.entries(DIALECT_TONES).map(([id, { name, long, stopped }]) => {
    const tones = [...long.map((c) => [c, false] as const), ...stopped.map((c) => [c, true] as const)].map(
      ([contour, isStopped]) =>
        figures(contour, isStopped, samples.get(keyOf(contour, isStopped)) ?? [], range),
    )
    const lacking = lackingPhones(Number(id))
    const speaks = lacking.length === 0 && tones.every((tone) => tone.passes)
    return { dialectId: Number(id), name, tones, lackingPhones: lacking, speaks }
  })
  return { range, dialects }
}

/**
 * How far a finished clip's syllables lie off their contours, in semitones. Where a breath falls, each is held against its
 * contour as far below as it was to be said: what is weighed is the tone, and that it lies where the fall has it.
 *
 * @param pcm samples at 24 kHz
 * @returns null where its voiced stretches cannot be told apart syllable by syllable (a voiced initial joins them)
 */
export function worstDeviation(
  pcm: Float32Array,
  phrases: readonly Phrase[],
  range: Range,
  speaker: Pick<Speaker, 'lowestHz'> = {},
): number | null {
  const syllables = phrases.flatMap((phrase) => phrase.syllables)
  const sinks = phrases.flatMap((phrase) => phrase.sinks ?? phrase.syllables.map(() => 0))
  const runs = voicedRuns(trackF0(resample(pcm, CLIP_RATE, F0_RATE), trackOf(speaker)))
  if (runs.length !== syllables.length) return null
  const worst = runs.map(({ hertz }, i) => {
    const { initial, contour } = parseSyllable(syllables[i] ?? '') ?? { initial: '', contour: '3' }
    const onsets = VOICED_INITIALS.has(initial) ? ONSET_SHARES : [0]
    const rimes = onsets.map((share) => hertz.slice(Math.round(share * hertz.length)))
    return Math.min(...rimes.map((rime) => deviation(contour, pointsOf(rime), range, sinks[i])))
  })
  return Math.max(...worst)
}

const trackOf = ({ lowestHz }: Pick<Speaker, 'lowestHz'>) => (lowestHz ? { lowestHz } : {})

async function sample(
  speaker: Speaker,
  id: number,
  contour: string,
  carriers: string[],
  into: Map<string, Sample[]>,
) {
  const stopped = carriers === STOPPED_CARRIERS
  const key = keyOf(contour, stopped)
  if (into.has(key)) return
  const samples: Sample[] = []
  for (const carrier of carriers) {
    const reading = readingOf('□', `${carrier}${contour}`, id)
    if ('missing' in reading) throw new Error(reading.missing)
    const pcm = resample(await speaker.say(reading.phrases), CLIP_RATE, F0_RATE)
    const [run, ...rest] = voicedRuns(trackF0(pcm, trackOf(speaker)))
    // A tone that comes out torn or voiceless counts as not measured, and fails below.
    if (run && rest.length === 0) samples.push({ contour, stopped, hertz: pointsOf(run.hertz) })
  }
  into.set(key, samples)
}

/** Least squares over all samples: semitones against Chao level. */
function fitRange(samples: Sample[]): Range {
  const pairs = samples.flatMap(({ contour, hertz }) =>
    hertz.map((value, i) => ({ level: levelAt(contour, POINTS[i] ?? 0.5) - 3, height: semitones(value, 1) })),
  )
  const mean = (values: number[]) => values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length)
  const level = mean(pairs.map((p) => p.level))
  const height = mean(pairs.map((p) => p.height))
  const covariance = mean(pairs.map((p) => (p.level - level) * (p.height - height)))
  const slope = covariance / mean(pairs.map((p) => (p.level - level) ** 2))
  return { hertzOfThree: 2 ** ((height - slope * level) / 12), semitonesPerLevel: slope }
}

function figures(contour: string, stopped: boolean, samples: Sample[], range: Range): ToneFigures {
  const expected = POINTS.map((point) => (levelAt(contour, point) - 3) * range.semitonesPerLevel)
  const measured = POINTS.map((_, i) =>
    median(samples.map(({ hertz }) => semitones(hertz[i] ?? 1, range.hertzOfThree))),
  )
  const worst = Math.max(...samples.map(({ hertz }) => deviation(contour, hertz, range)))
  const carriers = stopped ? STOPPED_CARRIERS : LONG_CARRIERS
  const passes = samples.length === carriers.length && worst <= TOLERANCE
  return {
    tone: contour + (stopped ? '（促）' : ''),
    syllables: samples.length,
    measured,
    expected,
    worst,
    passes,
  }
}

function deviation(contour: string, hertz: number[], range: Range, sink = 0): number {
  return Math.max(
    ...hertz.map((value, i) => {
      const expected = (levelAt(contour, POINTS[i] ?? 0.5) - 3) * range.semitonesPerLevel - sink
      return Math.abs(semitones(value, range.hertzOfThree) - expected)
    }),
  )
}

function pointsOf(hertz: number[]): number[] {
  return POINTS.map((point) => median(hertz.slice(...around(point, hertz.length))))
}

function around(point: number, length: number): [number, number] {
  const centre = Math.round(point * (length - 1))
  return [Math.max(0, centre - 1), Math.min(length, centre + 2)]
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function keyOf(contour: string, stopped: boolean): string {
  return `${contour}${stopped}`
}
