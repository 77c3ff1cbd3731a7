import { placedScore, type Score } from '#kit/score.ts'
import { boardOf } from './board.ts'
import type { MatchingInDiagramContent } from './module.ts'

/** One point for each item that lies in its own layer and nowhere else. */
export const scoreMatchingInDiagram = (content: MatchingInDiagramContent, answer: unknown): Score =>
  placedScore(boardOf(content).options, answer)
