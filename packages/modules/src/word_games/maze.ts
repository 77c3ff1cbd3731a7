import type { FirstPick } from './content.ts'
import { DIRECTIONS, type Direction } from './directions.ts'

/** The maze: at each crossing one of four ways leads on. */
export interface MazeState {
  readonly crossings: number
  /** Index of the crossing; past the last one the game is over. */
  readonly at: number
  readonly wrong: readonly Direction[]
  /** The way that leads on, once it is found. */
  readonly way: Direction | null
  readonly first: readonly FirstPick[]
}

export type MazeAction = { type: 'go'; direction: Direction; right: boolean } | { type: 'next' }

export const startMaze = (crossings: number): MazeState => ({
  crossings,
  at: 0,
  wrong: [],
  way: null,
  first: [],
})

export function mazeReducer(state: MazeState, action: MazeAction): MazeState {
  const { at, way, wrong, first } = state
  if (at >= state.crossings) return state
  if (action.type === 'next') return way ? { ...state, at: at + 1, wrong: [], way: null } : state
  const { direction, right } = action
  if (way || wrong.includes(direction)) return state
  const pick = { asked: at, picked: DIRECTIONS.indexOf(direction) }
  const next = { ...state, first: first.length > at ? first : [...first, pick] }
  return right ? { ...next, way: direction } : { ...next, wrong: [...wrong, direction] }
}
