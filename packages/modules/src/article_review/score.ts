import { markQuestions, questionScore } from '#kit/question/question-score.ts'
import type { Score } from '#kit/score.ts'
import type { Verdict } from '#kit/verdict.ts'
import type { ArticleReviewContent } from './content.ts'

/** One point for each question whose area holds exactly its correct options. */
export const scoreArticleReview = (content: ArticleReviewContent, answer: unknown): Score =>
  questionScore(content.questions, answer)

export const markArticleReview = (content: ArticleReviewContent, answer: unknown): Verdict =>
  markQuestions(content.questions, answer)
