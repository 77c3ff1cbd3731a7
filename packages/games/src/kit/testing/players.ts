import { type Random, random } from '#kit/random.ts'

/** Who plays a game in tests. */
export interface Players<Content, Deal, Log, Act = unknown> {
  /** What the browser of a child sends that plays as well as it can and errs now and then. */
  child(content: Content, deal: Deal, hand: Hand): Log
  /** What a program sends that knows every answer. */
  solver(content: Content, deal: Deal, hand: Hand): Log
  /** Scored by other means than the rules': `null` where no such play is possible. */
  naive(content: Content, deal: Deal, log: Log): number | null
  /** The steps of which a log is made, and when each comes in. */
  acts(log: Log): { act: Act; at: number }[]
}

/** How somebody moves. */
export interface Hand extends Random {
  /** Milliseconds until the next move of a kind that takes so long, and never less than `least`. */
  pause(usual: number, least: number): number
  /** True in so many of a hundred cases. */
  happens(percent: number): boolean
}

/** What a child takes for its moves, in percent of what is usual, at each tenth of all its moves. */
const SPREAD = [45, 58, 68, 77, 86, 95, 106, 120, 142, 180, 260]

const handOf = (own: Random, pause: Hand['pause']): Hand => ({
  ...own,
  pause,
  happens: (percent) => own.below(100) < percent,
})

/** A child's hand: of its own speed, from 0.8 to 2 times what was usual, now slower, now quicker. */
export function childsHand(seed: string): Hand {
  const own = random(seed)
  const pace = 80 + own.below(121)
  return handOf(own, (usual, least) => {
    const tenth = own.below(SPREAD.length - 1)
    const [from = 100, to = 100] = SPREAD.slice(tenth, tenth + 2)
    return Math.max(least, Math.floor((usual * pace * (from + own.below(to - from + 1))) / 10_000))
  })
}

/** A program's hand: as quick as is let through or slower, and of an even pace that it varies by up to a half. */
export function programsHand(seed: string): Hand {
  const own = random(seed)
  const pace = own.below(3) === 0 ? 0 : 20 + own.below(180)
  const varied = own.below(51)
  return handOf(own, (_usual, least) => {
    const even = Math.max(least, pace * 10)
    return even + Math.floor((even * own.below(varied + 1)) / 100)
  })
}

/** A program's hand that never waits. */
export const quickestHand = (seed: string): Hand => handOf(random(seed), (_usual, least) => least)
