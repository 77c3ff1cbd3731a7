import { type AnsweredQuestion, answeredPlaces } from '#kit/answered.ts'
import { pairsSolution } from './pairs.ts'
import type { Pairs } from './pairs-content.ts'

/** First cards with the second cards that were laid to them. */
export const answeredPairs = (content: Pairs, answer: unknown): AnsweredQuestion[] =>
  answeredPlaces(
    content.groups.map(({ items }, index) => ({ asked: items['1'], areas: [String(index)] })),
    content.groups.map(({ items }, id) => ({ ...items['2'], id })),
    pairsSolution(content),
    answer,
  )
