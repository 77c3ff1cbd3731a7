import { impossible, type Played } from '#kit/define.ts'
import { isWhole, neutral } from '#kit/order.ts'
import { between, isEven } from '#kit/pace.ts'
import { random } from '#kit/random.ts'
import type { StepsContent, StepsLog, StepsQuestion } from './content.ts'

/** How many questions a play has, where the event says nothing. */
const LENGTH = 10
/** How long right or wrong is shown before the next question. */
export const FEEDBACK_MS = 1000
/** To lay a card that lies ready under the finger. */
export const PIECE_MS = 150
/** To hear the sentence; then to find each card and lay it. */
const FAIR_HEARD_MS = 1000
const FAIR_PIECE_MS = 300

/** Which questions are asked, and in which order their cards lie in the pool: places in their neutral order. */
export type StepsDeal = { no: number; pool: number[] }[]

export interface StepsAnswer {
  no: number
  /** The sentence as it was laid; empty where it was not asked. */
  laid: string[]
  /** Step by step, whether the right card lies there. */
  steps: boolean[]
  right: boolean
}

export interface StepsVerdict extends Played {
  answers: StepsAnswer[]
}

/** Two orders of the cards can make the same sentence: what counts is what is read. */
const reads = (pieces: readonly string[], answer: string): boolean =>
  pieces.join('') === answer.replaceAll(/[，。]/g, '')

/** The cards of a question as they lie in the pool. */
export function poolOf(question: StepsQuestion, pool: readonly number[]): number[] {
  const order = neutral(question.pieces)
  return pool.map((place) => order[place] ?? 0)
}

export function deal(content: StepsContent, seed: string, length = LENGTH): StepsDeal {
  const { pick, shuffle } = random(seed)
  return pick(content.questions, length).map((question) => {
    const mixed = shuffle(question.pieces.map((_, place) => place))
    // A pool that lies in its order already asks nothing.
    const turns = mixed.map((_, by) => [...mixed.slice(by), ...mixed.slice(0, by)])
    const pool = [...turns, mixed.toReversed()].find((own) => {
      const pieces = poolOf(question, own).map((place) => question.pieces[place] ?? '')
      return !reads(pieces, question.answer)
    })
    return { no: question.no, pool: pool ?? mixed }
  })
}

export function shown(content: StepsContent, own: StepsDeal): StepsContent {
  const asked = new Set(own.map(({ no }) => no))
  return { ...content, questions: content.questions.filter(({ no }) => asked.has(no)) }
}

/** The questions in the fields of the specification, with the cards as they lie in the pool. */
export function questions(content: StepsContent, own: StepsDeal): Record<string, unknown>[] {
  return own.flatMap(({ no, pool }) => {
    const question = content.questions.find((one) => one.no === no)
    if (!question) return []
    const cards = poolOf(question, pool).map((place) => question.pieces[place] ?? '')
    return [
      { id: no, no, question: cards.join('@'), answer: question.answer, audio: question.audio?.url ?? null },
    ]
  })
}

/** What of a sentence is right, for cards by their place in the pool. */
export function judge(
  question: StepsQuestion,
  pool: readonly number[],
  places: readonly number[],
): StepsAnswer {
  const cards = poolOf(question, pool)
  const laid = places.map((place) => question.pieces[cards[place] ?? -1] ?? '')
  const right = reads(laid, question.answer)
  return {
    no: question.no,
    laid,
    steps: question.pieces.map((piece, step) => right || laid[step] === piece),
    right,
  }
}

/** The right ones times the number of questions. */
export function replay(content: StepsContent, own: StepsDeal, { answers: given }: StepsLog): StepsVerdict {
  const refused = (fault: string): StepsVerdict => ({ ...impossible(fault), answers: [] })
  if (given.length > own.length) return refused('question not dealt')
  const answers: StepsAnswer[] = []
  /** From one card to the next within a sentence. */
  const pauses: number[] = []
  let asked = 0
  let fairTime = 0
  for (const [index, { no, pool }] of own.entries()) {
    const answer = given[index]
    const question = content.questions.find((one) => one.no === no)
    if (answer && answer.no !== no) return refused('another question')
    if (!question) {
      if (answer) return refused('question not in the set')
      continue
    }
    fairTime += FAIR_HEARD_MS + question.pieces.length * FAIR_PIECE_MS
    if (!answer) {
      answers.push({ no, laid: [], steps: question.pieces.map(() => false), right: false })
      continue
    }
    const places = answer.placed.map(([place]) => place)
    const times = answer.placed.map(([, at]) => at).toSorted((a, b) => a - b)
    if (!isWhole(places, question.pieces.length)) return refused('not every card on a step')
    if ((times[0] ?? 0) < asked || (times.at(-1) ?? 0) > answer.at) return refused('laid at another time')
    if (answer.at < asked + places.length * PIECE_MS) return refused('quicker than hands')
    pauses.push(...between(times))
    answers.push(judge(question, pool, places))
    asked = answer.at + FEEDBACK_MS
  }
  const right = answers.filter((own) => own.right).length
  const finished = own.length > 0 && given.length === own.length
  fairTime += Math.max(0, own.length - 1) * FEEDBACK_MS
  const time = given.at(-1)?.at ?? 0
  return {
    ok: true,
    fault: null,
    score: right * own.length,
    leastTime: time,
    fairTime,
    finished,
    suspicious: finished && right * 5 >= own.length * 3 && (time < fairTime || isEven(pauses)),
    answers,
  }
}
