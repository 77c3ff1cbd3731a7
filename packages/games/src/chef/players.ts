import type { Hand, Players } from '#kit/testing/players.ts'
import type { ChefAct, ChefContent, ChefLog, Move } from './content.ts'
import { EMPTY, type Kitchen, step } from './kitchen.ts'
import { type ChefDeal, COUNTDOWN_MS, LIMIT_MS, SERVE_MS } from './rules.ts'

type Play = Players<ChefContent, ChefDeal, ChefLog, ChefAct>

/** What somebody waits before each move, and how often they go wrong, in percent. */
interface Ways {
  hears: number
  finds: number
  plates: number
  serves: number
  leastFind: number
  leastElse: number
  errs: number
}

function play(content: ChefContent, deal: ChefDeal, hand: Hand, ways: Ways): ChefLog {
  const moves: Move[] = []
  let kitchen: Kitchen = EMPTY
  let now = 0
  let served = -SERVE_MS
  function make(deed: Move[0], what: number, wait: number): boolean {
    const at = now + wait
    const after = step(kitchen, [deed, what], { content, orders: deal.orders })
    if (at > LIMIT_MS || after.outcome === 'refused') return false
    now = at
    kitchen = after.kitchen
    moves.push([deed, what, at])
    return true
  }
  const find = () => hand.pause(ways.finds, ways.leastFind)

  function cook(dish: number): boolean {
    const recipe = content.recipes.find((own) => own.dish === dish)?.ingredients ?? []
    for (const no of hand.shuffle(recipe)) {
      if (hand.happens(ways.errs)) {
        if (!make('add', hand.pick(deal.strip, 1)[0] ?? 0, find())) return false
        make('clear', 0, find())
        return cook(dish)
      }
      if (!make('add', no, find())) return false
    }
    return make('plate', 0, hand.pause(ways.plates, ways.leastElse))
  }

  let isOpen = true
  for (const { items } of deal.orders) {
    if (!isOpen) break
    now += hand.pause(ways.hears, ways.leastElse)
    isOpen = items.every((item) => cook(item))
    if (isOpen && items.length > 1 && hand.happens(ways.errs)) make('away', 0, find())
    if (isOpen)
      isOpen = make('serve', 0, Math.max(hand.pause(ways.serves, ways.leastElse), served + SERVE_MS - now))
    served = now
  }
  return { moves, end: LIMIT_MS }
}

const child: Play['child'] = (content, deal, hand) =>
  play(content, deal, hand, {
    hears: 4000,
    finds: 1600,
    plates: 700,
    serves: 900,
    leastFind: 160,
    leastElse: 120,
    errs: 4,
  })

const solver: Play['solver'] = (content, deal, hand) =>
  play(content, deal, hand, {
    hears: 0,
    finds: 0,
    plates: 0,
    serves: 0,
    leastFind: 120,
    leastElse: 0,
    errs: 0,
  })

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).join()

/** With pots as texts, and money counted guest by guest. */
const naive: Play['naive'] = (content, deal, log) => {
  if (log.end > 180_000) return null
  const subsets = new Map<string, number>()
  for (const { dish, ingredients } of content.recipes) {
    for (let bits = 1; bits < 2 ** ingredients.length; bits += 1) {
      const part = sorted(ingredients.filter((_, place) => bits & (1 << place)))
      subsets.set(part, part === sorted(ingredients) ? dish : 0)
    }
  }
  const price = new Map(content.dishes.map((dish) => [dish.no, dish.price]))
  let pot: number[] = []
  let ready = 0
  let tray: number[] = []
  let guest = 0
  let money = 0
  const last = { any: 0, add: -1000, serve: -1000 }
  for (const [deed, what, at] of log.moves) {
    if (at < last.any || at > log.end) return null
    last.any = at
    if (deed === 'add') {
      if (at - last.add < 120 || ready > 0 || !deal.strip.includes(what)) return null
      last.add = at
      const next = [...new Set([...pot, what])]
      const made = subsets.get(sorted(next))
      ready = made ?? 0
      pot = made === 0 ? next : []
    } else if (deed === 'clear') {
      if (ready === 0 && pot.length === 0) return null
      pot = []
      ready = 0
    } else if (deed === 'plate') {
      if (ready === 0 || tray.length === 3) return null
      tray.push(ready)
      ready = 0
    } else if (deed === 'away') {
      if (what >= tray.length) return null
      tray = tray.filter((_, place) => place !== what)
    } else {
      if (tray.length === 0 || at - last.serve < 550) return null
      last.serve = at
      const order = deal.orders[guest]?.items
      if (!order) return null
      if (sorted(order) === sorted(tray)) for (const item of tray) money += price.get(item) ?? 0
      guest += 1
      tray = []
    }
  }
  return money
}

/** Guest by guest; what was begun for one who was not served is told nobody. */
const acts: Play['acts'] = ({ moves }) => {
  const serves = moves.flatMap(([deed], index) => (deed === 'serve' ? [index] : []))
  return serves.map((end, nth) => {
    const own = moves.slice((serves[nth - 1] ?? -1) + 1, end + 1)
    return { act: { moves: own }, at: (moves[end]?.[2] ?? 0) + COUNTDOWN_MS }
  })
}

export const players: Play = { child, solver, naive, acts }
