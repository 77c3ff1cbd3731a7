import { type AnsweredQuestion, answeredSorting } from '#kit/answered.ts'
import { itemsOf } from './board.ts'
import type { MatchingInDiagramContent } from './content.ts'

/** Items with the layers that they were put into. */
export const answeredDiagram = (content: MatchingInDiagramContent, answer: unknown): AnsweredQuestion[] =>
  answeredSorting(
    itemsOf(content),
    content.layers_title.map((face, index) => ({ id: String(index + 1), face })),
    answer,
  )
