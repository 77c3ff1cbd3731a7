import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BOUNDS, JUDGE } from '../constants.ts'
import { atMost, dialectId } from '../shapes.ts'
import { uploadedBytes } from '../upload.ts'
import { attemptKey, attemptPlace } from './attempt.ts'

const WORDS_FAULT = '要評分的詞語格式不正確'

/** What is to be said: a text and its pinyin with contour numbers. */
const judgeWord = z.object({
  text: z
    .string()
    .trim()
    .min(1, '請輸入要唸的詞')
    .refine(atMost(JUDGE.text), `一個詞最多 ${JUDGE.text} 個字`),
  pinyin: z.string().trim().min(1, '請輸入拼音').refine(atMost(BOUNDS.description), '拼音太長'),
})

const judgeWords = z.array(judgeWord).min(1, '請輸入要唸的詞').max(JUDGE.words, '一次評分的詞太多')

/** The list as JSON: a multipart form has texts alone. */
const wordsField = z
  .string({ error: WORDS_FAULT })
  .meta({ examples: ['[{"text":"阿公","pinyin":"a24 gung24"}]'] })
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: WORDS_FAULT })
      return z.NEVER
    }
  })
  .pipe(judgeWords)

const semitonesOver55 = z.number().min(-12).max(60)

const part = z.number().min(0).max(100)

/** Semitones about the speaker's middle, at 20, 40, 60 and 80 % of the rime; none where nothing is voiced. */
const pitchLine = z.array(z.number().min(-60).max(60)).max(32)

const judgedSyllable = z.object({
  text: z.string(),
  pinyin: z.string(),
  score: part,
  startMs: z.number().min(0),
  endMs: z.number().min(0),
  /** Contour number that was heard, where it is another one. */
  toneHeard: z.string().exactOptional(),
  /** Letters that were heard, where they are others. */
  heard: z.string().exactOptional(),
  learner: pitchLine,
  reference: pitchLine,
})
export type JudgedSyllable = z.output<typeof judgedSyllable>

const REGISTER_FAULT = '不是聲音的高度'
const registerField = z
  .string()
  .regex(/^-?\d{1,2}(?:\.\d{1,3})?$/, REGISTER_FAULT)
  .meta({ examples: ['21.5'] })
  .transform(Number)
  .pipe(z.number().min(-12, REGISTER_FAULT).max(60, REGISTER_FAULT))

/** How well a recording says its words (design of the judge; `score` is what the specification promises). */
export const judgement = z.object({
  /** 0–100, whole. */
  score: z.number().int().min(0).max(100),
  parts: z.object({ accuracy: part, tone: part, completeness: part, fluency: part }),
  syllables: z.array(judgedSyllable).max(JUDGE.syllables),
  /** One or two Chinese sentences; pinyin in them as `feedback` of the engine's port writes it. */
  feedback: z.array(z.string().max(300)).max(4),
  /** What the recording alone tells of the voice: its middle in semitones over 55 Hz, and how surely. */
  voice: z.object({ register: semitonesOver55, deviation: z.number().min(0).max(20) }).exactOptional(),
  /** Which engine judged, with its version. */
  engine: z.string().max(100),
})
export type JudgementAnswer = z.output<typeof judgement>

export const aiJudgeCalls = {
  'POST /api/ai_judge': call({
    summary: 'AI 評分：一段錄音唸得多準，逐字、逐調；錄音只在記憶體裡，評完就不在了',
    multipart: { maxBytes: JUDGE.bytes, maxFiles: 1, inMemory: true },
    body: z.object({
      _token: formToken,
      dialect_id: dialectId,
      words: wordsField,
      /** The speaker's middle by what was said before in this visit, in semitones over 55 Hz: tones are told better by it. */
      register: registerField.optional(),
      /** What was said, where it is part of something that is learnt: a user's score is kept under it. */
      thing: attemptPlace.thing.optional(),
      thing_id: attemptPlace.thing_id.optional(),
      version_id: attemptPlace.version_id,
      item: attemptPlace.item,
      key: attemptKey.optional(),
      /** A WAV file; its own sentence where there is none is the handler's. */
      file: uploadedBytes().optional(),
    }),
    answer: judgement,
  }),
}
