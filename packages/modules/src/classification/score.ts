import { placedScore, type Score } from '#kit/score.ts'
import { boardOf } from './board.ts'
import type { ClassificationContent } from './module.ts'

/** One point for each item that lies in its own category and nowhere else. */
export const scoreClassification = (content: ClassificationContent, answer: unknown): Score =>
  placedScore(boardOf(content).options, answer)
