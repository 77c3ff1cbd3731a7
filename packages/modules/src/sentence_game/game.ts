import { readEach, readFirstTry, readRecord } from '#kit/kept/read-kept.ts'
import { joinedScore, type PlacedAnswer, type Score } from '#kit/score.ts'
import type { FirstTry } from '#kit/verdict.ts'

/** Where a game stands. `at` is one past the last question where the result is shown. */
export interface Game {
  readonly at: number
  /** The first try at each question that is answered, by its index. */
  readonly first: Readonly<Record<number, FirstTry>>
  /** Which game this is: another one deals the options anew. */
  readonly run: number
}

export type GameAction =
  | { type: 'answered'; first: FirstTry }
  | { type: 'next' }
  | { type: 'again' }
  | { type: 'restore'; game: Game }

export const startGame: Game = { at: 0, first: {}, run: 0 }

/** How many questions are answered. */
export const answered = (game: Game): number => Object.keys(game.first).length

/** The answer to all questions so far, and what it earns. */
export function resultOf({ first }: Game): { answer: PlacedAnswer; score: Score } {
  const tries = Object.values(first)
  return {
    answer: Object.fromEntries(tries.flatMap(({ answer }) => Object.entries(answer))),
    score: joinedScore(tries.map(({ score }) => score)),
  }
}

/** One question after the other; only the first try at each is kept. */
export function gameReducer(game: Game, action: GameAction): Game {
  switch (action.type) {
    case 'answered':
      return { ...game, first: { [game.at]: action.first, ...game.first } }
    case 'next':
      return answered(game) > game.at ? { ...game, at: game.at + 1 } : game
    case 'again':
      return { ...startGame, run: game.run + 1 }
    case 'restore':
      return action.game
  }
}

/** A game as it was kept; `undefined` for what is none, or is of more questions. */
export function keptGame(kept: unknown, questions: number): Game | undefined {
  const { at, run, ...record } = readRecord(kept) ?? {}
  const first = readEach(record.first, readFirstTry)
  if (typeof at !== 'number' || typeof run !== 'number' || !first) return undefined
  const isPlace = (index: number) => Number.isInteger(index) && index >= 0 && index <= questions
  return isPlace(at) && Object.keys(first).every((index) => isPlace(Number(index) + 1))
    ? { at, run, first }
    : undefined
}
