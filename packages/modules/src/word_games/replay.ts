import { clearStep, dealClear, isOfAsked } from './clear.ts'
import type { FirstPick, GameTaps, WordGamesContent } from './content.ts'
import { DIRECTIONS } from './directions.ts'
import { wordsFor } from './games.ts'
import { mazeStep, startMaze } from './maze.ts'
import { dealPairs, isFellow, openCard, pairsStep } from './pairs.ts'
import { dealQuiz, isAsked, quizStep } from './quiz.ts'
import type { GameWord } from './words.ts'

/** What became of a game's taps. */
export interface Replay {
  /** Whether the last tap was right. */
  right: boolean
  over: boolean
  first: readonly FirstPick[]
  /** How many words or crossings the whole game asks for. */
  total: number
}

/** How a game goes on at a tap: `undefined` where it can't be made. */
type Step<S> = (state: S, tap: number, right: boolean) => S | undefined

function follow<S extends { at: number; first: readonly FirstPick[] }>(
  start: S,
  taps: readonly number[],
  isRight: (state: S, tap: number) => boolean,
  step: Step<S>,
  { turns, total }: { turns: number; total: number },
): Replay | undefined {
  let state = start
  let right = false
  for (const tap of taps) {
    right = isRight(state, tap)
    const next = state.at < turns ? step(state, tap, right) : undefined
    if (!next || next === state) return undefined
    state = next
  }
  return { right, over: state.at === turns, first: state.first, total }
}

/**
 * Deals a game once more and plays it by its taps; `undefined` where they can't have been made in it.
 * @param only the words, or crossings, that are asked for where some are practised again
 */
export function replayed(
  { questions }: WordGamesContent,
  words: readonly GameWord[],
  { game, seed, taps }: GameTaps,
  only?: readonly number[],
): Replay | undefined {
  const given = wordsFor(game, words)
  switch (game) {
    case 'listen':
    case 'name': {
      const start = dealQuiz(given, seed, only)
      const count = start.questions.length
      return follow(start, taps, isAsked, quizStep, { turns: count, total: count })
    }
    case 'clear': {
      const start = dealClear(given, seed, only)
      const count = start.questions.length
      return follow(start, taps, isOfAsked, clearStep, { turns: count, total: count })
    }
    case 'pairs': {
      const start = dealPairs(given, seed, only)
      const total = new Set(start.rounds.flat().map((card) => card.no)).size
      const isRight = (before: typeof start, id: number) =>
        openCard(before) === undefined || isFellow(before, id)
      return follow(start, taps, isRight, pairsStep, { turns: start.rounds.length, total })
    }
    case 'maze': {
      const asked = only ? only.map((at) => questions[at]) : questions
      const isRight = ({ at }: { at: number }, tap: number) => asked[at]?.answer === DIRECTIONS[tap]
      const count = asked.length
      return follow(startMaze(count), taps, isRight, mazeStep, { turns: count, total: count })
    }
  }
}

/** A tap and whether it was right, as the game took it. */
export type Tapped = readonly [tap: number, right: boolean]

/**
 * A game as it stands after what was tapped in it; what ends it is to be tapped again. Taps that can't have been made in
 * it are passed over.
 */
export function resumed<S extends { at: number }>(
  start: S,
  tapped: readonly Tapped[],
  step: Step<S>,
  turns: number,
): S {
  return tapped.reduce((state, [tap, right]) => {
    const next = step(state, tap, right) ?? state
    return next.at < turns ? next : state
  }, start)
}
