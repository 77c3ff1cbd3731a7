import { blankScore, markBlanks } from '#kit/blank/blank-score.ts'
import type { Score } from '#kit/score.ts'
import type { Verdict } from '#kit/verdict.ts'
import type { MindmapContent } from './content.ts'
import { termsOf } from './terms.ts'

/** One point for each blank that holds its correct option. */
export const scoreMindmap = (content: MindmapContent, answer: unknown): Score =>
  blankScore(termsOf(content), answer)

export const markMindmap = (content: MindmapContent, answer: unknown): Verdict =>
  markBlanks(termsOf(content), answer)
