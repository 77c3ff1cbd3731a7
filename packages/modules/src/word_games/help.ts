import type { ClearState } from './clear.ts'
import { isFound } from './clear.ts'
import type { PairsState } from './pairs.ts'
import { openCard } from './pairs.ts'

/** At which miss of a word one wrong card goes, and at which the answer is shown. */
const TAKES_AWAY = 2
const TELLS = 3

/** How a child who practises is helped on; by numbers of words, ids of cards or names of directions. */
export interface GameHelp<T> {
  /** A wrong one that is out of the way. */
  taken?: T | undefined
  /** The answer is shown and said. */
  tells: boolean
}

export const NO_GAME_HELP: GameHelp<never> & { no?: undefined } = { tells: false }

/** Of one among four: the wrong one that was tried first goes. */
export const helpAmong = <T>(wrong: readonly T[]): GameHelp<T> => ({
  taken: wrong.length >= TAKES_AWAY ? wrong[0] : undefined,
  tells: wrong.length >= TELLS,
})

/** Game 3: a wrong card turns over as long as this word is asked for. */
export function clearHelp(state: ClearState): GameHelp<number> {
  const misses = state.misses[state.questions[state.at]?.asked ?? -1] ?? 0
  if (misses < TAKES_AWAY || isFound(state)) return NO_GAME_HELP
  return { taken: state.tried[0], tells: misses >= TELLS }
}

/** The card that is lit in game 3: the first of the word's that is still there. */
export function litCard({ questions, at, order, cleared }: ClearState): number | undefined {
  const question = questions[at]
  const mine = question?.cards.filter(({ no }) => no === question.asked).map(({ id }) => id) ?? []
  return order.find((id) => mine.includes(id) && !cleared.includes(id))
}

/**
 * Game 2, where a card lies open or two lie there wrongly: of the first one's word, the card first taken for its fellow
 * steps back; after the third miss its own two are lit.
 * @returns also the word's number
 */
export function pairsHelp(state: PairsState): GameHelp<number> & { no?: number | undefined } {
  const first = openCard(state) ?? state.picked[0]
  const no = state.rounds[state.at]?.find(({ id }) => id === first)?.no
  const misses = no === undefined ? 0 : (state.misses[no] ?? 0)
  if (no === undefined || misses < TAKES_AWAY || !state.tried[no]) return NO_GAME_HELP
  return { no, taken: state.tried[no]?.[0], tells: misses >= TELLS }
}
