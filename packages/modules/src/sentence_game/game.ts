import type { PlacedAnswer } from '#kit/score.ts'

/** Where a game stands. `at` is one past the last question where the result is shown. */
export interface Game {
  readonly at: number
  /** The first submission of each question that is answered, under the question's area. */
  readonly first: PlacedAnswer
  /** Which game this is: another one deals the options anew. */
  readonly run: number
}

export type GameAction = { type: 'answered'; first: PlacedAnswer } | { type: 'next' } | { type: 'again' }

export const startGame: Game = { at: 0, first: {}, run: 0 }

/** How many questions are answered. */
export const answered = (game: Game): number => Object.keys(game.first).length

/** One question after the other; only the first submission of each is kept. */
export function gameReducer(game: Game, action: GameAction): Game {
  switch (action.type) {
    case 'answered':
      return { ...game, first: { ...action.first, ...game.first } }
    case 'next':
      return answered(game) > game.at ? { ...game, at: game.at + 1 } : game
    case 'again':
      return { ...startGame, run: game.run + 1 }
  }
}
