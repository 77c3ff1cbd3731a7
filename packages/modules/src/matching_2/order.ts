import { fits, type Pair } from '#kit/pairs.ts'
import type { PlacedAnswer } from '#kit/score.ts'
import { shuffle } from '#kit/shuffle.ts'

/** The second cards in rows beside the first ones, which never move. */
export interface OrderState {
  readonly pairs: readonly Pair[]
  /** Of each row the second card that stands there, by its pair's index. */
  readonly order: readonly number[]
  readonly held: number | null
  /** Rows judged right: their cards stay. */
  readonly right: readonly number[]
  /** Rows judged wrong and not touched since. */
  readonly wrong: readonly number[]
  readonly result: { right: number; wrong: number } | null
  /** The first submission, by which the exercise is scored. */
  readonly first: PlacedAnswer | null
}

export type OrderAction =
  | { type: 'pick'; id: number }
  | { type: 'put-down' }
  | { type: 'swap'; from: number; to: number }
  | { type: 'submit' }
  | { type: 'reset'; seed: number }

const DEALS_MAX = 20

/** Cards dealt by the seed, at least one of them out of its place. */
export function startOrder(pairs: readonly Pair[], seed: number): OrderState {
  const ids = pairs.map((pair) => pair.index)
  const deals = Array.from({ length: DEALS_MAX }, (_, more) => shuffle(ids, seed + more))
  const order = deals.find((deal) => rightRows(pairs, deal).length === 0) ?? [
    ...ids.slice(1),
    ...ids.slice(0, 1),
  ]
  return { pairs, order, held: null, right: [], wrong: [], result: null, first: null }
}

function rightRows(pairs: readonly Pair[], order: readonly number[]): number[] {
  return pairs.flatMap((pair, row) => {
    const laid = pairs.find((own) => own.index === order[row])
    return laid && fits(pair, laid) ? row : []
  })
}

export const isDone = (state: OrderState): boolean => state.right.length === state.pairs.length

/** The next row below whose card can still be moved. */
export const nextLoose = (state: OrderState, row: number): number | undefined =>
  state.order.map((_, own) => own).find((own) => own > row && !state.right.includes(own))

/** The rule of the exercise. Senseless actions change nothing. */
export function orderReducer(state: OrderState, action: OrderAction): OrderState {
  switch (action.type) {
    case 'pick':
      return pick(state, action.id)
    case 'put-down':
      return { ...state, held: null }
    case 'swap':
      return swap(state, action.from, action.to)
    case 'submit':
      return submit(state)
    case 'reset':
      return startOrder(state.pairs, action.seed)
  }
}

/** The first card pressed is held; the second changes places with it. */
function pick(state: OrderState, id: number): OrderState {
  const row = state.order.indexOf(id)
  if (row < 0 || state.right.includes(row)) return state
  if (state.held === null) return { ...state, held: id }
  if (state.held === id) return { ...state, held: null }
  return swap(state, state.order.indexOf(state.held), row)
}

function swap(state: OrderState, from: number, to: number): OrderState {
  const [a, b] = [state.order[from], state.order[to]]
  const locked = state.right.includes(from) || state.right.includes(to)
  if (a === undefined || b === undefined || locked) return { ...state, held: null }
  const order = state.order.map((id, row) => (row === from ? b : row === to ? a : id))
  const wrong = state.wrong.filter((row) => row !== from && row !== to)
  return { ...state, order, held: null, wrong }
}

function submit(state: OrderState): OrderState {
  const right = rightRows(state.pairs, state.order)
  const wrong = state.order.flatMap((_, row) => (right.includes(row) ? [] : row))
  const answer = Object.fromEntries(
    state.pairs.map((pair, row) => [pair.index, state.order.slice(row, row + 1)]),
  )
  const result = { right: right.length, wrong: wrong.length }
  return { ...state, held: null, right, wrong, result, first: state.first ?? answer }
}
