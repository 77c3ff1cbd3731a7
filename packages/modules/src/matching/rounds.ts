import type { MatchingContent } from './content.ts'

type Term = MatchingContent['terms'][number] & { index: number }

/** Terms that a board can show at once without losing the eye. */
const ROUND_MAX = 6

/** The terms in boards of nearly equal size. */
export function roundsOf({ terms }: MatchingContent): Term[][] {
  const count = Math.ceil(terms.length / ROUND_MAX)
  const size = Math.ceil(terms.length / count)
  return Array.from({ length: count }, (_, round) =>
    terms.map((term, index) => ({ ...term, index })).slice(round * size, (round + 1) * size),
  )
}
