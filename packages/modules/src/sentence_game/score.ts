import { readAnswer, type Score } from '#kit/score.ts'
import type { SentenceGameContent } from './module.ts'

type Question = SentenceGameContent['questions'][number]

/** The answer area of a question, by its index. */
export const areaId = (index: number): string => String(index)

/** Whether these options are exactly the correct ones of a question. */
export function isAnswer(question: Question, placed: readonly number[]): boolean {
  return question.reactable_options.every((option) => placed.includes(option.id) === option.is_correct)
}

/** One point for each question whose area holds exactly its correct options. */
export function scoreSentenceGame(content: SentenceGameContent, answer: unknown): Score {
  const { questions } = content
  const known = new Set(questions.flatMap((own) => own.reactable_options.map((option) => option.id)))
  const read = readAnswer(answer, known)
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const earned = questions.filter((question, index) => isAnswer(question, read[areaId(index)] ?? [])).length
  return { kind: 'points', earned, total: questions.length }
}
