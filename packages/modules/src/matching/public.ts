import { type Deal, faceOf } from '#kit/public.ts'
import type { MatchingContent } from './content.ts'
import { roundsOf } from './rounds.ts'

/** Board after board: the terms with how many options each takes, and these in one pool. */
export const shownMatching = (content: MatchingContent, deal: Deal) => ({
  boards: roundsOf(content).map((terms) => ({
    terms: terms.map((term) => ({
      ...faceOf(term),
      index: term.index,
      takes: term.reactable_options.filter((option) => option.is_correct).length,
    })),
    options: deal(terms.flatMap((term) => term.reactable_options)),
  })),
})
export type ShownMatching = ReturnType<typeof shownMatching>
