import type { QuestionContent } from './question.ts'
import { readAnswer, type Score } from './score.ts'

/** The answer area of a question, by its index. */
export const questionArea = (index: number): string => String(index)

/** One point for each question whose area holds exactly its correct options. */
export function questionScore(questions: readonly QuestionContent[], answer: unknown): Score {
  const known = new Set(
    questions.flatMap((question) => question.reactable_options.map((option) => option.id)),
  )
  const read = readAnswer(answer, known)
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const earned = questions.filter((question, index) => {
    const placed = new Set(read[questionArea(index)])
    return question.reactable_options.every((option) => placed.has(option.id) === option.is_correct)
  }).length
  return { kind: 'points', earned, total: questions.length }
}
