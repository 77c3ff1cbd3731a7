import { questionScore } from '#kit/question-score.ts'
import type { Score } from '#kit/score.ts'
import type { ArticleReviewContent } from './module.ts'

/** One point for each question whose area holds exactly its correct options. */
export const scoreArticleReview = (content: ArticleReviewContent, answer: unknown): Score =>
  questionScore(content.questions, answer)
