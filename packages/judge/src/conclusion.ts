import { SYLLABLES } from '@hakka/hakka/syllables'
import { levelAt } from './contours.ts'
import { sureness } from './detectors.ts'
import { feedbackOf } from './feedback.ts'
import { FRAME_MS } from './frames.ts'
import { type MeasuredSyllable, type Measures, mean } from './measures.ts'
import type { Model } from './model.ts'
import type { SyllablePhones } from './phones.ts'
import type { JudgedSyllable, Judgement } from './port.ts'
import type { ToneOdds } from './tone-odds.ts'
import { POINTS } from './tone-points.ts'

/** Below, another tone or sound is not named: it may have been the right one. Nor is a sound that makes no syllable. */
const TONE_NAMED_ABOVE = 1.5
const SOUND_NAMED_ABOVE = 4
/** Where most tones are wrong, the words are others: the score stays at or below what passes. */
const WRONG_TONES_MOST = 60
const HEARD_ABOVE = -4

export interface Conclusion extends Omit<Judgement, 'engine'> {
  /** What the detectors say, 0 to 1: whether these words were said, their sounds, their tones. */
  sure: { gross: number; segments: number; tone: number }
}

/** Makes a judgement of measures. `texts` are the characters of the syllables. */
export function conclude(
  { detectors }: Model,
  { syllables, tones, figures }: Measures,
  texts: readonly string[],
  offsetMs: number,
): Conclusion {
  const sure = {
    gross: sureness(detectors.gross, figures),
    segments: sureness(detectors.segments, figures),
    tone: sureness(detectors.tone, figures),
  }
  const judged = syllables.map((syllable, i) =>
    judgedSyllable(syllable, tones.syllables[i] ?? null, tones, texts[i] ?? '', offsetMs),
  )
  const raw = 100 * sure.gross * (0.3 + 0.4 * sure.segments + 0.3 * sure.tone)
  const wrong = judged.filter(({ toneHeard }) => toneHeard !== undefined).length
  const score = wrong * 2 > judged.length ? Math.min(raw, WRONG_TONES_MOST) : raw
  const said = syllables.filter((syllable) => syllable.goodness > HEARD_ABOVE).length / syllables.length
  return {
    score: whole(score / 100),
    parts: {
      accuracy: whole(sure.gross * (0.4 + 0.6 * sure.segments)),
      tone: whole(sure.gross * sure.tone),
      completeness: whole(Math.min(1, said) * Math.min(1, sure.gross * 1.1)),
      fluency: whole(fluencyOf(syllables)),
    },
    syllables: judged,
    feedback: feedbackOf(judged, whole(score / 100), sure.gross),
    sure,
  }
}

function judgedSyllable(
  { target, start, end, goodness, substitutions, points }: MeasuredSyllable,
  tone: ToneOdds | null,
  { register, range }: Measures['tones'],
  text: string,
  offsetMs: number,
): JudgedSyllable {
  const [other] = substitutions
  const sounds = 1 / (1 + Math.exp(-(goodness + 3) * 1.5)) / (1 + Math.exp((other?.margin ?? -20) * 0.7 - 2))
  const toned = tone ? 1 / (1 + Math.exp(tone.odds - 1)) : 0.7
  const named = substitutions.find(
    ({ margin, letters }) => margin > SOUND_NAMED_ABOVE && SYLLABLES.has(letters),
  )
  return {
    text,
    pinyin: written(target),
    score: whole(sounds * (0.4 + 0.6 * toned)),
    startMs: Math.round(offsetMs + start * FRAME_MS),
    endMs: Math.round(offsetMs + end * FRAME_MS),
    ...(tone && tone.odds > TONE_NAMED_ABOVE ? { toneHeard: tone.other } : {}),
    ...(named ? { heard: named.letters } : {}),
    learner: (points ?? []).map((semitones) => tenths(semitones - register)),
    reference: POINTS.map((point) => tenths(range * (levelAt(target.contour, point) - 3))),
  }
}

/** Words said at a steady pace without long breaks. */
function fluencyOf(syllables: readonly MeasuredSyllable[]): number {
  const frames = syllables.map(({ start, end }) => end - start)
  const breaks = syllables.slice(1).map(({ start }, i) => start - (syllables[i]?.end ?? start))
  const long = breaks.filter((frames_) => frames_ * FRAME_MS > 350).length / Math.max(1, breaks.length)
  const seconds = (mean(frames) * FRAME_MS) / 1000
  const pace = seconds < 0.12 ? seconds / 0.12 : seconds > 0.45 ? 0.45 / seconds : 1
  return Math.max(0, Math.min(1, pace * (1 - 0.6 * long)))
}

const written = ({ letters, contour }: SyllablePhones) => letters + contour
const whole = (share: number) => Math.round(100 * Math.max(0, Math.min(1, share)))
const tenths = (x: number) => Math.round(10 * x) / 10
