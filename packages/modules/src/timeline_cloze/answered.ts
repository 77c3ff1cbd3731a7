import { type AnsweredQuestion, answeredPlaces } from '#kit/answered.ts'
import { placedSolution } from '#kit/score.ts'
import type { TimelineContent } from './content.ts'
import { blanksOf } from './parts.ts'

/** Blanks, asked by the timeline that they stand in, with the texts that were put there. */
export function answeredTimeline(content: TimelineContent, answer: unknown): AnsweredQuestion[] {
  const blanks = blanksOf(content)
  return answeredPlaces(
    blanks.map(({ question, area }) => ({
      asked: { ...content.questions[question], image: undefined, sound: undefined },
      areas: [area],
    })),
    blanks.map(({ id, value }) => ({ ...value, id })),
    placedSolution(blanks),
    answer,
    { once: true },
  )
}
