import { impossible, type Played } from '#kit/define.ts'
import { isEven, isHasty } from '#kit/pace.ts'
import { random } from '#kit/random.ts'
import type { VoiceContent, VoiceLog } from './content.ts'

/** How many questions a play has, where the event says nothing. */
const LENGTH = 10
const POINTS = 10
/** How long right or wrong is shown before the next question. */
export const FEEDBACK_MS = 1000
/** To take a card and press on, without a look at it. */
export const LEAST_MS = 300
/** To hear a sound and know it. */
const FAIR_MS = 1200

/** Which questions are asked, and which card of the question lies at which place. */
export type VoiceDeal = { no: number; cards: number[] }[]

interface VoiceAnswer {
  no: number
  /** Places on the table; `selected` is -1 where nothing was taken. */
  answer: number
  selected: number
  right: boolean
}

export interface VoiceVerdict extends Played {
  answers: VoiceAnswer[]
}

export function deal(content: VoiceContent, seed: string, length = LENGTH): VoiceDeal {
  const { pick, shuffle } = random(seed)
  return pick(content.questions, length).map(({ no }) => ({ no, cards: shuffle([0, 1, 2, 3]) }))
}

export function shown(content: VoiceContent, own: VoiceDeal): VoiceContent {
  const asked = new Set(own.map(({ no }) => no))
  return { ...content, questions: content.questions.filter(({ no }) => asked.has(no)) }
}

/** The questions in the fields of the specification: pictures and sounds by their places, from 1. */
export function questions(content: VoiceContent, own: VoiceDeal): Record<string, unknown>[] {
  return own.flatMap(({ no, cards }) => {
    const question = content.questions.find((one) => one.no === no)
    if (!question) return []
    const fields = cards.flatMap((card, place): [string, string | null][] => [
      [`image_${place + 1}`, question.options[card]?.image.url ?? null],
      [`audio_${place + 1}`, question.options[card]?.said.audio?.url ?? null],
    ])
    return [{ id: no, no, ...Object.fromEntries(fields), answer: cards.indexOf(question.answer) }]
  })
}

/** The times between one answer and the next, without the time for which the verdict stood. */
const gaps = (times: readonly number[]): number[] =>
  times.map((at, index) => (index === 0 ? at : at - (times[index - 1] ?? 0) - FEEDBACK_MS))

/** 10 points for each question that was answered right. */
export function replay(content: VoiceContent, own: VoiceDeal, log: VoiceLog): VoiceVerdict {
  const refused = (fault: string): VoiceVerdict => ({ ...impossible(fault), answers: [] })
  if (Object.keys(log).some((place) => Number(place) > own.length)) return refused('question not dealt')
  const answers: VoiceAnswer[] = []
  const times: number[] = []
  for (const [index, { no, cards }] of own.entries()) {
    const question = content.questions.find((one) => one.no === no)
    const choice = log[index + 1]
    if (choice && choice.no !== no) return refused('another question')
    if (choice?.at !== undefined) times.push(choice.at)
    const answer = question ? cards.indexOf(question.answer) : -1
    const selected = choice?.selected ?? -1
    answers.push({ no, answer, selected, right: selected >= 0 && selected === answer })
  }
  if (gaps(times).some((gap) => gap < LEAST_MS)) return refused('answered before it was asked')
  const right = answers.filter((one) => one.right).length
  const verdicts = Math.max(0, own.length - 1) * FEEDBACK_MS
  const isMachine = isHasty(gaps(times), FAIR_MS) || isEven(gaps(times))
  const finished = own.length > 0 && answers.every(({ selected }) => selected >= 0)
  return {
    ok: true,
    fault: null,
    score: right * POINTS,
    leastTime: Math.max(verdicts + own.length * LEAST_MS, times.at(-1) ?? 0),
    fairTime: verdicts + own.length * FAIR_MS,
    finished,
    suspicious: finished && right * 5 >= own.length * 3 && isMachine,
    answers,
  }
}
