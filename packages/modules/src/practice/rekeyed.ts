import { questionsFlipped } from '#kit/testing/rekeyed.ts'
import type { PracticeContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default ({ questions }: PracticeContent, seed: number): PracticeContent => ({
  questions: questionsFlipped(questions, seed).map((own) => ({ ...own, analysis: { text: `${seed}` } })),
})
