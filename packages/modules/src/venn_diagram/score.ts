import { placedScore, type Score } from '#kit/score.ts'
import { boardOf } from './board.ts'
import type { VennContent } from './module.ts'

/** One point for each text that lies in its own region and nowhere else. */
export const scoreVenn = (content: VennContent, answer: unknown): Score =>
  placedScore(boardOf(content).options, answer)
