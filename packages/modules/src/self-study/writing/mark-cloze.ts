import type { PlacedAnswer } from '#kit/score.ts'
import type { Verdict } from '#kit/verdict.ts'

/** The area of a gap, by its number. */
export const gapArea = (no: number) => `gap-${no}`

/** What was laid into each gap, in their order; an empty one has an empty text. */
export const wordsIn = (words: readonly string[], gaps: number, placed: PlacedAnswer): string[] =>
  Array.from({ length: gaps }, (_, at) => words[placed[gapArea(at + 1)]?.[0] ?? -1] ?? '')

/** Marks words that lie in gaps, by their places in the bank; a gap takes each of its words. */
export function markCloze(
  words: readonly string[],
  answers: readonly (readonly string[])[],
  placed: PlacedAnswer,
): Verdict {
  const laid = wordsIn(words, answers.length, placed)
  const fits = answers.map((own, at) => own.includes(laid[at] ?? ''))
  const areas = answers.map((_, at) => gapArea(at + 1))
  return {
    right: areas.flatMap((area, at) => (fits[at] ? (placed[area] ?? []) : [])),
    full: areas.filter((_, at) => fits[at]),
    done: fits.every(Boolean),
    score: { kind: 'points', earned: fits.filter(Boolean).length, total: answers.length },
  }
}
