import { blankFlipped } from '#kit/testing/rekeyed.ts'
import type { MindmapContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default (content: MindmapContent, seed: number): MindmapContent => ({
  ...content,
  questions: content.questions.map((own) => ({
    ...own,
    terms: own.terms.map((term) => blankFlipped(term, seed)),
  })),
})
