import type { FirstPick } from './content.ts'
import { DIRECTIONS, type Direction } from './directions.ts'
import { type Misses, missedOnce } from './misses.ts'

/** The maze: at each crossing one of four ways leads on. */
export interface MazeState {
  readonly crossings: number
  /** Index of the crossing; past the last one the game is over. */
  readonly at: number
  readonly wrong: readonly Direction[]
  /** The way that leads on, once it is found. */
  readonly way: Direction | null
  readonly first: readonly FirstPick[]
  /** By the crossing's index. */
  readonly misses: Misses
}

export type MazeAction =
  | { type: 'pick'; direction: Direction; right: boolean }
  | { type: 'next' }
  | { type: 'go'; at: number }

export const startMaze = (crossings: number): MazeState => ({
  crossings,
  at: 0,
  wrong: [],
  way: null,
  first: [],
  misses: {},
})

export function mazeReducer(state: MazeState, action: MazeAction): MazeState {
  const { at, way, wrong, first } = state
  if (action.type === 'go') return { ...state, at: action.at, wrong: [], way: null }
  if (at >= state.crossings) return state
  if (action.type === 'next') return way ? { ...state, at: at + 1, wrong: [], way: null } : state
  const { direction, right } = action
  if (way || wrong.includes(direction)) return state
  const pick = { asked: at, picked: DIRECTIONS.indexOf(direction) }
  const next = { ...state, first: first.some(({ asked }) => asked === at) ? first : [...first, pick] }
  if (right) return { ...next, way: direction }
  return { ...next, wrong: [...wrong, direction], misses: missedOnce(state.misses, at) }
}

/** A tap as it is played again; `undefined` for no way. */
export function mazeStep(before: MazeState, tap: number, right: boolean): MazeState | undefined {
  const direction = DIRECTIONS[tap]
  if (!direction) return undefined
  const state = mazeReducer(before, { type: 'pick', direction, right })
  return state.way ? mazeReducer(state, { type: 'next' }) : state
}
