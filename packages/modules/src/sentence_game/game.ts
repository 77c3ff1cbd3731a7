import { readEach, readFirstTry, readNumbers, readRecord } from '#kit/kept/read-kept.ts'
import { joinedScore, type PlacedAnswer, type Score } from '#kit/score.ts'
import type { FirstTry } from '#kit/verdict.ts'

/** How many of the missed questions come again. */
const AGAIN_MOST = 5

/**
 * Where a game stands. `at` counts on through the questions that come again; it is one past the last of them where the
 * result is shown.
 */
export interface Game {
  readonly at: number
  /** The first try at each question that is answered, by its index. */
  readonly first: Readonly<Record<number, FirstTry>>
  /** Questions that took more than one try, the latest first: they come again after the last one. */
  readonly again: readonly number[]
  /** How many of them are answered. */
  readonly redone: number
  /** Which game this is: another one deals the options anew. */
  readonly run: number
}

export type GameAction =
  | { type: 'answered'; first: FirstTry }
  | { type: 'redone' }
  | { type: 'next' }
  | { type: 'again' }
  | { type: 'restore'; game: Game }

export const startGame: Game = { at: 0, first: {}, again: [], redone: 0, run: 0 }

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
      return answeredFirst(game, action.first)
    case 'redone':
      return { ...game, redone: Math.max(game.redone, game.at - answered(game) + 1) }
    case 'next':
      return answered(game) + game.redone > game.at ? { ...game, at: game.at + 1 } : game
    case 'again':
      return { ...startGame, run: game.run + 1 }
    case 'restore':
      return action.game
  }
}

function answeredFirst(game: Game, first: FirstTry): Game {
  if (game.first[game.at]) return game
  const comes = (first.misses ?? 0) > 0 && game.again.length < AGAIN_MOST
  return {
    ...game,
    first: { ...game.first, [game.at]: first },
    again: comes ? [game.at, ...game.again] : game.again,
  }
}

/** A game as it was kept; `undefined` for what is none, or is of more questions. */
export function keptGame(kept: unknown, questions: number): Game | undefined {
  const { at, run, redone, ...record } = readRecord(kept) ?? {}
  const first = readEach(record.first, readFirstTry)
  const again = readNumbers(record.again)
  if (typeof at !== 'number' || typeof run !== 'number' || typeof redone !== 'number') return undefined
  if (!first || !again || !Number.isInteger(at) || at < 0 || at > questions + again.length) return undefined
  const isQuestion = (index: number) => Number.isInteger(index) && index >= 0 && index < questions
  return [...Object.keys(first).map(Number), ...again].every(isQuestion)
    ? { at, run, first, again, redone }
    : undefined
}
