import { scorePairs } from '#kit/pair/pairs.ts'
import type { Pairs } from '#kit/pair/pairs-content.ts'
import type { Score } from '#kit/score.ts'

/** One point for each pair that was right at the first submission. */
export const scoreWordMatching = (content: Pairs, answer: unknown): Score => scorePairs(content, answer)
