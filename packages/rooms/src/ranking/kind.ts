import { ROOM } from '@hakka/contract/constants/room'
import type { RankView } from '@hakka/contract/room-views'
import { defineKind, type Facts, NOTHING_ASIDE, NOTHING_OWN } from '#kit/define.ts'
import { refuse } from '#kit/move.ts'

/** Ids of options, the best first. */
type Order = readonly number[]

interface Vote {
  seq: number
  order: Order
  /** The order of before the board was frozen. */
  kept: Order | null
}

interface Ranking {
  options: readonly number[]
  /** What the class has named itself, where a question has nothing to rank: ids below zero. */
  added: readonly { id: number; text: string }[]
  votes: Readonly<Record<number, Vote>>
  /** How many bars stand open, from the last place up; `null`: all. */
  open: number | null
}

export default defineKind<Ranking, 'rank'>({
  id: 'ranking',
  prefix: 'rank',
  fresh: ({ options }) => ({ options, added: [], votes: {}, open: 0 }),

  reduce(ranking, { seq, by, move }, { frozenAt }) {
    switch (move.do) {
      case 'rank.order': {
        const { order } = move
        const known = order.every((id) => ranking.options.includes(id))
        if (!known || new Set(order).size !== order.length) return refuse('malformed')
        const before = ranking.votes[by]
        const kept =
          before && frozenAt !== null && before.seq > frozenAt ? before.kept : (before?.order ?? null)
        return { ...ranking, votes: { ...ranking.votes, [by]: { seq, order, kept } } }
      }
      case 'rank.option':
        if (ranking.options.length >= ROOM.optionsMax) return refuse('full')
        if (ranking.added.some(({ text }) => text === move.text)) return refuse('twice')
        return {
          ...ranking,
          options: [...ranking.options, -seq],
          added: [...ranking.added, { id: -seq, text: move.text }],
        }
      case 'rank.reveal':
        return { ...ranking, open: move.bars }
      case 'rank.again':
        return { ...ranking, votes: {}, open: 0 }
    }
  },

  *answeredBy({ votes }) {
    for (const by of Object.keys(votes)) yield Number(by)
  },

  shown: (ranking, facts) => shownBars(ranking, facts),
  onPhones: (ranking, facts) => shownBars(ranking.open === null ? ranking : { ...ranking, open: 0 }, facts),

  host: () => NOTHING_ASIDE,

  own(ranking, member) {
    const vote = ranking.votes[member]
    return { ...NOTHING_OWN, answered: vote !== undefined, order: [...(vote?.order ?? [])] }
  },

  results: ({ votes }, { nameOf }) =>
    Object.entries(votes).map(([by, { order }]) => ({
      by: nameOf(Number(by)),
      text: '',
      order,
      group: '',
      right: null,
      state: 'up',
      at: null,
    })),
})

interface Bar {
  id: number
  points: number
  firsts: number
  place: number
}

/** First of five gives 5 points, second 4; who leaves something out gives it nothing. */
function barsOf({ options }: Ranking, orders: readonly Order[]): Bar[] {
  const bars = options.map((id) => {
    const places = orders.map((order) => order.indexOf(id)).filter((at) => at >= 0)
    return {
      id,
      points: places.reduce((sum, at) => sum + options.length - at, 0),
      firsts: places.filter((at) => at === 0).length,
    }
  })
  const sorted = bars.sort((a, b) => b.points - a.points || b.firsts - a.firsts)
  return sorted.map((bar) => ({
    ...bar,
    place: 1 + sorted.filter(({ points }) => points > bar.points).length,
  }))
}

/** Bars that are shut come in the content's order, or theirs would tell it all. */
function shownBars(ranking: Ranking, { isOut, frozenAt }: Facts): RankView {
  const orders = Object.entries(ranking.votes)
    .filter(([by]) => !isOut(Number(by)))
    .flatMap(([, { seq, order, kept }]) =>
      frozenAt === null || seq <= frozenAt ? [order] : kept ? [kept] : [],
    )
  const bars = barsOf(ranking, orders)
  const { open } = ranking
  const opened = open === null ? bars : open === 0 ? [] : bars.slice(-open)
  const shut = ranking.options.filter((id) => !opened.some((bar) => bar.id === id))
  return {
    kind: 'ranking',
    open,
    added: [...ranking.added],
    bars: [...shut.map((id) => ({ id, points: null, firsts: null, place: null })), ...opened],
  }
}
