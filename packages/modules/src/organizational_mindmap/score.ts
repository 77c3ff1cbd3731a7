import { blankScore } from '#kit/blank-score.ts'
import type { Score } from '#kit/score.ts'
import type { MindmapContent } from './module.ts'
import { termsOf } from './terms.ts'

/** One point for each blank that holds its correct option. */
export const scoreMindmap = (content: MindmapContent, answer: unknown): Score =>
  blankScore(termsOf(content), answer)
