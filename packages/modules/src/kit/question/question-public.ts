import type { Deal, ShownOption } from '#kit/public.ts'
import type { Asked } from './question-score.ts'

/** A question as it is shown, and how many of its options are to be chosen. */
export interface ShownQuestion<Q> {
  question: Q
  options: ShownOption[]
  choose: number
}

/** Questions with their options as they are dealt; reasons are left out. */
export const shownQuestions = <Q>(
  questions: readonly (Asked & { question: Q })[],
  deal: Deal,
): ShownQuestion<Q>[] =>
  questions.map(({ question, reactable_options }) => ({
    question,
    options: deal(reactable_options),
    choose: reactable_options.filter((option) => option.is_correct).length,
  }))
