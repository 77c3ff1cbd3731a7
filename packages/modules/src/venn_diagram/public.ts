import type { Deal } from '#kit/public.ts'
import { itemsOf } from './board.ts'
import type { VennContent } from './content.ts'

/** The circles, and the texts of all of them in one pool. */
export const shownVenn = (content: VennContent, deal: Deal) => ({
  groups: content.groups.map(({ title }) => ({ title })),
  options: deal(itemsOf(content)),
})
export type ShownVenn = ReturnType<typeof shownVenn>
