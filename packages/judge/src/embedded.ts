export { loadModel, type Model } from './model.ts'

import { hanOf } from '@hakka/hakka/characters'
import { type Conclusion, conclude } from './conclusion.ts'
import { hear, type Speech, speechOf } from './hearing.ts'
import { type Heard, type Measures, measure } from './measures.ts'
import type { Model } from './model.ts'
import { phonesOfText, type SyllablePhones } from './phones.ts'
import { type JudgeInput, type Judgement, JudgeRefusal, type PronunciationJudge } from './port.ts'

/** Dialects whose sounds and tones the model has learnt: 四縣 and 海陸. */
const DIALECTS: readonly number[] = [1, 2]
/** More syllables than could be said within the longest recording. */
const SYLLABLES_MAX = 80

/**
 * The judge that needs nothing but its model. It judges in the calling thread, some 45 ms for a 3 second clip; `signal`
 * is looked at between stages, its reason thrown.
 * @example const judge = embeddedJudge(loadModel(await readFile('judge.bin')))
 */
export function embeddedJudge(model: Model): PronunciationJudge {
  return {
    id: 'embedded',
    version: model.version,
    supports: (dialectId) => DIALECTS.includes(dialectId),
    judge: async (input, signal) => {
      signal.throwIfAborted()
      return examine(model, input, signal).judgement
    },
  }
}

export interface Task {
  targets: SyllablePhones[]
  /** A character for each syllable, where text and pinyin fit each other. */
  texts: string[]
}

/** @throws JudgeRefusal for another dialect, and for pinyin that does not parse */
export function taskOf({ dialectId, words }: Pick<JudgeInput, 'dialectId' | 'words'>): Task {
  if (!DIALECTS.includes(dialectId)) throw new JudgeRefusal('unsupported_dialect')
  const each = words.map(({ text, pinyin }) => {
    const targets =
      pinyin.length > 20 * SYLLABLES_MAX ? null : phonesOfText(pinyin.replace(/[，、。！？；：,.!?;:]/g, ' '))
    if (!targets) throw new JudgeRefusal('bad_pinyin')
    const characters = text.length > 20 * SYLLABLES_MAX ? [] : hanOf(text)
    return {
      targets,
      texts: targets.map((_, i) => (characters.length === targets.length ? (characters[i] ?? '') : '')),
    }
  })
  const targets = each.flatMap((word) => word.targets)
  if (targets.length === 0 || targets.length > SYLLABLES_MAX) throw new JudgeRefusal('bad_pinyin')
  return { targets, texts: each.flatMap((word) => word.texts) }
}

export interface Examination {
  judgement: Judgement
  /** None where the recording has no room for the words. */
  sure?: Conclusion['sure']
  figures?: Measures['figures']
  /** Of each syllable, in order. */
  syllableFigures?: Measures['figures'][]
}

/** Measures and concludes; words that the recording has no room for were not said. */
export function examinationOf(
  model: Model,
  { dialectId, register }: Pick<JudgeInput, 'dialectId' | 'register'>,
  { targets, texts }: Task,
  { offsetMs }: Speech,
  heard: Heard,
  engine: string,
): Examination {
  const measures = measure(model, heard, targets, dialectId, register)
  if (!measures) return { judgement: { ...unsaid(targets, texts), engine } }
  const { sure, ...rest } = conclude(model, measures, texts, offsetMs)
  const syllableFigures = measures.syllables.map(({ figures }) => figures)
  return { judgement: { ...rest, engine }, sure, figures: measures.figures, syllableFigures }
}

/** Judges, and says what the detectors saw: for calibration and evaluation. */
export function examine(model: Model, input: JudgeInput, signal: AbortSignal): Examination {
  const task = taskOf(input)
  const speech = speechOf(input.pcm, task.targets.length)
  signal.throwIfAborted()
  const heard = hear(model, speech, task.targets, signal)
  signal.throwIfAborted()
  return examinationOf(model, input, task, speech, heard, `embedded-${model.version}`)
}

function unsaid(targets: readonly SyllablePhones[], texts: readonly string[]): Omit<Judgement, 'engine'> {
  return {
    score: 0,
    parts: { accuracy: 0, tone: 0, completeness: 0, fluency: 0 },
    syllables: targets.map(({ letters, contour }, i) => ({
      text: texts[i] ?? '',
      pinyin: letters + contour,
      score: 0,
      startMs: 0,
      endMs: 0,
      learner: [],
      reference: [],
    })),
    feedback: ['錄到的聲音太短，要把每個字都唸出來。'],
  }
}
