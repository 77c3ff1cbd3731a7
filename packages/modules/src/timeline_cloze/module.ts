import { z } from 'zod'
import { eitherText, label } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'
import { blanksOf } from './parts.ts'

/** A point of the timeline. A part whose `_show` is false is a blank; the texts of the blanks form the pool. */
const term = z
  .object({
    top: label.optional(),
    top_show: z.boolean().optional(),
    middle: label.optional(),
    middle_show: z.boolean().optional(),
    bottom: label.optional(),
    bottom_show: z.boolean().optional(),
  })
  .refine(({ top, middle, bottom }) => top ?? middle ?? bottom, '時間線上有一格是空的')

export const timelineContent = z
  .object({
    questions: z
      .array(eitherText({ terms: z.array(term).min(2).max(8) }))
      .min(1)
      .max(20),
  })
  .superRefine((content, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message })
    const blanks = blanksOf(content)
    content.questions.forEach((_, question) => {
      const texts = blanks.filter((own) => own.question === question).map(({ value }) => value.text)
      if (texts.length === 0) issue(`第 ${question + 1} 題沒有空格`)
      for (const text of texts.filter((own, index) => texts.indexOf(own) !== index))
        issue(`第 ${question + 1} 題的「${text}」空了兩次，學生分不出來`)
    })
  })
export type TimelineContent = z.output<typeof timelineContent>

export default defineModuleType<TimelineContent>({
  id: 'timeline_cloze',
  name: '時間線填空',
  version: 1,
  schema: timelineContent,
  empty: () => ({
    questions: [
      {
        text: '照順序填一填',
        lang: 'zh',
        terms: [
          { top: { text: '先', lang: 'zh' }, bottom: { text: '甲', lang: 'zh' }, bottom_show: false },
          { top: { text: '後', lang: 'zh' }, bottom: { text: '乙', lang: 'zh' }, bottom_show: false },
        ],
      },
    ],
  }),
})
