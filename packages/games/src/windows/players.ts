import type { Hand, Players } from '#kit/testing/players.ts'
import type { Flip, WindowsAct, WindowsContent, WindowsLog } from './content.ts'
import type { Card } from './house.ts'
import type { WindowsDeal } from './rules.ts'

type Play = Players<WindowsContent, WindowsDeal, WindowsLog, WindowsAct>

/** What somebody takes from window to window, and how much of what was seen is known later, in percent. */
interface Ways {
  looks(): number
  knows: number
  /** Knows what is behind windows that were never opened, and misses so many on purpose. */
  program?: { misses: number }
}

/** Opens windows until all are cleared: known partners first, else one of chance. */
function play(deal: WindowsDeal, hand: Hand, ways: Ways): WindowsLog {
  const flips: Flip[] = []
  let now = 0
  for (const [index, cards] of deal.levels.entries()) {
    const known = new Set(ways.program ? cards.keys() : [])
    const shut = new Set(cards.keys())
    let open: number[] = []
    let feints = ways.program?.misses ?? 0
    while (shut.size > 0) {
      const closed = [...shut].filter((window) => !open.includes(window))
      const wanted = open.length > 0 ? cards[open[0] ?? 0]?.quest : undefined
      const isFeint = open.length === 1 && feints > 0
      if (isFeint) feints -= 1
      const partner = closed.find((window) => known.has(window) && cards[window]?.quest === wanted)
      const fresh = closed.filter((window) => !known.has(window))
      const guess = hand.pick(fresh.length > 0 ? fresh : closed, 1)[0] ?? 0
      const other = closed.find((window) => cards[window]?.quest !== wanted)
      const window = (isFeint ? other : partner) ?? guess
      now += ways.looks()
      flips.push([index + 1, window, now])
      if (hand.happens(ways.knows)) known.add(window)
      if (wanted !== undefined && cards[window]?.quest !== wanted) {
        if (open.length === 1) open = []
        now += 2500 - 120
        continue
      }
      open.push(window)
      if (open.length < (cards[window]?.type === 'ghost' ? 2 : 3)) continue
      for (const own of open) shut.delete(own)
      open = []
    }
    now += 4000
  }
  return { flips }
}

const child: Play['child'] = (_, deal, hand) =>
  play(deal, hand, { looks: () => hand.pause(1300, 180), knows: 75 })

const solver: Play['solver'] = (_, deal, hand) =>
  play(deal, hand, { looks: () => hand.pause(0, 120), knows: 100, program: { misses: hand.below(4) } })

/** Level by level, with the windows that are open as a text. */
const naive: Play['naive'] = (_, deal, { flips }) => {
  const [one = [], two = []] = deal.levels
  let at = -1
  const second = flips.findIndex(([level]) => level === 2)
  const parts = second < 0 ? [flips, []] : [flips.slice(0, second), flips.slice(second)]
  let free = 0
  const times: number[] = []
  for (const [index, part] of parts.entries()) {
    const cards: Card[] = index === 0 ? one : two
    const gone = new Set<number>()
    let open: number[] = []
    for (const [level, window, when] of part) {
      const card = cards[window]
      if (level !== index + 1 || !card || when < free || gone.has(window) || open.includes(window))
        return null
      at = when
      const isKind = open.every((own) => cards[own]?.quest === card.quest)
      free = when + (isKind ? 120 : 2500)
      if (!isKind) open = open.length === 2 ? open : []
      else open = [...open, window]
      if (open.length === cards.filter(({ quest }) => quest === card.quest).length && isKind) {
        for (const own of open) gone.add(own)
        open = []
      }
    }
    if (gone.size < cards.length) return index === 0 && part.length < flips.length ? null : 0
    times.push(at - (part[0]?.[2] ?? 0))
  }
  const seconds = times.reduce((sum, own) => sum + own, 0) / 1000
  if (seconds > 50) return 20
  if (seconds > 30) return 40
  if (seconds > 20) return 60
  return seconds > 15 ? 80 : 100
}

const acts: Play['acts'] = ({ flips }) => flips.map(([level, window, at]) => ({ act: { level, window }, at }))

export const players: Play = { child, solver, naive, acts }
