import { type AnsweredQuestion, answeredSorting } from '#kit/answered.ts'
import { areasOf, itemsOf } from './board.ts'
import type { ClassificationContent } from './content.ts'

/** Items with the categories that they were put into. */
export const answeredClassification = (content: ClassificationContent, answer: unknown): AnsweredQuestion[] =>
  answeredSorting(
    itemsOf(content),
    areasOf(content.categories, 0).map(({ id }, index) => ({
      id,
      face: content.categories[index]?.title ?? { text: id },
    })),
    answer,
  )
