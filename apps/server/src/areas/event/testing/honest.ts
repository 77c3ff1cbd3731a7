import { z } from 'zod'
import type { Course } from '../stepped.ts'

const voice = z.object({ questions: z.array(z.object({ no: z.number(), answer: z.number() })) })
const voiceDeal = z.array(z.object({ no: z.number(), cards: z.array(z.number()) }))
const steps = z.object({ questions: z.array(z.object({ no: z.number(), pieces: z.array(z.string()) })) })
const stepsDeal = z.array(z.object({ no: z.number(), pool: z.array(z.number()) }))
const chef = z.object({
  recipes: z.array(z.object({ dish: z.number(), ingredients: z.array(z.number()) })),
})
const chefDeal = z.object({ orders: z.array(z.object({ items: z.array(z.number()) })) })
const windowsDeal = z.object({ levels: z.array(z.array(z.object({ quest: z.number() }))) })
const song = z.object({
  groups: z.array(
    z.object({
      no: z.number(),
      questions: z.array(
        z.object({
          no: z.number(),
          mode: z.number(),
          option: z.array(z.object({ text: z.string() })),
          answer: z.array(z.number()),
        }),
      ),
    }),
  ),
})
const songDeal = z.object({
  groups: z.array(
    z.object({
      no: z.number(),
      questions: z.array(z.object({ no: z.number(), places: z.array(z.number()) })),
    }),
  ),
})

interface Act {
  act: unknown
  /** In the play's time. */
  at: number
}

const sortedPlaces = (texts: readonly string[]): number[] =>
  [...texts.keys()].sort((a, b) => {
    const [one = '', other = ''] = [texts[a], texts[b]]
    return one < other ? -1 : one > other ? 1 : a - b
  })

/** What somebody does next who knows everything: rightly, and no sooner than a child could. */
export function honestAct({ play, content, deal, steps: made }: Course, now: number): Act | undefined {
  const next = made.length
  const at = Math.max(now, made.at(-1)?.at ?? 0) + 4000 + ((next * 7) % 5) * 300
  switch (play.game) {
    case 1: {
      const dealt = voiceDeal.parse(deal)[next]
      const answer = voice.parse(content).questions.find(({ no }) => no === dealt?.no)?.answer ?? -1
      return dealt && { act: { no: dealt.no, selected: dealt.cards.indexOf(answer) }, at }
    }
    case 2: {
      const dealt = stepsDeal.parse(deal)[next]
      const pieces = steps.parse(content).questions.find(({ no }) => no === dealt?.no)?.pieces ?? []
      const order = sortedPlaces(pieces)
      const placed = [...pieces.keys()].map((piece) => [dealt?.pool.indexOf(order.indexOf(piece)), at - 900])
      return dealt && { act: { no: dealt.no, placed }, at }
    }
    case 3: {
      const order = chefDeal.parse(deal).orders[next]
      const { recipes } = chef.parse(content)
      // The countdown is no time of play.
      let when = Math.max(now, made.at(-1)?.at ?? 0, 3000) - 3000 + 1000
      const moves: unknown[] = []
      for (const item of order?.items ?? []) {
        const { ingredients = [] } = recipes.find(({ dish }) => dish === item) ?? {}
        for (const own of ingredients) {
          when += 700 + ((own * 13) % 9) * 100
          moves.push(['add', own, when])
        }
        when += 500
        moves.push(['plate', 0, when])
      }
      when += 800
      moves.push(['serve', 0, when])
      return when > 180_000 ? undefined : { act: { moves }, at: when + 3000 + 80 }
    }
    case 4:
      return windowAct(windowsDeal.parse(deal).levels, next, at)
    default:
      return songAct(song.parse(content), songDeal.parse(deal), next, at)
  }
}

/** Kind by kind, level by level. */
function windowAct(levels: { quest: number }[][], next: number, at: number): Act | undefined {
  const all = levels.flatMap((cards, level) =>
    [...cards.keys()]
      .sort((a, b) => (cards[a]?.quest ?? 0) - (cards[b]?.quest ?? 0))
      .map((window) => ({ level: level + 1, window })),
  )
  const act = all[next]
  return act && { act, at: at - 3000 }
}

function songAct(
  content: z.output<typeof song>,
  deal: z.output<typeof songDeal>,
  next: number,
  at: number,
): Act | undefined {
  const dealt = deal.groups.flatMap(({ questions }) => questions)[next]
  const question = content.groups.flatMap(({ questions }) => questions).find(({ no }) => no === dealt?.no)
  if (!dealt || !question) return undefined
  const left = question.mode === 7 ? question.option.length / 2 : 0
  const texts = question.option.map(({ text }) => text)
  const order = [...texts.slice(0, left).keys(), ...sortedPlaces(texts.slice(left)).map((own) => left + own)]
  const given = question.answer.map((own) => dealt.places.indexOf(order.indexOf(own)))
  return { act: { no: dealt.no, given }, at }
}
