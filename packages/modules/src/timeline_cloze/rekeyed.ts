import { shuffle } from '#kit/shuffle.ts'
import type { TimelineContent } from './content.ts'
import { isBlank, PARTS } from './parts.ts'

/** A content that differs from another in its key alone. */
export default ({ questions }: TimelineContent, seed: number): TimelineContent => ({
  questions: questions.map((question) => {
    const hidden = question.terms.flatMap((term) =>
      PARTS.flatMap((part) => (isBlank(term, part) ? (term[part] ?? []) : [])),
    )
    const values = shuffle(hidden, seed)
    const terms = question.terms.map((term) => ({
      ...term,
      ...Object.fromEntries(
        PARTS.filter((part) => isBlank(term, part)).map((part) => [part, values.shift()]),
      ),
    }))
    return { ...question, terms }
  }),
})
