import { z } from 'zod'
import { boardItem, label, media } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/** Items of all categories are pooled and sorted back. `enable_free_input: '1'` lets pupils write notes of their own. */
export const classificationContent = z.object({
  categories: z
    .array(z.object({ title: label, image: media.optional(), items: z.array(boardItem).min(1).max(12) }))
    .min(2)
    .max(6)
    .superRefine((categories, context) => {
      const texts = categories.flatMap(({ items }) => items.map(({ text }) => text))
      for (const text of texts.filter((own, index) => texts.indexOf(own) !== index))
        context.addIssue({ code: 'custom', message: `「${text}」出現兩次，學生不知道要放哪裡` })
    }),
  enable_free_input: z.enum(['0', '1']).optional(),
})
export type ClassificationContent = z.output<typeof classificationContent>

export default defineModuleType<ClassificationContent>({
  id: 'classification',
  name: '分類',
  version: 1,
  schema: classificationContent,
  empty: () => ({
    categories: [
      { title: { text: '第一類', lang: 'zh' }, items: [{ text: '甲', lang: 'zh' }] },
      { title: { text: '第二類', lang: 'zh' }, items: [{ text: '乙', lang: 'zh' }] },
    ],
    enable_free_input: '0',
  }),
})
