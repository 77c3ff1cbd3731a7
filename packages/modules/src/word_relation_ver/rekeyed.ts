import { blankFlipped } from '#kit/testing/rekeyed.ts'
import type { RelationContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default (content: RelationContent, seed: number): RelationContent => ({
  ...content,
  relations: content.relations.map((own) => blankFlipped(own, seed)),
})
