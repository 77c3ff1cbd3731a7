import { readingFault } from '@hakka/hakka/ruby'
import { z } from 'zod'
import { chinese, head, moment, no, numbered, sound, TWICE } from '#kit/content.ts'

const PIECES_MIN = 3
const PIECES_MAX = 9

const piece = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[^@，。]+$/, '詞卡不能有「@」、逗號和句號')

const question = z
  .object({
    no,
    /** In the order in which they make the sentence. */
    pieces: z.array(piece).min(PIECES_MIN).max(PIECES_MAX),
    piece_pinyin: z.array(z.string().max(120)).min(PIECES_MIN).max(PIECES_MAX),
    /** The whole sentence as it is written, with its commas and its full stop. */
    answer: z.string().min(1).max(300),
    pinyin: z.string().max(600),
    chinese,
    audio: sound.optional(),
  })
  .superRefine(({ pieces, piece_pinyin, answer, pinyin }, context) => {
    const fault = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    if (pieces.join('') !== answer.replaceAll(/[，。]/g, '')) fault('詞卡照順序排起來不是這一句', 'pieces')
    if (new Set(pieces).size === 1) fault('詞卡都一樣，怎麼排都對', 'pieces')
    if (piece_pinyin.length !== pieces.length) fault('每張詞卡要有一個拼音', 'piece_pinyin')
    for (const [index, own] of pieces.entries()) {
      const reading = readingFault(own, piece_pinyin[index])
      if (reading) fault(reading, 'piece_pinyin', index)
    }
    const reading = readingFault(answer, pinyin)
    if (reading) fault(reading, 'pinyin')
  })
export type StepsQuestion = z.output<typeof question>

/** A set of sentences, each cut into pieces. */
export const content = z.object({
  ...head(2),
  questions: z.array(question).min(1).max(500).refine(numbered, TWICE),
})
export type StepsContent = z.output<typeof content>

const place = z
  .number()
  .int()
  .min(0)
  .max(PIECES_MAX - 1)

const answered = z.object({
  no: z.number().int(),
  /** Step by step: which card of the pool lies there, by its place in the pool, and when it was laid. */
  placed: z.array(z.tuple([place, moment])).max(PIECES_MAX),
  /** When the sentence was sent. */
  at: moment,
})

/** The sentence as it is sent: step by step, which card lies there and when it was laid. */
export const act = answered.omit({ at: true })
export type StepsAct = z.output<typeof act>

/** The questions in the order of play. At most 100 of 160 bytes. */
export const log = z.object({ answers: z.array(answered).max(100) })
export type StepsLog = z.output<typeof log>
