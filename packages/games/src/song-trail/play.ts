import type { SongContent, SongLog, SongQuestion } from './content.ts'
import { isSameAnswer, isWholeAnswer, slotsOf } from './modes.ts'
import { LEAST_MS, optionsOf, type SongDeal } from './rules.ts'
import { FRESH, type SongState } from './steps.ts'

/** Above what the rules ask at the least: a clock that is read twice may differ. */
const PAUSE_MS = LEAST_MS + 50

/** A question where it stands in this play. */
export interface Step {
  question: SongQuestion
  /** The places in the question's options, as these lie on the screen. */
  order: number[]
  options: SongQuestion['option']
  /** Which group of the play, from 0. */
  group: number
  /** Where in its group, from 1, and of how many. */
  nth: number
  count: number
}

/** What has been given for a question: what is taken, or what lies in which slot, by place on the screen. */
interface Answer {
  slots: readonly (number | null)[]
  /** When it was last sent on after a change. */
  at: number
  changed: boolean
}

export interface Play {
  /** Which question is asked, from 0; beyond the last: it is over. */
  at: number
  answers: readonly Answer[]
  /** What was picked up and waits for its place, or for the other end of its line. */
  held: number | null
  /** The questions that took the hint of their group. */
  hinted: readonly number[]
  /** When an answer was sent on last. */
  sent: number
}

export type Move =
  | { kind: 'press'; place: number }
  | { kind: 'slot'; slot: number }
  | { kind: 'put'; place: number; slot: number }
  | { kind: 'take'; place: number }
  | { kind: 'hint' }
  | { kind: 'go'; by: 1 | -1; now: number }

/** The questions of a play in their order, with their options as they lie on the screen. */
export const stepsOf = (content: SongContent, { groups }: SongDeal): Step[] =>
  groups.flatMap(({ no, questions }, group) => {
    const own = content.groups.find((one) => one.no === no)
    return questions.flatMap((dealt, index) => {
      const question = own?.questions.find((one) => one.no === dealt.no)
      if (!question) return []
      const order = optionsOf(question, dealt.places)
      const options = order.flatMap((place) => question.option.slice(place, place + 1))
      return [{ question, order, options, group, nth: index + 1, count: questions.length }]
    })
  })

/** Modes with places of their own for what is given. */
const isLaid = ({ mode }: SongQuestion) => mode >= 5

const unanswered = ({ question }: Step): Answer => ({
  slots: isLaid(question) ? Array.from({ length: slotsOf(question) ?? 0 }, () => null) : [],
  at: 0,
  changed: false,
})

/** A play at its first question, or at the one that is next after those that were answered on another page. */
export function begun(steps: readonly Step[], { answers, hints }: SongState = FRESH): Play {
  const sent = answers.at(-1)?.at ?? 0
  return {
    at: Math.min(answers.length, steps.length - 1),
    answers: steps.map((step, index) => {
      const own = answers[index]
      return own ? { slots: own.given, at: own.at, changed: false } : unanswered(step)
    }),
    held: null,
    hinted: steps.flatMap(({ question }, index) => (hints.includes(question.no) ? [index] : [])),
    sent,
  }
}

/** The same play with questions that are asked only now. */
export const longer = (steps: readonly Step[], play: Play): Play => ({
  ...play,
  answers: [...play.answers, ...steps.slice(play.answers.length).map(unanswered)],
})

/** What is given of an answer, without the slots that are free. */
export const givenOf = ({ slots }: Pick<Answer, 'slots'>): number[] => slots.filter((own) => own !== null)

/** Whether the question that is asked has all of its answer. */
export function isWhole(steps: readonly Step[], { at, answers }: Play): boolean {
  const step = steps[at]
  const answer = answers[at]
  return step !== undefined && answer !== undefined && isWholeAnswer(step.question, givenOf(answer))
}

/** Whether the answer is right, where the browser has been told. */
export function isRight({ question, order }: Step, given: readonly number[]): boolean {
  const chosen = given.map((place) => order[place] ?? -1)
  return isSameAnswer(question, chosen, question.answer)
}

/** Whether the group of the question that is asked has had its hint. */
export const isHinted = (steps: readonly Step[], { at, hinted }: Play): boolean =>
  hinted.some((own) => steps[own]?.group === steps[at]?.group)

