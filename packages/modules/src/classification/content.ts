import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { boardItem, label, media } from '#kit/content.ts'

const CATEGORIES_MAX = 6
const ITEMS_MAX = 12

/** Items of all categories are pooled and sorted back. `enable_free_input: '1'` lets pupils write notes of their own. */
export const classificationContent = z.object({
  categories: z
    .array(
      z.object({ title: label, image: media.optional(), items: z.array(boardItem).min(1).max(ITEMS_MAX) }),
    )
    .min(2)
    .max(CATEGORIES_MAX)
    .superRefine((categories, context) => {
      const texts = categories.flatMap(({ items }) => items.map(({ text }) => text)).filter(Boolean)
      for (const text of texts.filter((own, index) => texts.indexOf(own) !== index))
        context.addIssue({ code: 'custom', message: `「${text}」出現兩次，學生不知道要放哪裡` })
    }),
  enable_free_input: z.enum(['0', '1']).optional(),
})
export type ClassificationContent = z.output<typeof classificationContent>

/** The items put into each category, by its index; items are numbered from 1 through all categories. */
export const classificationAnswer = placedAnswer({
  areas: CATEGORIES_MAX,
  options: CATEGORIES_MAX * ITEMS_MAX,
})
