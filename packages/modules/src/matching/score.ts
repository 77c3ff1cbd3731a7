import { placedScore, type Score } from '#kit/score.ts'
import type { MatchingContent } from './module.ts'

/** The answer area of a term, by its index. */
export const areaId = (index: number): string => String(index)

/** One point for each correct option that lies at its own term and nowhere else. */
export function scoreMatching({ terms }: MatchingContent, answer: unknown): Score {
  const options = terms.flatMap((term, index) =>
    term.reactable_options.map(({ id, is_correct }) => ({ id, area: is_correct ? areaId(index) : null })),
  )
  return placedScore(options, answer)
}
