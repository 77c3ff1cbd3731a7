import { readFirstTry, readNumbers, readRecord } from '#kit/kept/read-kept.ts'
import type { PlacedAnswer } from '#kit/score.ts'
import { shuffle } from '#kit/shuffle.ts'
import type { FirstTry, Verdict } from '#kit/verdict.ts'

/** The second cards in rows beside the first ones, which never move. */
export interface OrderState {
  /** Numbers of the first cards, row by row, and of the second ones before they were dealt. */
  readonly ones: readonly number[]
  readonly twos: readonly number[]
  /** Of each row the second card that stands there. */
  readonly order: readonly number[]
  readonly held: number | null
  /** Rows judged right: their cards stay. */
  readonly right: readonly number[]
  /** Rows judged wrong and not touched since. */
  readonly wrong: readonly number[]
  readonly done: boolean
  readonly result: { right: number; wrong: number } | null
  readonly first: FirstTry | null
  /** How many submissions had something wrong. */
  readonly misses: number
}

export type OrderAction =
  | { type: 'pick'; id: number }
  | { type: 'put-down' }
  | { type: 'swap'; from: number; to: number }
  | { type: 'judged'; verdict: Verdict }
  | { type: 'reset'; seed: number }
  | { type: 'restore'; state: OrderState }

const DEALS_MAX = 20

/** Cards dealt by the seed, none beside the first card of its own number. */
export function startOrder(ones: readonly number[], twos: readonly number[], seed: number): OrderState {
  const deals = Array.from({ length: DEALS_MAX }, (_, more) => shuffle(twos, seed + more))
  const order = deals.find((deal) => deal.every((id, row) => id !== ones[row])) ?? [
    ...twos.slice(1),
    ...twos.slice(0, 1),
  ]
  const judged = { right: [], wrong: [], done: false, result: null, first: null, misses: 0 }
  return { ones, twos, order, held: null, ...judged }
}

/** The answer as the cards lie: to each first card the one beside it. */
export const answerOf = ({ ones, order }: OrderState): PlacedAnswer =>
  Object.fromEntries(ones.map((one, row) => [one, order.slice(row, row + 1)]))

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
    case 'judged':
      return judged(state, action.verdict)
    case 'reset':
      return startOrder(state.ones, state.twos, action.seed)
    case 'restore':
      return action.state
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

function judged(state: OrderState, verdict: Verdict): OrderState {
  const rows = state.order.map((_, row) => row)
  const right = rows.filter((row) => verdict.right.some((id) => id === state.order[row]))
  const wrong = rows.filter((row) => !right.includes(row))
  const result = { right: right.length, wrong: wrong.length }
  const first = state.first ?? { answer: answerOf(state), score: verdict.score }
  const misses = state.misses + (wrong.length > 0 ? 1 : 0)
  return { ...state, held: null, right, wrong, done: verdict.done, result, first, misses }
}

/** What of it is kept: all but what is in hand, and what was just told. */
export const orderToKeep = ({ order, right, done, first, misses }: OrderState) => ({
  order,
  right,
  done,
  first,
  misses,
})

/**
 * Rows as they were kept.
 * @param fresh the same rows as they begin
 * @returns `undefined` for what is none, or is of other cards
 */
export function keptOrder(kept: unknown, fresh: OrderState): OrderState | undefined {
  const { done, misses, ...record } = readRecord(kept) ?? {}
  const order = readNumbers(record.order)
  const right = readNumbers(record.right)
  const isSame = order?.length === fresh.order.length && fresh.order.every((id) => order.includes(id))
  if (!order || !isSame || !right || typeof done !== 'boolean' || typeof misses !== 'number') return undefined
  return { ...fresh, order, right, done, misses, first: readFirstTry(record.first) ?? null }
}
