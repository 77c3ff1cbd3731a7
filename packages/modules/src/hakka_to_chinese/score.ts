import { foldHakka } from '@hakka/hakka/fold'
import type { Score } from '#kit/score.ts'
import { nothingRight, type Verdict } from '#kit/verdict.ts'
import type { HakkaToChineseContent, Mark, Translations } from './content.ts'

/** Whether two translations say the same word for word, whatever their punctuation, width and spelling (臺, 台). */
export const isSame = (one: string, other: string): boolean => foldHakka(one) === foldHakka(other)

const textOf = (given: unknown): string | undefined =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string'
    ? given.text
    : undefined

/** How each sentence went, by its index: as its writer judged it; what tiles said wrongly at first was close. */
export const marksOf = ({ questions }: HakkaToChineseContent, given: Translations): (Mark | undefined)[] =>
  questions.map(({ chinese_question_text }, index) => {
    const own = given[index]
    if (typeof own !== 'object') return own
    return isSame(own.text, chinese_question_text) ? 'right' : 'close'
  })

/** One point for each translation that is the reference, or that its writer judged right. */
export function scoreHakkaToChinese({ questions }: HakkaToChineseContent, answer: unknown): Score {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return { kind: 'invalid', reason: 'not-an-answer' }
  }
  const given = new Map<string, unknown>(Object.entries(answer))
  if ([...given.keys()].some((key) => !/^\d+$/.test(key) || Number(key) >= questions.length)) {
    return { kind: 'invalid', reason: 'unknown-option' }
  }
  const isRight = ({ chinese_question_text }: (typeof questions)[number], index: number) => {
    const own = given.get(String(index))
    const text = textOf(own)
    return text === undefined ? own === 'right' : isSame(text, chinese_question_text)
  }
  const points = {
    kind: 'points',
    earned: questions.filter(isRight).length,
    total: questions.length,
  } as const
  const claimed = [...given.values()].some((own) => textOf(own) === undefined)
  return claimed ? { ...points, claimed } : points
}

/** Of written translations which of them are right. Marks are the writer's own. */
export function markHakkaToChinese(content: HakkaToChineseContent, answer: unknown): Verdict {
  const score = scoreHakkaToChinese(content, answer)
  if (score.kind !== 'points') return nothingRight(score)
  const given = new Map<string, unknown>(Object.entries(Object(answer)))
  const right = content.questions.flatMap(({ chinese_question_text }, index) => {
    const text = textOf(given.get(String(index)))
    return text !== undefined && isSame(text, chinese_question_text) ? index : []
  })
  return { right, full: right.map(String), done: given.size > 0 && right.length === given.size, score }
}

/** The references. */
export const solveHakkaToChinese = ({ questions }: HakkaToChineseContent): Translations =>
  Object.fromEntries(questions.map(({ chinese_question_text: text }, index) => [index, { text }]))
