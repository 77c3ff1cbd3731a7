import { placedScore, type Score } from '#kit/score.ts'
import { markPlaced, type Verdict } from '#kit/verdict.ts'
import { itemsOf } from './board.ts'
import type { MatchingInDiagramContent } from './content.ts'

/** One point for each item that lies in its own layer and nowhere else. */
export const scoreMatchingInDiagram = (content: MatchingInDiagramContent, answer: unknown): Score =>
  placedScore(itemsOf(content), answer)

export const markMatchingInDiagram = (content: MatchingInDiagramContent, answer: unknown): Verdict =>
  markPlaced(itemsOf(content), answer, scoreMatchingInDiagram(content, answer))
