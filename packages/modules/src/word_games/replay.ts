import { clearReducer, dealClear, isFound, isOfAsked } from './clear.ts'
import type { FirstPick, GameTaps, WordGamesContent } from './content.ts'
import { DIRECTIONS } from './directions.ts'
import { wordsFor } from './games.ts'
import { mazeReducer, startMaze } from './maze.ts'
import { dealPairs, isCleared, isFellow, openCard, pairsReducer } from './pairs.ts'
import { dealQuiz, isAsked, quizReducer } from './quiz.ts'
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
type Step<S> = (state: S, tap: number) => { state: S; right: boolean } | undefined

function follow<S extends { at: number; first: readonly FirstPick[] }>(
  start: S,
  taps: readonly number[],
  step: Step<S>,
  { turns, total }: { turns: number; total: number },
): Replay | undefined {
  let now = { state: start, right: false }
  for (const tap of taps) {
    const next = now.state.at < turns ? step(now.state, tap) : undefined
    if (!next || next.state === now.state) return undefined
    now = next
  }
  const { at, first } = now.state
  return { right: now.right, over: at === turns, first, total }
}

/** Deals a game once more and plays it by its taps; `undefined` where they can't have been made in it. */
export function replayed(
  { questions }: WordGamesContent,
  words: readonly GameWord[],
  { game, seed, taps }: GameTaps,
): Replay | undefined {
  const given = wordsFor(game, words)
  switch (game) {
    case 'listen':
    case 'name': {
      const start = dealQuiz(given, seed)
      const count = start.questions.length
      const step: Step<typeof start> = (before, no) => {
        const right = isAsked(before, no)
        const state = quizReducer(before, { type: 'pick', no, right })
        return { state: state.solved ? quizReducer(state, { type: 'next' }) : state, right }
      }
      return follow(start, taps, step, { turns: count, total: count })
    }
    case 'clear': {
      const start = dealClear(given, seed)
      const count = start.questions.length
      const step: Step<typeof start> = (before, id) => {
        const right = isOfAsked(before, id)
        const state = clearReducer(before, { type: 'pick', id, right })
        return { state: isFound(state) ? clearReducer(state, { type: 'next' }) : state, right }
      }
      return follow(start, taps, step, { turns: count, total: count })
    }
    case 'pairs': {
      const start = dealPairs(given, seed)
      const total = new Set(start.rounds.flat().map((card) => card.no)).size
      const step: Step<typeof start> = (before, id) => {
        const right = openCard(before) === undefined || isFellow(before, id)
        const state = pairsReducer(before, { type: 'pick', id, right })
        return { state: isCleared(state) ? pairsReducer(state, { type: 'next' }) : state, right }
      }
      return follow(start, taps, step, { turns: start.rounds.length, total })
    }
    case 'maze': {
      const step: Step<ReturnType<typeof startMaze>> = (before, tap) => {
        const direction = DIRECTIONS[tap]
        if (!direction) return undefined
        const right = questions[before.at]?.answer === direction
        const state = mazeReducer(before, { type: 'go', direction, right })
        return { state: state.way ? mazeReducer(state, { type: 'next' }) : state, right }
      }
      const count = questions.length
      return follow(startMaze(count), taps, step, { turns: count, total: count })
    }
  }
}
