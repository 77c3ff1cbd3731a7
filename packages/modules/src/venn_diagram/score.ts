import { placedScore, type Score } from '#kit/score.ts'
import { markPlaced, type Verdict } from '#kit/verdict.ts'
import { itemsOf } from './board.ts'
import type { VennContent } from './content.ts'

/** One point for each text that lies in its own region and nowhere else. */
export const scoreVenn = (content: VennContent, answer: unknown): Score =>
  placedScore(itemsOf(content), answer)

export const markVenn = (content: VennContent, answer: unknown): Verdict =>
  markPlaced(itemsOf(content), answer, scoreVenn(content, answer))
