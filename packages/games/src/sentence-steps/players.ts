import type { Players } from '#kit/testing/players.ts'
import type { StepsAct, StepsContent, StepsLog } from './content.ts'
import { FEEDBACK_MS, poolOf, type StepsDeal } from './rules.ts'

type Play = Players<StepsContent, StepsDeal, StepsLog, StepsAct>

/** Lays the cards of each sentence in turn; `swaps` says whether two of them change places first. */
function play(
  content: StepsContent,
  deal: StepsDeal,
  moves: { heard(): number; next(): number; sent(): number; swaps(): boolean },
): StepsLog {
  let now = 0
  const answers = deal.map(({ no, pool }) => {
    const question = content.questions.find((one) => one.no === no)
    const cards = question ? poolOf(question, pool) : []
    const places = cards.map((_, step) => cards.indexOf(step))
    if (moves.swaps()) places.push(...places.splice(0, 1))
    let at = now + moves.heard()
    const placed = places.map((place, step): [number, number] => {
      at += step === 0 ? 0 : moves.next()
      return [place, at]
    })
    at += moves.sent()
    now = at + FEEDBACK_MS
    return { no, placed, at }
  })
  return { answers }
}

const child: Play['child'] = (content, deal, hand) =>
  play(content, deal, {
    heard: () => hand.pause(4500, 400),
    next: () => hand.pause(1300, 180),
    sent: () => hand.pause(800, 150),
    swaps: () => hand.happens(20),
  })

const solver: Play['solver'] = (content, deal, hand) =>
  play(content, deal, {
    heard: () => hand.pause(0, 150),
    next: () => hand.pause(0, 150),
    sent: () => hand.pause(0, 0),
    swaps: () => false,
  })

/** By looking for what speaks against it, question by question. */
const naive: Play['naive'] = (content, deal, { answers }) => {
  let right = 0
  for (let index = 0; index < answers.length; index += 1) {
    const given = answers[index]
    const dealt = deal[index]
    const question = content.questions.find((one) => one.no === dealt?.no)
    if (!given || !dealt || !question || given.no !== dealt.no) return null
    const before = answers[index - 1]
    const asked = before ? before.at + 1000 : 0
    const cards = [...question.pieces].sort((a, b) => (a < b ? -1 : Number(a > b)))
    const pool = dealt.pool.map((place) => cards[place])
    let sentence = ''
    for (const [place, at] of given.placed) {
      if (at < asked || at > given.at || pool[place] === undefined) return null
      sentence += pool[place]
      // A card that was laid lies nowhere else.
      delete pool[place]
    }
    if (given.placed.length < question.pieces.length) return null
    if (given.at - asked < 150 * given.placed.length) return null
    if (sentence === question.answer.split('，').join('').split('。').join('')) right += 1
  }
  return right * deal.length
}

const acts: Play['acts'] = ({ answers }) => answers.map(({ no, placed, at }) => ({ act: { no, placed }, at }))

export const players: Play = { child, solver, naive, acts }
