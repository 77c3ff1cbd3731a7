import { placedScore, placedSolution, type Score } from '#kit/score.ts'
import { markPlaced, type Verdict } from '#kit/verdict.ts'
import type { MatchingContent } from './content.ts'

/** The answer area of a term, by its index. */
export const areaId = (index: number): string => String(index)

const optionsOf = ({ terms }: MatchingContent) =>
  terms.flatMap((term, index) =>
    term.reactable_options.map(({ id, is_correct }) => ({ id, area: is_correct ? areaId(index) : null })),
  )

/** One point for each correct option that lies at its own term and nowhere else. */
export const scoreMatching = (content: MatchingContent, answer: unknown): Score =>
  placedScore(optionsOf(content), answer)

export const markMatching = (content: MatchingContent, answer: unknown): Verdict =>
  markPlaced(optionsOf(content), answer, scoreMatching(content, answer))

/** Each correct option at its own term. */
export const solveMatching = (content: MatchingContent) => placedSolution(optionsOf(content))
