import { type Deal, faceOf } from '#kit/public.ts'
import type { TimelineContent } from './content.ts'
import { blanksOf, isBlank, PARTS, type Part, type Value } from './parts.ts'

/** A point of the line: each part is shown or a blank. */
export type ShownTerm = { [own in Part]?: Value | 'blank' | undefined }

/** The timelines with their blanks empty, and the texts of each one's blanks in a pool. */
export function shownTimeline(content: TimelineContent, deal: Deal) {
  const blanks = blanksOf(content)
  return {
    questions: content.questions.map(({ terms, ...question }, index) => ({
      ...faceOf(question),
      terms: terms.map(
        (term): ShownTerm =>
          Object.fromEntries(PARTS.map((part) => [part, isBlank(term, part) ? 'blank' : term[part]])),
      ),
      options: deal(
        blanks.filter((own) => own.question === index).map(({ id, value }) => ({ ...value, id })),
      ),
    })),
  }
}
export type ShownTimeline = ReturnType<typeof shownTimeline>
