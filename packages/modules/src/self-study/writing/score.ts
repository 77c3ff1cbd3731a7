import { z } from 'zod'
import type { Score } from '#kit/score.ts'
import type { WritingSet } from './content.ts'

/** The words that were laid into the gaps of one text, in the order of the gaps; an empty one stayed empty. */
export const filled = z.array(z.string().max(100)).max(10)

const NO_ANSWER: Score = { kind: 'invalid', reason: 'not-an-answer' }

/**
 * What the first answer to a text with gaps is worth: a point a gap. It never throws.
 * @param no 1-based number of the question in its set; 0 is all of them, each with its list of words or `null`
 */
export function scoreCloze({ questions }: Pick<WritingSet, 'questions'>, no: number, answer: unknown): Score {
  if (no === 0) {
    const all = z.array(z.unknown()).length(questions.length).safeParse(answer)
    if (!all.success) return NO_ANSWER
    const scores = questions.flatMap(({ kind }, at) =>
      kind === 'cloze' ? [scoreCloze({ questions }, at + 1, all.data[at])] : [],
    )
    const points = scores.filter((score) => score.kind === 'points')
    if (points.length < scores.length) return NO_ANSWER
    if (points.length === 0) return { kind: 'none' }
    return {
      kind: 'points',
      earned: points.reduce((sum, { earned }) => sum + earned, 0),
      total: points.reduce((sum, { total }) => sum + total, 0),
    }
  }
  const question = questions[no - 1]
  if (question?.kind !== 'cloze') return NO_ANSWER
  const parsed = filled.length(question.answers.length).safeParse(answer)
  if (!parsed.success) return NO_ANSWER
  const earned = question.answers.filter((words, at) => words.includes(parsed.data[at] ?? '')).length
  return { kind: 'points', earned, total: question.answers.length }
}
