import { z } from 'zod'
import { answerByIndex, written } from '#kit/answer.ts'
import { hakkaUnderText, sound } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

const QUESTIONS_MAX = 50

const hakkaText = hakkaUnderText({})

/** A Hakka sentence with its reading, and one translation of it that will do. */
const question = z
  .object({
    hakka_question_text: means({ is: 'hakka', reading: 'pinyin' }, z.string().min(1).max(500)),
    pinyin: z.string(),
    chinese_question_text: means({ is: 'translation' }, z.string().min(1).max(500)),
    sound: sound.optional(),
  })
  .superRefine(({ hakka_question_text: text, pinyin }, context) => {
    if (text === '') return
    for (const { message } of hakkaText.safeParse({ text, pinyin }).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path: ['pinyin'] })
    }
  })

export const hakkaToChineseContent = z.object({ questions: z.array(question).min(1).max(QUESTIONS_MAX) })
export type HakkaToChineseContent = z.output<typeof hakkaToChineseContent>

/** How a learner judges an own translation. */
const mark = z.enum(['right', 'close', 'wrong'])
export type Mark = z.output<typeof mark>

/** How the learner judges the own translation of each question, by its index; where the server marks, what was written. */
export const hakkaToChineseAnswer = answerByIndex(QUESTIONS_MAX, z.union([mark, z.object({ text: written })]))
export type Translations = z.output<typeof hakkaToChineseAnswer>
