import { questionsFlipped } from '#kit/testing/rekeyed.ts'
import type { ArticleReviewContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default ({ sentences, questions }: ArticleReviewContent, seed: number): ArticleReviewContent => ({
  sentences,
  questions: questionsFlipped(questions, seed).map((own) => ({
    ...own,
    analysis: { text: `${seed}` },
    sentence_no: (seed % sentences.length) + 1,
  })),
})
