import { readAnswer, type Score } from '#kit/score.ts'
import type { MatchingContent } from './module.ts'

/** The answer area of a term, by its index. */
export const areaId = (index: number): string => String(index)

/** One point for each correct option that lies at its own term and nowhere else. */
export function scoreMatching(content: MatchingContent, answer: unknown): Score {
  const { terms } = content
  const known = new Set(terms.flatMap((term) => term.reactable_options.map((option) => option.id)))
  const read = readAnswer(answer, known)
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const correct = terms.flatMap((term, index) =>
    term.reactable_options
      .filter((option) => option.is_correct)
      .map((option) => ({ id: option.id, area: areaId(index) })),
  )
  const earned = correct.filter(({ id, area }) => {
    const places = Object.keys(read).filter((own) => read[own]?.includes(id))
    return places.length === 1 && places[0] === area
  }).length
  return { kind: 'points', earned, total: correct.length }
}
