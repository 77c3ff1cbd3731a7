import type { PlacedAnswer } from '#kit/score.ts'
import { shuffle } from '#kit/shuffle.ts'
import type { FirstTry, Verdict } from '#kit/verdict.ts'

export interface AreaRule {
  id: string
  /** How many options it takes; the last one makes room for a new one. */
  limit: number
}

export type OptionState = 'idle' | 'held' | 'placed' | 'right' | 'wrong'

export interface AnswerState {
  readonly ids: readonly number[]
  readonly areas: readonly AreaRule[]
  /** Option ids in the pool's order; a placed one keeps its place there as an outline. */
  readonly order: readonly number[]
  readonly placed: PlacedAnswer
  readonly held: number | null
  readonly right: readonly number[]
  /** Areas judged to hold all that belongs there. */
  readonly full: readonly string[]
  /** Every option that belongs somewhere lies there, judged right. */
  readonly done: boolean
  /** Judged wrong, still lying in their areas; `settle` returns them. */
  readonly wrong: readonly number[]
  /** What the last submission found. */
  readonly result: SubmissionResult | null
  /** Where each option was judged wrong, in turn. */
  readonly tried: Readonly<Record<number, readonly string[]>>
  /** Options that were judged wrong, the latest last. */
  readonly bounced: readonly number[]
  /** How many submissions had something wrong. */
  readonly misses: number
  /** Where each option lay when it was first judged. */
  readonly firstPlaces: Readonly<Record<number, string>>
  readonly first: FirstTry | null
}

/** What a submission found; `missed` are the wrong ones with the areas where they lay. */
export interface SubmissionResult {
  right: number
  wrong: number
  missed: readonly { id: number; area: string }[]
}

export type AnswerAction =
  | { type: 'pick'; id: number }
  | { type: 'put-down' }
  | { type: 'place'; area: string }
  | { type: 'move'; id: number; area: string | null }
  | { type: 'judged'; verdict: Verdict }
  | { type: 'settle' }
  | { type: 'reset'; seed: number }
  | { type: 'restore'; state: AnswerState }

/** A new attempt, options dealt by the seed. */
export function startAnswer(ids: readonly number[], areas: readonly AreaRule[], seed: number): AnswerState {
  return {
    ids,
    areas,
    order: shuffle(ids, seed),
    placed: Object.fromEntries(areas.map((area) => [area.id, []])),
    held: null,
    right: [],
    full: [],
    done: false,
    wrong: [],
    result: null,
    tried: {},
    bounced: [],
    misses: 0,
    firstPlaces: {},
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

/** Whether an area takes one more without giving one back. */
export const hasRoom = (state: AnswerState, area: AreaRule): boolean =>
  (state.placed[area.id]?.length ?? 0) < area.limit

/**
 * Pick and place, and what a verdict does: the one rule of all exercises with options, which knows no right answer.
 * Senseless actions change nothing.
 */
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
    case 'judged':
      return judged(state, action.verdict)
    case 'settle':
      return { ...state, placed: without(state.placed, state.wrong), wrong: [] }
    case 'reset':
      return startAnswer(state.ids, state.areas, action.seed)
    case 'restore':
      return action.state
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

function judged(state: AnswerState, verdict: Verdict): AnswerState {
  const lying = state.order.filter((id) => areaOf(state, id) !== undefined)
  const right = lying.filter((id) => verdict.right.includes(id))
  const wrong = lying.filter((id) => !right.includes(id))
  const placeOf = (id: number) => ({ id, area: areaOf(state, id) ?? '' })
  const missed = wrong.map(placeOf)
  return {
    ...state,
    tried: {
      ...state.tried,
      ...Object.fromEntries(missed.map(({ id, area }) => [id, [...(state.tried[id] ?? []), area]])),
    },
    bounced: [...state.bounced.filter((id) => !wrong.includes(id)), ...wrong],
    misses: state.misses + (wrong.length > 0 ? 1 : 0),
    firstPlaces: {
      ...Object.fromEntries(lying.map(placeOf).map(({ id, area }) => [id, area])),
      ...state.firstPlaces,
    },
    held: null,
    right,
    full: verdict.full,
    done: verdict.done,
    wrong,
    result: { right: right.length, wrong: wrong.length, missed },
    first: state.first ?? { answer: state.placed, score: verdict.score },
  }
}

/** The answer made of where each option lay when it was first judged: of a board that was sorted word by word. */
export const firstPlaced = ({ areas, firstPlaces }: AnswerState): PlacedAnswer =>
  Object.fromEntries(
    areas.map(({ id }) => [
      id,
      Object.entries(firstPlaces).flatMap(([option, area]) => (area === id ? [Number(option)] : [])),
    ]),
  )
