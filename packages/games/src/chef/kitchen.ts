import type { ChefContent, Move } from './content.ts'

/** Places on the tray: as many as the largest order has dishes. */
export const TRAY = 3

/** What the kitchen works with: the set's recipes and prices, and what this play's guests want. */
interface Menu {
  content: Pick<ChefContent, 'ingredients' | 'dishes' | 'recipes'>
  orders: readonly { items: readonly number[] }[]
}

export interface Kitchen {
  /** Ingredients by number; empty while a dish is ready. */
  pot: readonly number[]
  /** The dish that is ready in the pot. */
  ready: number | null
  /** Dishes by number. */
  tray: readonly number[]
  /** How many guests have been served, well or not: the next of the orders is the head of the queue. */
  served: number
  completed: number
  revenue: number
}

export const EMPTY: Kitchen = { pot: [], ready: null, tray: [], served: 0, completed: 0, revenue: 0 }

/** What came of a move. Nothing comes of one that is `refused`: the kitchen is as it was, and nobody logs it. */
export type Outcome =
  | 'added'
  | 'cooked'
  | 'spoiled'
  | 'cleared'
  | 'plated'
  | 'away'
  | 'right'
  | 'wrong'
  | 'refused'

interface Step {
  kitchen: Kitchen
  outcome: Outcome
}

/** The same things, whatever their order; `own` has each of its once. */
const isSame = (own: readonly number[], other: readonly number[]): boolean =>
  own.length === other.length && own.every((one) => other.includes(one))

function add(kitchen: Kitchen, no: number, { content }: Menu): Step {
  const refused: Step = { kitchen, outcome: 'refused' }
  if (kitchen.ready !== null || !content.ingredients.some((own) => own.no === no)) return refused
  // A pot is a set: what is in it already makes no difference.
  const pot = kitchen.pot.includes(no) ? kitchen.pot : [...kitchen.pot, no]
  const possible = content.recipes.filter(({ ingredients }) => pot.every((own) => ingredients.includes(own)))
  if (possible.length === 0) return { kitchen: { ...kitchen, pot: [] }, outcome: 'spoiled' }
  const whole = possible.find(({ ingredients }) => isSame(ingredients, pot))
  if (whole) return { kitchen: { ...kitchen, pot: [], ready: whole.dish }, outcome: 'cooked' }
  return { kitchen: { ...kitchen, pot }, outcome: 'added' }
}

function serve(kitchen: Kitchen, { content, orders }: Menu): Step {
  const order = orders[kitchen.served]
  if (!order || kitchen.tray.length === 0) return { kitchen, outcome: 'refused' }
  const after = { ...kitchen, tray: [], served: kitchen.served + 1 }
  if (!isSame(order.items, kitchen.tray)) return { kitchen: after, outcome: 'wrong' }
  const paid = order.items.reduce(
    (sum, item) => sum + (content.dishes.find((dish) => dish.no === item)?.price ?? 0),
    0,
  )
  return {
    kitchen: { ...after, completed: kitchen.completed + 1, revenue: kitchen.revenue + paid },
    outcome: 'right',
  }
}

/** One move in the kitchen; views and replays go by the same. */
export function step(kitchen: Kitchen, [deed, what]: readonly [Move[0], number], menu: Menu): Step {
  const refused: Step = { kitchen, outcome: 'refused' }
  switch (deed) {
    case 'add':
      return add(kitchen, what, menu)
    case 'clear':
      if (kitchen.ready === null && kitchen.pot.length === 0) return refused
      return { kitchen: { ...kitchen, pot: [], ready: null }, outcome: 'cleared' }
    case 'plate':
      if (kitchen.ready === null || kitchen.tray.length >= TRAY) return refused
      return {
        kitchen: { ...kitchen, ready: null, tray: [...kitchen.tray, kitchen.ready] },
        outcome: 'plated',
      }
    case 'away':
      if (kitchen.tray[what] === undefined) return refused
      return { kitchen: { ...kitchen, tray: kitchen.tray.toSpliced(what, 1) }, outcome: 'away' }
    case 'serve':
      return serve(kitchen, menu)
  }
}
