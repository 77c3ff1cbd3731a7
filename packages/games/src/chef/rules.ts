import { impossible, type Played } from '#kit/define.ts'
import { isEven, isHasty } from '#kit/pace.ts'
import { type Random, random } from '#kit/random.ts'
import type { ChefContent, ChefLog } from './content.ts'
import { EMPTY, type Kitchen, step } from './kitchen.ts'

/** How long the kitchen is open. */
export const LIMIT_MS = 180_000
/** The button takes no second press before. */
export const SERVE_MS = 550
/** 3-2-1 before the clock runs, and how long 時間到 stands after it. */
export const COUNTDOWN_MS = 3000
export const TIME_UP_MS = 2000
/** Two ingredients can't be tapped within less. */
export const ADD_MS = 120
/** Who takes half of the ingredients within less has not looked for them in the strip. */
const HASTY_MS = 350
/** Guests that wait in the queue. */
export const QUEUE = 4
/** The first guests want one dish each, the others up to three. */
const SINGLE_ORDERS = 4
const ITEMS_MAX = 3
/** Looks of guests. */
const ICONS = 20
/** More than can be served before the kitchen closes. */
const ORDERS = QUEUE + 1 + Math.floor(LIMIT_MS / SERVE_MS)
/** Fewer served guests tell nothing of who served them. */
const ENOUGH_GUESTS = 4

export interface Order {
  /** From 1. */
  icon: number
  /** Dishes by number, each once. */
  items: number[]
}

export interface ChefDeal {
  /** In the order in which guests come. */
  orders: Order[]
  /** Ingredients by number, as they lie in the strip. */
  strip: number[]
}

interface Guest {
  /** Which of the orders. */
  order: number
  items: number[]
  served: number[]
  right: boolean
  at: number
}

/** By revenue: 還要加油, 馬馬虎虎, 賺大錢了. */
export type ChefTier = 0 | 1 | 2

export interface ChefVerdict extends Played {
  completedCount: number
  tier: ChefTier
  guests: Guest[]
}

export const tierOf = (revenue: number): ChefTier => (revenue < 500 ? 0 : revenue < 1000 ? 1 : 2)

/** Another number from 0 to `count` - 1 than those that were, of which there are fewer. */
function another(chance: Random, count: number, not: readonly number[]): number {
  let own = chance.below(count)
  while (not.length < count && not.includes(own)) own = chance.below(count)
  return own
}

export function deal(content: ChefContent, seed: string): ChefDeal {
  const chance = random(seed)
  const strip = chance.shuffle(content.ingredients.map(({ no }) => no))
  const orders: Order[] = []
  const icons: number[] = []
  /** The guest before wanted these: the next wants something else, where there is enough. */
  let last: number[] = []
  for (let index = 0; index < ORDERS; index += 1) {
    const icon = another(chance, ICONS, icons.slice(1 - QUEUE))
    icons.push(icon)
    const places: number[] = []
    const count = index < SINGLE_ORDERS ? 1 : 1 + chance.below(ITEMS_MAX)
    while (places.length < count) {
      const not = content.dishes.length >= ITEMS_MAX * 2 ? [...places, ...last] : places
      places.push(another(chance, content.dishes.length, not))
    }
    last = places
    orders.push({ icon: icon + 1, items: places.map((place) => content.dishes[place]?.no ?? 0) })
  }
  return { orders, strip }
}

/** Ingredients as they lie in the strip, then dishes, in the fields of the specification; `price` only of dishes. */
export function questions(
  { ingredients, dishes }: ChefContent,
  { strip }: ChefDeal,
): Record<string, unknown>[] {
  const named = ({ no, name, image }: Omit<(typeof ingredients)[number], 'chinese'>) => ({
    no,
    name: name.text,
    image_path: image.url,
    audio_id: name.audio?.url ?? null,
  })
  return [
    ...strip.flatMap((no) => ingredients.filter((own) => own.no === no)).map(named),
    ...dishes.map((dish) => ({ ...named(dish), price: dish.price })),
  ]
}

/** The prices of all that was served as it was ordered. */
export function replay(content: ChefContent, { orders }: ChefDeal, { moves, end }: ChefLog): ChefVerdict {
  const refused = (fault: string): ChefVerdict => ({
    ...impossible(fault),
    completedCount: 0,
    tier: 0,
    guests: [],
  })
  if (end > LIMIT_MS) return refused('after the end')
  const guests: Guest[] = []
  /** From one ingredient to the next of the same pot. */
  const pauses: number[] = []
  const menu = { content, orders }
  let kitchen: Kitchen = EMPTY
  let now = 0
  let added: number | undefined
  let served: number | undefined
  for (const [deed, what, at] of moves) {
    if (at < now || at > end) return refused('at another time')
    now = at
    if (deed === 'add') {
      if (added !== undefined && at < added + ADD_MS) return refused('quicker than hands')
      if (added !== undefined && kitchen.pot.length > 0) pauses.push(at - added)
      added = at
    }
    const before = kitchen
    const { kitchen: after, outcome } = step(kitchen, [deed, what], menu)
    if (outcome === 'refused') return refused(`no such move: ${deed}`)
    kitchen = after
    if (deed !== 'serve') continue
    if (served !== undefined && at < served + SERVE_MS) return refused('served twice at once')
    served = at
    const items = orders[before.served]?.items ?? []
    guests.push({ order: before.served, items, served: [...before.tray], right: outcome === 'right', at })
  }
  const isMachine = isHasty(pauses, HASTY_MS) || isEven(pauses)
  return {
    ok: true,
    fault: null,
    score: kitchen.revenue,
    leastTime: end,
    // Who plays to the end takes all of the time; how quick hands were is told by the moves.
    fairTime: 0,
    idle: COUNTDOWN_MS + TIME_UP_MS,
    finished: end === LIMIT_MS,
    suspicious: kitchen.completed >= ENOUGH_GUESTS && isMachine,
    completedCount: kitchen.completed,
    tier: tierOf(kitchen.revenue),
    guests,
  }
}
