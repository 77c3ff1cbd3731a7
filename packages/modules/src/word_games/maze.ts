import { DIRECTIONS, type Direction } from './directions.ts'
import type { FirstPick } from './words.ts'

/** The maze: at each crossing one of four ways leads on. */
export interface MazeState {
  /** The right way of each crossing. */
  readonly ways: readonly Direction[]
  /** Index of the crossing; past the last one the game is over. */
  readonly at: number
  readonly wrong: readonly Direction[]
  readonly solved: boolean
  readonly first: readonly FirstPick[]
}

export type MazeAction = { type: 'go'; direction: Direction } | { type: 'next' }

export const startMaze = (ways: readonly Direction[]): MazeState => ({
  ways,
  at: 0,
  wrong: [],
  solved: false,
  first: [],
})

export function mazeReducer(state: MazeState, action: MazeAction): MazeState {
  const way = state.ways[state.at]
  if (way === undefined) return state
  if (action.type === 'next') {
    return state.solved ? { ...state, at: state.at + 1, wrong: [], solved: false } : state
  }
  const { direction } = action
  if (state.solved || state.wrong.includes(direction)) return state
  const pick = { asked: DIRECTIONS.indexOf(way), picked: DIRECTIONS.indexOf(direction) }
  const first = state.first.length > state.at ? state.first : [...state.first, pick]
  return direction === way
    ? { ...state, solved: true, first }
    : { ...state, wrong: [...state.wrong, direction], first }
}
