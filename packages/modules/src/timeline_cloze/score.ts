import { placedScore, type Score } from '#kit/score.ts'
import type { TimelineContent } from './module.ts'
import { blanksOf } from './parts.ts'

/** One point for each blank that holds its own text. */
export const scoreTimeline = (content: TimelineContent, answer: unknown): Score =>
  placedScore(blanksOf(content), answer)
