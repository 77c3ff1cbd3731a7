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

/** From here on another tone, or another sound, is surely heard: it is named, and the whole does not pass. */
const TONE_SURE_ABOVE = 1.9
const SOUND_SURE_BELOW = 0.16
/** The same of the whole: that its words were said, and its tune. */
const WORDS_DOUBTED_BELOW = 0.35
const TUNE_DOUBTED_BELOW = 0.18
/** A syllable of which this is surer was said. */
const PROBABLE_ABOVE = 0.5
const PASS = 60
const HEARD_ABOVE = -4

export interface Conclusion extends Omit<Judgement, 'engine'> {
  /** What the detectors say, 0 to 1: whether these words were said, their sounds, their tones, their tune. */
  sure: { gross: number; segments: number; tone: number; tune: number; sounds: number[]; tones: number[] }
}

/**
 * Makes a judgement of measures: above 60 where nothing was surely heard otherwise, and only there; how good within
 * either half is the detectors'. `texts` are the characters of the syllables.
 */
export function conclude(
  { detectors }: Model,
  { syllables, tones, figures, voice }: Measures,
  texts: readonly string[],
  offsetMs: number,
): Conclusion {
  const sure = {
    gross: sureness(detectors.gross, figures),
    segments: sureness(detectors.segments, figures),
    tone: sureness(detectors.tone, figures),
    tune: sureness(detectors.tune, figures),
    sounds: syllables.map((own) => sureness(detectors.sound, own.figures)),
    tones: tones.syllables.map((tone) => tone?.odds ?? 0),
  }
  const judged = syllables.map((syllable, i) =>
    judgedSyllable(
      syllable,
      tones.syllables[i] ?? null,
      sure.sounds[i] ?? 1,
      tones,
      texts[i] ?? '',
      offsetMs,
    ),
  )
  const quality = sure.gross * (0.3 + 0.4 * sure.segments + 0.3 * sure.tone)
  const isOtherwise = sure.sounds.some((sound) => sound < SOUND_SURE_BELOW) || judged.some(isNamed)
  const isOff = sure.tune < TUNE_DOUBTED_BELOW
  const isOther = sure.gross < WORDS_DOUBTED_BELOW
  // Where most of it was said, the place that was not is better advice than that the whole is another.
  const isPlaced =
    judged.some(({ heard }) => heard !== undefined) &&
    2 * sure.sounds.filter((sound) => sound > PROBABLE_ABOVE).length > sure.sounds.length
  const passes = !isOther && !isOtherwise && !isOff
  const score = passes ? PASS + 1 + Math.round((99 - PASS) * quality) : Math.round(PASS * quality)
  const said = syllables.filter((syllable) => syllable.goodness > HEARD_ABOVE).length / syllables.length
  return {
    score,
    parts: {
      accuracy: whole(sure.gross * (0.4 + 0.6 * sure.segments)),
      tone: whole(sure.gross * sure.tone),
      completeness: whole(Math.min(1, said) * Math.min(1, sure.gross * 1.1)),
      fluency: whole(fluencyOf(syllables)),
    },
    syllables: judged,
    feedback: feedbackOf(judged, score, { isOther: isOther && !isPlaced, isOff }),
    ...(voice && !isOther
      ? { voice: { register: tenths(voice.register), deviation: tenths(voice.deviation) } }
      : {}),
    sure,
  }
}

const isNamed = ({ heard, toneHeard }: JudgedSyllable) => heard !== undefined || toneHeard !== undefined

function judgedSyllable(
  { target, start, end, substitutions, points }: MeasuredSyllable,
  tone: ToneOdds | null,
  sound: number,
  { register, range }: Measures['tones'],
  text: string,
  offsetMs: number,
): JudgedSyllable {
  const toned = tone ? 1 / (1 + Math.exp(tone.odds - 1)) : 0.7
  // A sound that makes no syllable of Hakka is not named.
  const other =
    sound < SOUND_SURE_BELOW ? substitutions.find(({ letters }) => SYLLABLES.has(letters)) : undefined
  return {
    text,
    pinyin: written(target),
    score: whole(sound * (0.4 + 0.6 * toned)),
    startMs: Math.round(offsetMs + start * FRAME_MS),
    endMs: Math.round(offsetMs + end * FRAME_MS),
    ...(tone && tone.odds > TONE_SURE_ABOVE ? { toneHeard: tone.other } : {}),
    ...(other && other.margin > 0 ? { heard: other.letters } : {}),
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
