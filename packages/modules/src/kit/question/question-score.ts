import type { ReactableOption } from '#kit/content.ts'
import { type PlacedAnswer, readAnswer, type Score } from '#kit/score.ts'
import { markPlaced, type Verdict } from '#kit/verdict.ts'

/** What of a question decides. */
export interface Asked {
  reactable_options: readonly ReactableOption[]
}

/** The answer area of a question, by its index. */
export const questionArea = (index: number): string => String(index)

/** One point for each question whose area holds exactly its correct options. */
export function questionScore(questions: readonly Asked[], answer: unknown): Score {
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

export function markQuestions(questions: readonly Asked[], answer: unknown): Verdict {
  const rules = questions.flatMap(({ reactable_options }, index) =>
    reactable_options.map(({ id, is_correct }) => ({ id, area: is_correct ? questionArea(index) : null })),
  )
  return markPlaced(rules, answer, questionScore(questions, answer))
}

/** Of each question exactly its correct options. */
export const questionSolution = (questions: readonly Asked[]): PlacedAnswer =>
  Object.fromEntries(
    questions.map((question, index) => [
      questionArea(index),
      question.reactable_options.flatMap((option) => (option.is_correct ? option.id : [])),
    ]),
  )
