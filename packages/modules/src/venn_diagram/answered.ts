import { type AnsweredQuestion, answeredSorting } from '#kit/answered.ts'
import { areasOf, itemsOf } from './board.ts'
import type { VennContent } from './content.ts'

/** Texts with the regions that they were put into. */
export const answeredVenn = (content: VennContent, answer: unknown): AnsweredQuestion[] =>
  answeredSorting(
    itemsOf(content),
    areasOf(content.groups, 0).map(({ id, name }) => ({ id, face: { text: name, lang: 'zh' } })),
    answer,
  )
