import type { PlacedAnswer } from './score.ts'
import { shuffle } from './shuffle.ts'

/** An option and the area it belongs to; `null` belongs nowhere. */
export interface Reactable {
  id: number
  area: string | null
  /** Areas where it is right too, as what belongs there says the same. */
  also?: readonly string[]
}

export interface AreaRule {
  id: string
  /** How many options it takes; the last one makes room for a new one. */
  limit: number
}

export type OptionState = 'idle' | 'held' | 'placed' | 'right' | 'wrong'

export interface AnswerState {
  readonly options: readonly Reactable[]
  readonly areas: readonly AreaRule[]
  /** Option ids in the pool's order; a placed one keeps its place there as an outline. */
  readonly order: readonly number[]
  readonly placed: PlacedAnswer
  readonly held: number | null
  readonly right: readonly number[]
  /** Judged wrong, still lying in their areas; `settle` returns them. */
  readonly wrong: readonly number[]
  /** What the last submission found. */
  readonly result: { right: number; wrong: number } | null
  /** The first submission, by which the exercise is scored. */
  readonly first: PlacedAnswer | null
}

export type AnswerAction =
  | { type: 'pick'; id: number }
  | { type: 'put-down' }
  | { type: 'place'; area: string }
  | { type: 'move'; id: number; area: string | null }
  | { type: 'submit' }
  | { type: 'settle' }
  | { type: 'reset'; seed: number }

/** A new attempt, options dealt by the seed. */
export function startAnswer(
  options: readonly Reactable[],
  areas: readonly AreaRule[],
  seed: number,
): AnswerState {
  return {
    options,
    areas,
    order: shuffle(
      options.map((option) => option.id),
      seed,
    ),
    placed: Object.fromEntries(areas.map((area) => [area.id, []])),
    held: null,
    right: [],
    wrong: [],
    result: null,
    first: null,
  }
}

export const areaOf = (state: AnswerState, id: number): string | undefined =>
  state.areas.find((area) => state.placed[area.id]?.includes(id))?.id

export function optionState(state: AnswerState, id: number): OptionState {
  if (state.right.includes(id)) return 'right'
  if (state.wrong.includes(id)) return 'wrong'
  if (state.held === id) return 'held'
  return areaOf(state, id) === undefined ? 'idle' : 'placed'
}

/** Whether something lies in an area that has not been judged yet. */
export const canSubmit = (state: AnswerState): boolean =>
  state.areas.some((area) => state.placed[area.id]?.some((id) => optionState(state, id) === 'placed'))

/** Whether every option that belongs somewhere lies there, judged right. */
export const isDone = (state: AnswerState): boolean =>
  state.options.every((option) => option.area === null || state.right.includes(option.id))

/** Whether an area takes one more without giving one back. */
export const hasRoom = (state: AnswerState, area: AreaRule): boolean =>
  (state.placed[area.id]?.length ?? 0) < area.limit

/** Pick and place, submit and judge: the one rule of all exercises with options. Senseless actions change nothing. */
export function answerReducer(state: AnswerState, action: AnswerAction): AnswerState {
  switch (action.type) {
    case 'pick':
      if (!state.order.includes(action.id) || state.right.includes(action.id)) return state
      return { ...state, held: state.held === action.id ? null : action.id }
    case 'put-down':
      return { ...state, held: null }
    case 'place':
      return state.held === null ? state : move(state, state.held, action.area)
    case 'move':
      return move(state, action.id, action.area)
    case 'submit':
      return submit(state)
    case 'settle':
      return { ...state, placed: without(state.placed, state.wrong), wrong: [] }
    case 'reset':
      return startAnswer(state.options, state.areas, action.seed)
  }
}

function without(placed: PlacedAnswer, ids: readonly number[]): PlacedAnswer {
  return Object.fromEntries(
    Object.entries(placed).map(([area, list]) => [area, list.filter((id) => !ids.includes(id))]),
  )
}

function move(state: AnswerState, id: number, areaId: string | null): AnswerState {
  if (!state.order.includes(id) || state.right.includes(id)) return state
  const placed = without(state.placed, [id])
  const loose = { ...state, held: null, wrong: state.wrong.filter((own) => own !== id) }
  if (areaId === null) return { ...loose, placed }
  const area = state.areas.find((own) => own.id === areaId)
  if (!area) return state
  const inside = placed[area.id] ?? []
  const last = inside.findLast((own) => !state.right.includes(own))
  if (inside.length < area.limit) return { ...loose, placed: { ...placed, [area.id]: [...inside, id] } }
  if (last === undefined) return state
  const kept = inside.filter((own) => own !== last)
  return {
    ...loose,
    wrong: loose.wrong.filter((own) => own !== last),
    placed: { ...placed, [area.id]: [...kept, id] },
  }
}

const belongs = ({ area, also = [] }: Reactable, at: string | undefined): boolean =>
  at !== undefined && (at === area || also.includes(at))

function submit(state: AnswerState): AnswerState {
  if (!canSubmit(state)) return state
  const lying = state.options.filter((option) => areaOf(state, option.id) !== undefined)
  const right = lying.filter((option) => belongs(option, areaOf(state, option.id))).map((option) => option.id)
  const wrong = lying.filter((option) => !right.includes(option.id)).map((option) => option.id)
  return {
    ...state,
    held: null,
    right,
    wrong,
    result: { right: right.length, wrong: wrong.length },
    first: state.first ?? state.placed,
  }
}
