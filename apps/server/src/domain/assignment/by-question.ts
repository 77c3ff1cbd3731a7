import { isByQuestion } from '@hakka/modules/server'

/** What was answered to each of so many questions of a test; null where nothing was. */
export const byQuestion = (answer: unknown, count: number): unknown[] => {
  const kept = isByQuestion(answer) ? answer.questions : []
  return Array.from({ length: count }, (_, at) => kept[at] ?? null)
}
