import { blankScore, markBlanks } from '#kit/blank/blank-score.ts'
import type { Score } from '#kit/score.ts'
import type { Verdict } from '#kit/verdict.ts'
import type { RelationContent } from './content.ts'

/** One point for each blank relation that holds its correct option. */
export const scoreWordRelation = (content: RelationContent, answer: unknown): Score =>
  blankScore(content.relations, answer)

export const markWordRelation = (content: RelationContent, answer: unknown): Verdict =>
  markBlanks(content.relations, answer)
