import { readAnswer, type Score } from '#kit/score.ts'
import type { PracticeContent } from './module.ts'

/** The answer area of a question, by its index. */
export const areaId = (index: number): string => String(index)

/** One point for each question whose area holds exactly its correct options. */
export function scorePractice(content: PracticeContent, answer: unknown): Score {
  const { questions } = content
  const known = new Set(
    questions.flatMap((question) => question.reactable_options.map((option) => option.id)),
  )
  const read = readAnswer(answer, known)
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const earned = questions.filter((question, index) => {
    const placed = new Set(read[areaId(index)])
    return question.reactable_options.every((option) => placed.has(option.id) === option.is_correct)
  }).length
  return { kind: 'points', earned, total: questions.length }
}
