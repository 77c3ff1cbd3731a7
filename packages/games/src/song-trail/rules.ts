import { impossible, type Played } from '#kit/define.ts'
import { neutral } from '#kit/order.ts'
import { between, isEven, isHasty } from '#kit/pace.ts'
import { random } from '#kit/random.ts'
import type { SongContent, SongLog, SongQuestion } from './content.ts'
import { isSameAnswer, isWholeAnswer } from './modes.ts'

/** A play closes then. */
export const LIMIT_MS = 1_800_000
export const POINTS = 5
export const HINTED_POINTS = 2
/** To answer and press on, without a look at the question. */
export const LEAST_MS = 300
/** To read a question and think about it. */
const FAIR_MS = 1500
/** Who answers half of them within less has not read them. */
const HASTY_MS = 900
/** The first so many are of the first tier, whoever plays. */
const FIRST_RANKS = 10
/** Above which share of all players the next tiers end, in percent; the last takes the rest. */
const SHARES = [6, 20, 50, 80] as const

/** Groups and questions in the order of play; where the options of each lie: places in their neutral order. */
export interface SongDeal {
  groups: { no: number; questions: { no: number; places: number[] }[] }[]
}

interface SongAnswer {
  group: number
  no: number
  /** By place in the question's options. */
  given: number[]
  right: boolean
  hinted: boolean
  points: number
}

export interface SongVerdict extends Played {
  answers: SongAnswer[]
}

/** Which tier a rank is, from 0. */
export function tierOf(rank: number, players: number): number {
  if (rank <= FIRST_RANKS) return 0
  const share = SHARES.findIndex((percent) => rank * 100 < percent * players)
  return share < 0 ? SHARES.length + 1 : share + 1
}

/** Those on the left lie as they stand; the others lie in an order of chance. */
const leftOf = ({ mode, option }: SongQuestion): number => (mode === 7 ? Math.floor(option.length / 2) : 0)

const neutralOptions = (question: SongQuestion): number[] => {
  const left = leftOf(question)
  const texts = question.option.map(({ text }) => text)
  return [...texts.slice(0, left).keys(), ...neutral(texts.slice(left)).map((place) => left + place)]
}

/** The options of a question as they lie on the screen, by their place in `option`. */
export function optionsOf(question: SongQuestion, places: readonly number[]): number[] {
  const order = neutralOptions(question)
  return places.map((place) => order[place] ?? 0)
}

export function deal(content: SongContent, seed: string): SongDeal {
  const { shuffle } = random(seed)
  const others = shuffle(content.groups.filter(({ common }) => !common))
  const groups = [...others, ...content.groups.filter(({ common }) => common)]
  return {
    groups: groups.map(({ no, questions }) => ({
      no,
      questions: questions.map((question) => {
        const places = [...question.option.keys()]
        const left = leftOf(question)
        return { no: question.no, places: [...places.slice(0, left), ...shuffle(places.slice(left))] }
      }),
    })),
  }
}

/** A question without its answer, and with options in an order that does not tell it. */
export const hidden = (question: SongQuestion): SongQuestion => ({
  ...question,
  option: neutralOptions(question).flatMap((place) => question.option.slice(place, place + 1)),
  answer: [],
})

export const shown = (content: SongContent): SongContent => ({
  ...content,
  groups: content.groups.map((group) => ({ ...group, questions: group.questions.map(hidden) })),
})

/** With its answers: every question was dealt. */
export const answered = (content: SongContent): SongContent => content

/** Every question that was dealt, with its group. */
function asked(content: SongContent, { groups }: SongDeal) {
  const questions = new Map(content.groups.flatMap((group) => group.questions).map((own) => [own.no, own]))
  return groups.flatMap((group) =>
    group.questions.flatMap(({ no, places }) => {
      const question = questions.get(no)
      return question ? [{ group: group.no, question, places }] : []
    }),
  )
}

/** The questions in the fields of the specification, with options as they lie on the screen and without answers. */
export function questions(content: SongContent, own: SongDeal): Record<string, unknown>[] {
  return asked(content, own).map(({ question, places }) => {
    const options = optionsOf(question, places).flatMap((place) => question.option.slice(place, place + 1))
    return {
      no: question.no,
      part: question.part,
      mode: question.mode,
      title: question.title.text,
      title_image: question.title_image?.url ?? null,
      option: options.map(({ text }) => text).join(),
      option_image: options.map(({ image }) => image?.url ?? '').join(),
      answer: '',
      multiple_answer: question.multiple_answer ? 'Y' : 'N',
    }
  })
}

/** 5 points for each question that was answered right, 2 for the one of a group that took its hint. */
export function replay(content: SongContent, own: SongDeal, { answers: given, end }: SongLog): SongVerdict {
  const refused = (fault: string): SongVerdict => ({ ...impossible(fault), answers: [] })
  const questions = asked(content, own)
  if (given.length > questions.length) return refused('question not dealt')
  if (end > LIMIT_MS) return refused('after the end')
  const answers: SongAnswer[] = []
  const hints = new Set<number>()
  for (const [index, { no, given: places, hinted }] of given.entries()) {
    const dealt = questions[index]
    if (dealt?.question.no !== no) return refused('another question')
    const { group, question } = dealt
    if (!isWholeAnswer(question, places)) return refused('not a whole answer')
    if (hinted && hints.has(group)) return refused('second hint of a group')
    if (hinted) hints.add(group)
    const options = optionsOf(question, dealt.places)
    const chosen = places.map((place) => options[place] ?? -1)
    const right = isSameAnswer(question, chosen, question.answer)
    const points = right ? (hinted ? HINTED_POINTS : POINTS) : 0
    answers.push({ group, no, given: chosen, right, hinted, points })
  }
  // Who goes back to a question changes it later than those after it.
  const times = given.map(({ at }) => at).toSorted((a, b) => a - b)
  const pauses = between([0, ...times])
  if (pauses.some((pause) => pause < LEAST_MS)) return refused('quicker than hands')
  if ((times.at(-1) ?? 0) > end) return refused('after the end')
  const right = answers.filter((answer) => answer.right).length
  const finished = questions.length > 0 && given.length === questions.length
  const fairTime = questions.length * FAIR_MS
  const isMachine = end < fairTime || isHasty(pauses, HASTY_MS) || isEven(pauses)
  return {
    ok: true,
    fault: null,
    score: answers.reduce((sum, { points }) => sum + points, 0),
    leastTime: end,
    fairTime,
    finished,
    suspicious: finished && right * 5 >= questions.length * 3 && isMachine,
    answers,
  }
}
