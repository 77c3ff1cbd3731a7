import type { Players } from '#kit/testing/players.ts'
import type { VoiceAct, VoiceContent, VoiceLog } from './content.ts'
import { FEEDBACK_MS, type VoiceDeal } from './rules.ts'

type Play = Players<VoiceContent, VoiceDeal, VoiceLog, VoiceAct>

/** Takes a card for each question: the right one, or the one beside it. */
function play(
  content: VoiceContent,
  deal: VoiceDeal,
  { takes, errs }: { takes(): number; errs(): boolean },
): VoiceLog {
  const log: VoiceLog = {}
  let at = 0
  for (const [index, { no, cards }] of deal.entries()) {
    const question = content.questions.find((own) => own.no === no)
    const answer = cards.indexOf(question?.answer ?? -1)
    at += takes() + (index > 0 ? FEEDBACK_MS : 0)
    log[index + 1] = { no, selected: errs() ? (answer + 1) % 4 : answer, at }
  }
  return log
}

const child: Play['child'] = (content, deal, hand) =>
  play(content, deal, { takes: () => hand.pause(6000, 900), errs: () => hand.happens(15) })

const solver: Play['solver'] = (content, deal, hand) =>
  play(content, deal, { takes: () => hand.pause(0, 300), errs: () => false })

/** Question by question, by what the card on the table shows and says. */
const naive: Play['naive'] = (content, deal, log) => {
  let score = 0
  let before: number | undefined
  for (const place of Object.keys(log)) if (Number(place) > deal.length) return null
  for (const [index, { no, cards }] of deal.entries()) {
    const own = log[index + 1]
    if (!own) continue
    if (own.no !== no) return null
    if (own.at !== undefined) {
      if (own.at < (before === undefined ? 300 : before + 1300)) return null
      before = own.at
    }
    const card = content.questions.find((one) => one.no === no)?.options[cards[own.selected] ?? -1]
    if (card && card.shown.text === card.said.text) score += 10
  }
  return score
}

const acts: Play['acts'] = (log) =>
  Object.values(log).map(({ no, selected, at = 0 }) => ({ act: { no, selected }, at }))

export const players: Play = { child, solver, naive, acts }
