import { type Deal, type Face, faceOf } from '#kit/public.ts'
import { pairRounds } from './pairs.ts'
import type { Pairs } from './pairs-content.ts'

/** A card as it is shown, by its number. */
export type ShownCard = Face & { id: number }

/** The cards of a board: the first ones stay, the second ones are laid to them. */
export interface PairCards {
  ones: readonly ShownCard[]
  twos: readonly ShownCard[]
}

/** Board after board: the first cards as they are, the second ones dealt. */
export const shownPairs = (content: Pairs, deal: Deal): { boards: PairCards[] } => ({
  boards: pairRounds(content).map((pairs) => ({
    ones: pairs.map(({ index, one }) => ({ ...faceOf(one), id: index })),
    twos: deal(pairs.map(({ index, two }) => ({ ...two, id: index }))),
  })),
})
