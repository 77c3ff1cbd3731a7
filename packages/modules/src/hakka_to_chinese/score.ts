import type { Score } from '#kit/score.ts'
import type { HakkaToChineseContent } from './module.ts'

/** How a learner judges an own translation. */
export type Mark = 'right' | 'close' | 'wrong'

/** The mark of each question, by its index. */
export type Marks = Readonly<Record<number, Mark>>

export const countOf = (marks: Marks, mark: Mark): number =>
  Object.values(marks).filter((own) => own === mark).length

/** One point for each translation that its writer judged right. */
export function scoreHakkaToChinese({ questions }: HakkaToChineseContent, answer: unknown): Score {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return { kind: 'invalid', reason: 'not-an-answer' }
  }
  const marks = new Map<string, unknown>(Object.entries(answer))
  if ([...marks.keys()].some((key) => !/^\d+$/.test(key) || Number(key) >= questions.length)) {
    return { kind: 'invalid', reason: 'unknown-option' }
  }
  const earned = questions.filter((_, index) => marks.get(String(index)) === 'right').length
  return { kind: 'points', earned, total: questions.length }
}
