import { isWhole, neutral } from '#kit/order.ts'
import { grown as grownList, type Known, type Told } from '#kit/steps.ts'
import type { StepsAct, StepsContent, StepsLog, StepsQuestion } from './content.ts'
import { FEEDBACK_MS, judge, PIECE_MS, type StepsDeal } from './rules.ts'

/** The next sentence, and where its cards lie. */
export type StepsTold = Told<StepsQuestion, { question: StepsQuestion; pool: number[] }>

const answered = (content: StepsContent, own: StepsDeal[number]): StepsQuestion | undefined =>
  content.questions.find(({ no }) => no === own.no)

/** A sentence before it is laid: its cards in their neutral order, its sound, and what it means. */
function asked(content: StepsContent, own: StepsDeal[number] | undefined): StepsQuestion | undefined {
  const question = own && answered(content, own)
  if (!question) return undefined
  const order = neutral(question.pieces)
  return {
    ...question,
    pieces: order.flatMap((place) => question.pieces.slice(place, place + 1)),
    piece_pinyin: order.flatMap((place) => question.piece_pinyin.slice(place, place + 1)),
    answer: '',
    pinyin: '',
  }
}

export function known(
  content: StepsContent,
  deal: StepsDeal,
  { answers }: StepsLog,
): Known<StepsContent, StepsDeal> {
  const dealt = deal.slice(0, answers.length + 1)
  return {
    content: {
      ...content,
      questions: dealt.flatMap(
        (own, index) => (index < answers.length ? answered(content, own) : asked(content, own)) ?? [],
      ),
    },
    deal: dealt,
  }
}

/** A sentence is laid, and told; its cards were laid when the browser says, within what the server has seen. */
export function step(
  content: StepsContent,
  deal: StepsDeal,
  { answers }: StepsLog,
  { no, placed }: StepsAct,
  at: number,
): { state: StepsLog; told: StepsTold } | null {
  const dealt = deal[answers.length]
  const reveal = dealt && answered(content, dealt)
  if (!reveal || reveal.no !== no) return null
  const before = answers.at(-1)
  const begun = before ? before.at + FEEDBACK_MS : 0
  const places = placed.map(([place]) => place)
  if (!isWhole(places, reveal.pieces.length) || at < begun + places.length * PIECE_MS) return null
  const laid = placed.map(([place, when]): [number, number] => [place, Math.min(at, Math.max(begun, when))])
  const own = deal[answers.length + 1]
  const question = asked(content, own)
  return {
    state: { answers: [...answers, { no, placed: laid, at }] },
    told: {
      correct: judge(reveal, dealt.pool, places).right,
      reveal,
      ...(own && question && { next: { question, pool: own.pool } }),
    },
  }
}

/** What is known after an answer. */
export const grown = (
  { content, deal }: Known<StepsContent, StepsDeal>,
  { reveal, next }: StepsTold,
): Known<StepsContent, StepsDeal> => ({
  content: { ...content, questions: grownList(content.questions, reveal, next?.question) },
  deal: next ? [...deal, { no: next.question.no, pool: next.pool }] : deal,
})
