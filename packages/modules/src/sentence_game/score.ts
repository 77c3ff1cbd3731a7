import { markQuestions, questionScore, questionSolution } from '#kit/question/question-score.ts'
import type { PlacedAnswer, Score } from '#kit/score.ts'
import type { Verdict } from '#kit/verdict.ts'
import type { SentenceGameContent } from './content.ts'

/** One point for each question whose area holds exactly its correct options. */
export const scoreSentenceGame = ({ questions }: SentenceGameContent, answer: unknown): Score =>
  questionScore(questions, answer)

export const markSentenceGame = ({ questions }: SentenceGameContent, answer: unknown): Verdict =>
  markQuestions(questions, answer)

/** Of each question exactly its correct options. */
export const solveSentenceGame = ({ questions }: SentenceGameContent): PlacedAnswer =>
  questionSolution(questions)
