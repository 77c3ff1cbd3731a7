import { readingFault } from '@hakka/hakka/ruby'
import { z } from 'zod'
import { chinese, head, moment, no, numbered, picture, sound, TWICE } from '#kit/content.ts'
import { OPTIONS_MAX, slotsOf } from './modes.ts'

/** A text that is Hakka where its reading stands beside it, else Mandarin. */
const either = <S extends z.ZodRawShape>(extra: S) =>
  z
    .object({ text: z.string().min(1).max(300), pinyin: z.string().max(600).optional(), ...extra })
    .superRefine((value, context) => {
      const own = z.object({ text: z.string(), pinyin: z.string().optional() }).parse(value)
      const fault = own.pinyin === undefined ? undefined : readingFault(own.text, own.pinyin)
      if (fault) context.addIssue({ code: 'custom', message: fault, path: ['pinyin'] })
    })

const option = either({ chinese: chinese.optional(), image: picture.optional() })

const place = z
  .number()
  .int()
  .min(0)
  .max(OPTIONS_MAX - 1)

const question = z
  .object({
    no,
    /** Which part of its group: questions come in the order in which they stand. */
    part: z.number().int().min(1).max(99),
    mode: z.literal([1, 2, 3, 4, 5, 6, 7]),
    title: either({ chinese: chinese.optional(), audio: sound.optional() }),
    title_image: picture.optional(),
    /** In mode 7 those on the left, then as many on the right. */
    option: z.array(option).min(2).max(OPTIONS_MAX),
    /**
     * By place in `option`, from 0: all that are right; in modes 5 and 6 what belongs into each slot in turn; in mode 7
     * what each on the left is joined with. Empty in what a player gets.
     */
    answer: z.array(place).min(1).max(OPTIONS_MAX),
    multiple_answer: z.boolean(),
  })
  .superRefine((own, context) => {
    const { mode, answer, multiple_answer } = own
    const fault = (message: string, path: string) =>
      context.addIssue({ code: 'custom', message, path: [path] })
    const count = own.option.length
    const half = count / 2
    if (new Set(answer).size < answer.length) fault('答案重複', 'answer')
    if (answer.some((index) => index >= count)) fault('沒有這個選項', 'answer')
    if (new Set(own.option.map(({ text }) => text)).size < count) fault('選項重複', 'option')
    if (mode > 4 && multiple_answer) fault('這種題型只有一組答案', 'multiple_answer')
    if (mode === 7 && count % 2 > 0) fault('左右兩邊要一樣多', 'option')
    if (mode === 7 && answer.some((index) => index < half)) fault('左邊要連到右邊', 'answer')
    const slots = slotsOf(own)
    if (slots !== null && answer.length !== slots) fault(`答案要有 ${slots} 個`, 'answer')
    if (slots !== null && count < slots) fault(`選項至少要有 ${slots} 個`, 'option')
    if (mode === 2 && !own.title_image) fault('看圖選詞的題目要有圖片', 'title_image')
    if (mode === 4 && own.option.some(({ image }) => !image)) fault('選圖片的選項都要有圖片', 'option')
  })
export type SongQuestion = z.output<typeof question>

const group = z.object({
  no,
  title: z.string().min(1).max(50),
  /** Asked last, whoever plays. */
  common: z.boolean(),
  hint: z.string().min(1).max(300),
  questions: z.array(question).min(1).max(20),
})

/** A story in pictures, the groups of its questions, and what players are called by their rank. */
export const content = z
  .object({
    ...head(5),
    story: z
      .array(
        z.object({
          image: picture,
          caption: either({ chinese: chinese.optional(), audio: sound.optional() }),
        }),
      )
      .length(4),
    /** From the first tier to the last. */
    tiers: z.array(z.object({ name: z.string().min(1).max(20) })).length(6),
    groups: z.array(group).min(2).max(12).refine(numbered, TWICE),
  })
  .superRefine(({ groups }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message, path: ['groups'] })
    if (groups.filter(({ common }) => common).length !== 1) fault('共同題組要有一組，也只能有一組')
    if (!numbered(groups.flatMap(({ questions }) => questions))) fault('題目的編號重複')
  })
export type SongContent = z.output<typeof content>

const answered = z.object({
  no: z.number().int(),
  /** By place on the screen, as `answer` is by place in `option`. */
  given: z.array(place).max(OPTIONS_MAX),
  /** Answered after the hint of its group. */
  hinted: z.boolean(),
  /** When it was sent on, after its last change. */
  at: moment,
})

/** The questions in the order of play, and when the last was sent. At most 240 of 110 bytes. */
export const log = z.object({ answers: z.array(answered).max(240), end: moment })
export type SongLog = z.output<typeof log>

/** An answer as it lies on the screen, or the hint of a question's group. */
export const act = z.union([
  z.strictObject({ no: z.number().int(), given: answered.shape.given }),
  z.strictObject({ no: z.number().int(), hint: z.literal(true) }),
])
export type SongAct = z.output<typeof act>
