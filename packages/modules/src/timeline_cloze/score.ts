import { placedScore, type Score } from '#kit/score.ts'
import { markPlaced, type Verdict } from '#kit/verdict.ts'
import type { TimelineContent } from './content.ts'
import { blanksOf } from './parts.ts'

/** One point for each blank that holds its own text. */
export const scoreTimeline = (content: TimelineContent, answer: unknown): Score =>
  placedScore(blanksOf(content), answer)

export const markTimeline = (content: TimelineContent, answer: unknown): Verdict =>
  markPlaced(blanksOf(content), answer, scoreTimeline(content, answer))
