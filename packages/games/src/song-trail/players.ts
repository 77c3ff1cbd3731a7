import type { Hand, Players } from '#kit/testing/players.ts'
import type { SongAct, SongContent, SongLog, SongQuestion } from './content.ts'
import { optionsOf, type SongDeal } from './rules.ts'

type Play = Players<SongContent, SongDeal, SongLog, SongAct>

/** What somebody takes for a question, and how often they take the hint or go wrong, in percent. */
interface Ways {
  thinks(question: SongQuestion): number
  hints: number
  errs: number
}

/** The right answer with two of it changed, or another one where there is only one. */
function spoiled(question: SongQuestion, answer: readonly number[]): number[] {
  const [first = 0, second, ...rest] = answer
  if (second === undefined) return [(first + 1) % question.option.length]
  return question.mode >= 5 ? [second, first, ...rest] : [first]
}

function play(content: SongContent, deal: SongDeal, hand: Hand, ways: Ways): SongLog {
  let now = 0
  const answers = deal.groups.flatMap(({ no: groupNo, questions }) => {
    const group = content.groups.find((own) => own.no === groupNo)
    const hintedAt = hand.happens(ways.hints) ? hand.below(questions.length) : -1
    return questions.flatMap(({ no, places }, index) => {
      const question = group?.questions.find((own) => own.no === no)
      if (!question) return []
      now += ways.thinks(question)
      const answer = hand.happens(ways.errs) ? spoiled(question, question.answer) : question.answer
      const options = optionsOf(question, places)
      const given = answer.map((own) => options.indexOf(own))
      return [{ no, given, hinted: index === hintedAt, at: now }]
    })
  })
  return { answers, end: now }
}

const child: Play['child'] = (content, deal, hand) =>
  play(content, deal, hand, {
    thinks: ({ answer }) => hand.pause(5000 + answer.length * 1200, 700),
    hints: 40,
    errs: 20,
  })

const solver: Play['solver'] = (content, deal, hand) =>
  play(content, deal, hand, { thinks: () => hand.pause(0, 300), hints: 0, errs: 0 })

/** By what is read on the screen: texts, not places. */
const naive: Play['naive'] = (content, deal, { answers, end }) => {
  const sorted = (texts: readonly string[]) => [...texts].sort((a, b) => (a < b ? -1 : Number(a > b)))
  const screen = deal.groups.flatMap((group) => group.questions.map((own) => ({ ...own, group: group.no })))
  const times = answers.map(({ at }) => at).sort((a, b) => a - b)
  if (end > 1_800_000 || times.some((at, index) => at > end || at < 300 + (times[index - 1] ?? 0)))
    return null
  let score = 0
  const hints: number[] = []
  for (const [index, { no, given, hinted }] of answers.entries()) {
    const dealt = screen[index]
    const question = content.groups.flatMap(({ questions }) => questions).find((own) => own.no === no)
    if (!question || dealt?.no !== no) return null
    const texts = question.option.map(({ text }) => text)
    const left = question.mode === 7 ? texts.slice(0, texts.length / 2) : []
    const pool = [...left, ...sorted(texts.slice(left.length))]
    const chosen = given.map((place) => pool[dealt.places[place] ?? -1] ?? '')
    const wanted = question.answer.map((place) => texts[place] ?? '')
    if (chosen.includes('') || chosen.length === 0 || new Set(chosen).size < chosen.length) return null
    if (chosen.some((text) => left.includes(text))) return null
    if (!question.multiple_answer && chosen.length !== wanted.length) return null
    if (hinted && hints.includes(dealt.group)) return null
    if (hinted) hints.push(dealt.group)
    const isOrdered = question.mode > 4
    const text = (own: string[]) => (isOrdered ? own : sorted(own)).join('|')
    if (text(chosen) === text(wanted)) score += hinted ? 2 : 5
  }
  return score
}

const acts: Play['acts'] = ({ answers }) =>
  answers.flatMap(({ no, given, hinted, at }) => [
    ...(hinted ? [{ act: { no, hint: true as const }, at }] : []),
    { act: { no, given }, at },
  ])

export const players: Play = { child, solver, naive, acts }
