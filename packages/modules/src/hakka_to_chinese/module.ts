import { z } from 'zod'
import { hakkaUnderText, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

const hakkaText = hakkaUnderText({})

/** A Hakka sentence with its reading, and one translation of it that will do. */
const question = z
  .object({
    hakka_question_text: z.string().min(1).max(500),
    pinyin: z.string(),
    chinese_question_text: z.string().min(1).max(500),
    sound: sound.optional(),
  })
  .superRefine(({ hakka_question_text: text, pinyin }, context) => {
    for (const { message } of hakkaText.safeParse({ text, pinyin }).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path: ['pinyin'] })
    }
  })

export const hakkaToChineseContent = z.object({ questions: z.array(question).min(1).max(50) })
export type HakkaToChineseContent = z.output<typeof hakkaToChineseContent>

export default defineModuleType<HakkaToChineseContent>({
  id: 'hakka_to_chinese',
  name: '客語翻譯',
  version: 1,
  schema: hakkaToChineseContent,
  empty: () => ({
    questions: [{ hakka_question_text: '客', pinyin: 'hag2', chinese_question_text: '客' }],
  }),
})
