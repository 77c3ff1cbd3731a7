import { type AnsweredQuestion, answeredPlaces } from '#kit/answered.ts'
import type { Face } from '#kit/public.ts'
import type { Blankable } from './blank.ts'
import { blankSolution, blanksOf } from './blank-score.ts'

/**
 * Blanks with the options that were chosen.
 * @param asked what is asked by the blank at an index
 */
export function answeredBlanks(
  texts: readonly Blankable[],
  asked: (index: number) => Face,
  answer: unknown,
): AnsweredQuestion[] {
  const blanks = [...blanksOf(texts)]
  return answeredPlaces(
    blanks.map(([index, { area }]) => ({ asked: asked(index), areas: [area] })),
    blanks.flatMap(([, { options }]) => options),
    blankSolution(texts),
    answer,
  )
}
