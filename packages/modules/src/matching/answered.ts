import { type AnsweredQuestion, answeredPlaces } from '#kit/answered.ts'
import type { MatchingContent } from './content.ts'
import { areaId, solveMatching } from './score.ts'

/** Terms with the options that were put to them. */
export const answeredMatching = (content: MatchingContent, answer: unknown): AnsweredQuestion[] =>
  answeredPlaces(
    content.terms.map((term, index) => ({ asked: term, areas: [areaId(index)] })),
    content.terms.flatMap((term) => term.reactable_options),
    solveMatching(content),
    answer,
    { once: true },
  )
