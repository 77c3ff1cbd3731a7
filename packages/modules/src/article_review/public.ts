import type { Deal } from '#kit/public.ts'
import { shownQuestions } from '#kit/question/question-public.ts'
import type { ArticleReviewContent } from './content.ts'

/** The article and its questions, without where their answers are found. */
export const shownArticleReview = ({ sentences, questions }: ArticleReviewContent, deal: Deal) => ({
  sentences,
  questions: shownQuestions(questions, deal),
})
