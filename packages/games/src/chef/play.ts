import { MOVES_MAX } from './bounds.ts'
import type { ChefContent, ChefLog, Move } from './content.ts'
import { EMPTY, type Kitchen, type Outcome, step } from './kitchen.ts'
import { ADD_MS, type ChefDeal, LIMIT_MS, SERVE_MS } from './rules.ts'

/** What a practice ends with: nobody's clock does. */
export const PRACTICE_GUESTS = 6

/** What the guest says who was served last, until the next one steps up. */
interface Said {
  right: boolean
  /** Which of the orders. */
  order: number
  paid: number
}

/** One play: the kitchen as the rules have it, and what a page shows of it beside. */
export interface ChefPlay {
  kitchen: Kitchen
  /** As they are sent; of a practice the last ones only count. */
  moves: readonly Move[]
  said: Said | null
  /** The dish whose ingredients are shown. */
  pinned: number | null
  /** Guests served well, one after the other. */
  streak: number
  /** What came of the last move, and with what; `count` rises with each. */
  last: { outcome: Outcome; what: number; count: number } | null
  closed: boolean
}

export const OPENED: ChefPlay = {
  kitchen: EMPTY,
  moves: [],
  said: null,
  pinned: null,
  streak: 0,
  last: null,
  closed: false,
}

export interface Setting {
  content: Pick<ChefContent, 'ingredients' | 'dishes' | 'recipes'>
  deal: Pick<ChefDeal, 'orders'>
  /** The clock stands, and a guest who got something else waits on. */
  practice: boolean
}

export type Action =
  | { type: 'move'; deed: Move[0]; what: number; at: number }
  | { type: 'pin'; dish: number }
  /** The guest who was served has gone. */
  | { type: 'next' }
  | { type: 'close' }

const lastOf = (moves: readonly Move[], deed: Move[0]): number =>
  moves.findLast((move) => move[0] === deed)?.[2] ?? Number.NEGATIVE_INFINITY

/** Whether the button may be pressed: something to serve, somebody who waits, and not twice at once. */
export const canServe = ({ kitchen, said, closed }: ChefPlay): boolean =>
  !closed && said === null && kitchen.tray.length > 0

/** A move that the rules would not take, or that comes too soon after another, changes nothing: the same play. */
function move(
  play: ChefPlay,
  { deed, what, at: told }: Extract<Action, { type: 'move' }>,
  { content, deal, practice }: Setting,
): ChefPlay {
  const { moves, kitchen: before } = play
  // Never before the move that was: a clock is read twice.
  const at = Math.max(told, moves.at(-1)?.[2] ?? 0)
  if (play.closed || (!practice && (at > LIMIT_MS || moves.length >= MOVES_MAX))) return play
  if (deed === 'add' && at < lastOf(moves, 'add') + ADD_MS) return play
  if (deed === 'serve' && (!canServe(play) || at < lastOf(moves, 'serve') + SERVE_MS)) return play
  const { kitchen, outcome } = step(before, [deed, what], { content, orders: deal.orders })
  if (outcome === 'refused') return play
  const count = (play.last?.count ?? 0) + 1
  const after: ChefPlay = {
    ...play,
    kitchen,
    moves: [...moves, [deed, what, at]],
    last: { outcome, what, count },
  }
  if (outcome !== 'right' && outcome !== 'wrong') return after
  const right = outcome === 'right'
  return {
    ...after,
    kitchen: practice && !right ? { ...kitchen, served: before.served } : kitchen,
    said: { right, order: before.served, paid: kitchen.revenue - before.revenue },
    streak: right ? play.streak + 1 : 0,
  }
}

export function reduce(play: ChefPlay, action: Action, setting: Setting): ChefPlay {
  switch (action.type) {
    case 'move':
      return move(play, action, setting)
    case 'pin':
      return { ...play, pinned: play.pinned === action.dish ? null : action.dish }
    case 'next':
      return play.said ? { ...play, said: null } : play
    case 'close':
      return { ...play, closed: true }
  }
}

/** What is sent when the kitchen has closed. */
export const logOf = ({ moves }: ChefPlay): ChefLog => ({ moves: [...moves], end: LIMIT_MS })

/** Which of the orders is at the counter. */
export const orderAt = ({ said, kitchen }: ChefPlay): number => said?.order ?? kitchen.served

/** Ingredients of a dish, by their numbers; none where it has no recipe. */
export const recipeOf = ({ recipes }: Pick<ChefContent, 'recipes'>, dish: number | null): readonly number[] =>
  recipes.find((own) => own.dish === dish)?.ingredients ?? []

/** 01:42:36: minutes, seconds, hundredths. */
export function leftText(ms: number): string {
  const all = Math.max(0, Math.floor(ms / 10))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(all / 6000))}:${two(Math.floor(all / 100) % 60)}:${two(all % 100)}`
}
