import type { Known, Told } from '#kit/steps.ts'
import type { SongAct, SongContent, SongLog, SongQuestion } from './content.ts'
import { isWholeAnswer } from './modes.ts'
import { hidden, LEAST_MS, LIMIT_MS, type SongDeal } from './rules.ts'

/** A play between two questions: all that was answered, as it was answered last, and which questions took a hint. */
export interface SongState {
  answers: readonly { no: number; given: number[]; at: number }[]
  hints: readonly number[]
}

export const FRESH: SongState = { answers: [], hints: [] }

/** The hint of a group, or a question and its group. Whether an answer was right is not told before the end. */
export type SongTold = Told<{ group: number; hint: string }, { group: number; question: SongQuestion }>

/** Every question in the order of play, with its group. */
const asked = ({ groups }: SongDeal) =>
  groups.flatMap(({ no: group, questions }) => questions.map(({ no }) => ({ group, no })))

/** Groups without the hints that nobody has asked for, and of their questions those that were reached. */
function uncovered(content: SongContent, hinted: ReadonlySet<number>, reached: ReadonlySet<number>) {
  return content.groups.map((group) => ({
    ...group,
    hint: hinted.has(group.no) ? group.hint : '',
    questions: group.questions.filter(({ no }) => reached.has(no)).map(hidden),
  }))
}

export function known(
  content: SongContent,
  deal: SongDeal,
  { answers, hints }: SongState,
): Known<SongContent, SongDeal> {
  const all = asked(deal)
  const reached = all.slice(0, answers.length + 1)
  const hinted = all.filter(({ no }) => hints.includes(no))
  const groups = uncovered(
    content,
    new Set(hinted.map(({ group }) => group)),
    new Set(reached.map(({ no }) => no)),
  )
  return { content: { ...content, groups }, deal }
}

/** A question is answered, or answered in another way; or a group's hint is asked for, at a question that was reached. */
export function step(
  content: SongContent,
  deal: SongDeal,
  state: SongState,
  act: SongAct,
  at: number,
): { state: SongState; told: SongTold } | null {
  const { answers, hints } = state
  const all = asked(deal)
  const place = all.findIndex(({ no }) => no === act.no)
  const own = all[place]
  if (!own || place > answers.length || at > LIMIT_MS) return null
  if ('hint' in act) {
    const group = content.groups.find(({ no }) => no === own.group)
    const isSecond = all.some(({ group: other, no }) => other === own.group && hints.includes(no))
    if (!group || isSecond) return null
    return {
      state: { answers, hints: [...hints, act.no] },
      told: { reveal: { group: group.no, hint: group.hint } },
    }
  }
  const questionOf = (one: { group: number; no: number } | undefined) =>
    content.groups.find(({ no }) => no === one?.group)?.questions.find(({ no }) => no === one?.no)
  const question = questionOf(own)
  const last = Math.max(0, ...answers.map((answer) => answer.at))
  if (!question || !isWholeAnswer(question, act.given) || at < last + LEAST_MS) return null
  const answer = { no: act.no, given: act.given, at }
  const isNew = place === answers.length
  const ahead = isNew ? all[place + 1] : undefined
  const next = questionOf(ahead)
  return {
    state: { answers: isNew ? [...answers, answer] : answers.with(place, answer), hints },
    told: ahead && next ? { next: { group: ahead.group, question: hidden(next) } } : {},
  }
}

/** What is known after an answer. */
export const grown = (
  { content, deal }: Known<SongContent, SongDeal>,
  { reveal, next }: SongTold,
): Known<SongContent, SongDeal> => ({
  content: {
    ...content,
    groups: content.groups.map((group) => ({
      ...group,
      hint: reveal?.group === group.no ? reveal.hint : group.hint,
      questions: next?.group === group.no ? [...group.questions, next.question] : group.questions,
    })),
  },
  deal,
})

export const logOf = ({ answers, hints }: SongState): SongLog => ({
  answers: answers.map(({ no, given, at }) => ({ no, given, hinted: hints.includes(no), at })),
  end: Math.max(0, ...answers.map(({ at }) => at)),
})
