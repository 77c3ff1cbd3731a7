import type { Known, Told } from '#kit/steps.ts'
import { MOVES_MAX } from './bounds.ts'
import type { ChefAct, ChefContent, ChefLog, Move } from './content.ts'
import { EMPTY, type Kitchen, step as moved } from './kitchen.ts'
import { ADD_MS, type ChefDeal, COUNTDOWN_MS, LIMIT_MS, type Order, QUEUE, SERVE_MS } from './rules.ts'

/** How much later than it was made a move may come in before the server's clock counts. */
const LATE_MS = 1500
/** How much faster than the server's the browser's clock may go. */
const EARLY_MS = 250

/** A play between two guests. */
export interface ChefState {
  kitchen: Kitchen
  moves: readonly Move[]
}

export const FRESH: ChefState = { kitchen: EMPTY, moves: [] }

/** Which of the orders is the first of those that are told, and these: what the head of the queue wants, and who waits. */
export type ChefTold = Told<undefined, { from: number; orders: Order[] }>

/** Who is at the counter, and who waits: what these want nobody has heard. */
const queueOf = (orders: readonly Order[], served: number): Order[] =>
  orders.slice(served, served + QUEUE).map((own, place) => (place === 0 ? own : { ...own, items: [] }))

export function known(
  content: ChefContent,
  { orders, strip }: ChefDeal,
  { kitchen: { served } }: ChefState,
): Known<ChefContent, ChefDeal> {
  return { content, deal: { orders: [...orders.slice(0, served), ...queueOf(orders, served)], strip } }
}

/**
 * All that was done since the guest before, and the serving. It was done when the browser says, within what the server
 * has seen; what comes in later than a line is slow was done later. Once the kitchen has closed nothing counts any more.
 */
export function step(
  content: ChefContent,
  { orders }: ChefDeal,
  before: ChefState,
  { moves }: ChefAct,
  at: number,
): { state: ChefState; told: ChefTold } | null {
  const open = at - COUNTDOWN_MS
  const said = moves.at(-1)
  if (!said || before.moves.length + moves.length > MOVES_MAX) return null
  const shift = Math.max(0, open - LATE_MS - said[2])
  if (said[2] > open + EARLY_MS) return null
  if (said[2] + shift > LIMIT_MS) return { state: before, told: {} }
  let state = before
  let outcome = ''
  for (const [index, [deed, what, when]] of moves.entries()) {
    const made: Move = [deed, what, when + shift]
    const isLast = index + 1 === moves.length
    if ((deed === 'serve') !== isLast || isTooSoon(state.moves, made)) return null
    const after = moved(state.kitchen, [deed, what], { content, orders })
    if (after.outcome === 'refused') return null
    state = { kitchen: after.kitchen, moves: [...state.moves, made] }
    outcome = after.outcome
  }
  const from = state.kitchen.served
  return { state, told: { correct: outcome === 'right', next: { from, orders: queueOf(orders, from) } } }
}

function isTooSoon(moves: readonly Move[], [deed, , at]: Move): boolean {
  const least = { add: ADD_MS, serve: SERVE_MS, clear: 0, plate: 0, away: 0 }[deed]
  const same = moves.findLast((own) => own[0] === deed)
  return at < (moves.at(-1)?.[2] ?? 0) || (same !== undefined && at < same[2] + least)
}

/** What is known after an answer. */
export const grown = (
  { content, deal }: Known<ChefContent, ChefDeal>,
  { next }: ChefTold,
): Known<ChefContent, ChefDeal> => ({
  content,
  deal: next ? { ...deal, orders: [...deal.orders.slice(0, next.from), ...next.orders] } : deal,
})

/** At its end when the kitchen has closed. */
export const logOf = ({ moves }: ChefState, elapsed: number): ChefLog => ({
  moves: [...moves],
  end: Math.min(LIMIT_MS, Math.max(moves.at(-1)?.[2] ?? 0, elapsed - COUNTDOWN_MS)),
})
