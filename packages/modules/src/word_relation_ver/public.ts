import { shownBlank } from '#kit/blank/blank-public.ts'
import type { Deal } from '#kit/public.ts'
import type { RelationContent } from './content.ts'

/** The graph with its blanks empty. */
export const shownRelations = ({ words, relations }: RelationContent, deal: Deal) => ({
  words,
  relations: relations.map(({ from, to, ...text }) => ({ from, to, ...shownBlank(text, deal) })),
})
export type ShownRelations = ReturnType<typeof shownRelations>
