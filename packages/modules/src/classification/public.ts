import type { Deal } from '#kit/public.ts'
import { itemsOf } from './board.ts'
import type { ClassificationContent } from './content.ts'

/** The categories, and the items of all of them in one pool. */
export const shownClassification = (content: ClassificationContent, deal: Deal) => ({
  categories: content.categories.map(({ title, image }) => ({ title, image })),
  items: deal(itemsOf(content)),
  enable_free_input: content.enable_free_input,
})
export type ShownClassification = ReturnType<typeof shownClassification>
