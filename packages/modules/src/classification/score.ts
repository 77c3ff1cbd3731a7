import { placedScore, type Score } from '#kit/score.ts'
import { markPlaced, type Verdict } from '#kit/verdict.ts'
import { itemsOf } from './board.ts'
import type { ClassificationContent } from './content.ts'

/** One point for each item that lies in its own category and nowhere else. */
export const scoreClassification = (content: ClassificationContent, answer: unknown): Score =>
  placedScore(itemsOf(content), answer)

export const markClassification = (content: ClassificationContent, answer: unknown): Verdict =>
  markPlaced(itemsOf(content), answer, scoreClassification(content, answer))
