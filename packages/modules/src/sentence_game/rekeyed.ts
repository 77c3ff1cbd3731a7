import { questionsFlipped } from '#kit/testing/rekeyed.ts'
import type { SentenceGameContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default ({ questions }: SentenceGameContent, seed: number): SentenceGameContent => ({
  questions: questionsFlipped(questions, seed).map((own) => ({ ...own, chinese: `${seed}` })),
})
