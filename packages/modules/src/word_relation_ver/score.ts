import { blankScore } from '#kit/blank-score.ts'
import type { Score } from '#kit/score.ts'
import type { RelationContent } from './module.ts'

/** One point for each blank relation that holds its correct option. */
export const scoreWordRelation = (content: RelationContent, answer: unknown): Score =>
  blankScore(content.relations, answer)