/** Lays a place into a slot; what lay there goes where it came from. */
function put(slots: Answer['slots'], place: number, slot: number): Answer['slots'] {
  const from = slots.indexOf(place)
  const there = slots[slot] ?? null
  return slots.map((own, index) => (index === slot ? place : index === from ? there : own))
}

const take = (slots: Answer['slots'], place: number): Answer['slots'] =>
  slots.map((own) => (own === place ? null : own))

/** A line has two ends; a new one replaces what was at either. */
const join = (slots: Answer['slots'], left: number, right: number): Answer['slots'] =>
  take(slots, right).map((own, index) => (index === left ? right : own))

/** The answer and what is held after a press on an option. */
function pressed(step: Step, slots: Answer['slots'], held: number | null, place: number) {
  const { question, options } = step
  if (question.mode === 7) {
    const half = options.length / 2
    const isLeft = place < half
    if (held === place) return { slots, held: null }
    if (held !== null && held < half !== isLeft) {
      return { slots: isLeft ? join(slots, place, held) : join(slots, held, place), held: null }
    }
    const end = isLeft ? slots[place] : place
    const isJoined = end !== null && end !== undefined && slots.includes(end)
    return held === null && isJoined ? { slots: take(slots, end), held: null } : { slots, held: place }
  }
  if (question.mode >= 5) {
    if (slots.includes(place)) return { slots: take(slots, place), held: null }
    return { slots, held: held === place ? null : place }
  }
  if (slots.includes(place)) return { slots: slots.filter((own) => own !== place), held: null }
  return { slots: question.multiple_answer ? [...slots, place] : [place], held: null }
}

/** The play after a move; the same play where the move does nothing. */
export function moved(steps: readonly Step[], play: Play, move: Move): Play {
  const step = steps[play.at]
  const answer = play.answers[play.at]
  if (!step || !answer) return play
  const { slots } = answer
  const given = (own: Answer['slots'], held: number | null = null): Play => ({
    ...play,
    held,
    answers:
      own === slots ? play.answers : play.answers.with(play.at, { ...answer, slots: own, changed: true }),
  })
  switch (move.kind) {
    case 'press': {
      if (move.place >= step.options.length) return play
      const after = pressed(step, slots, play.held, move.place)
      return given(after.slots, after.held)
    }
    case 'slot': {
      const there = slots[move.slot] ?? null
      if (play.held !== null) return given(put(slots, play.held, move.slot))
      return there === null ? play : given(take(slots, there))
    }
    case 'put': {
      const isRoom = move.slot >= 0 && move.slot < slots.length && move.place < step.options.length
      if (!isRoom) return play
      return given(
        step.question.mode === 7 ? join(slots, move.slot, move.place) : put(slots, move.place, move.slot),
      )
    }
    case 'take':
      return slots.includes(move.place) ? given(take(slots, move.place)) : play
    case 'hint':
      return isHinted(steps, play) ? play : { ...play, hinted: [...play.hinted, play.at] }
    case 'go':
      return gone(steps, play, move)
  }
}

/** On to the next question, with the whole answer; or back to one before. */
function gone(steps: readonly Step[], play: Play, { by, now }: { by: 1 | -1; now: number }): Play {
  const { at, answers } = play
  const answer = answers[at]
  const whole = isWhole(steps, play)
  if (!answer || at + by < 0 || (by > 0 && !whole)) return play
  const next = { ...play, at: at + by, held: null }
  if (!answer.changed || !whole) return next
  if (now - play.sent < PAUSE_MS) return play
  return { ...next, sent: now, answers: answers.with(at, { ...answer, at: now, changed: false }) }
}

/** What is sent of a play: the answers up to the first that was not given. */
export function logOf(steps: readonly Step[], { answers, hinted }: Play, end: number): SongLog {
  const isSent = (answer: Answer, index: number) => {
    const question = steps[index]?.question
    return answer.at > 0 && question !== undefined && isWholeAnswer(question, givenOf(answer))
  }
  const first = answers.findIndex((answer, index) => !isSent(answer, index))
  const given = first < 0 ? answers : answers.slice(0, first)
  return {
    answers: given.flatMap((answer, index) => {
      const no = steps[index]?.question.no
      return no === undefined
        ? []
        : [{ no, given: givenOf(answer), hinted: hinted.includes(index), at: answer.at }]
    }),
    end,
  }
}
