import type { AnsweredQuestion } from '#kit/answered.ts'
import { answeredBlanks } from '#kit/blank/blank-answered.ts'
import type { RelationContent } from './content.ts'

/** Blank relations, asked by the words at their ends, with what was chosen. */
export function answeredRelations(
  { words, relations }: RelationContent,
  answer: unknown,
): AnsweredQuestion[] {
  const nameOf = (id: number | undefined) => words.find((word) => word.id === id)?.text ?? ''
  return answeredBlanks(
    relations,
    (index) => ({ text: `${nameOf(relations[index]?.from)} → ${nameOf(relations[index]?.to)}` }),
    answer,
  )
}
