import { shownBlank } from '#kit/blank/blank-public.ts'
import type { Deal } from '#kit/public.ts'
import type { MindmapContent } from './content.ts'

/** The map with its blanks empty. */
export const shownMindmap = ({ image, topic, questions }: MindmapContent, deal: Deal) => ({
  image,
  topic,
  questions: questions.map(({ title, terms }) => ({
    title,
    terms: terms.map((term) => shownBlank(term, deal)),
  })),
})
export type ShownMindmap = ReturnType<typeof shownMindmap>
