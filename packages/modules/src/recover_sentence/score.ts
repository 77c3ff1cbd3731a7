import type { Score } from '#kit/score.ts'
import type { RecoverSentenceContent } from './module.ts'

/**
 * One point for each sentence that was put together without a wrong pick.
 * @param answer wrong picks by sentence index, as `Recovery.faults`
 */
export function scoreRecoverSentence({ sentences }: RecoverSentenceContent, answer: unknown): Score {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return { kind: 'invalid', reason: 'not-an-answer' }
  }
  const faults = new Map<string, unknown>(Object.entries(answer))
  if ([...faults.keys()].some((key) => !/^\d+$/.test(key) || Number(key) >= sentences.length)) {
    return { kind: 'invalid', reason: 'unknown-option' }
  }
  const earned = sentences.filter((_, index) => faults.get(String(index)) === 0).length
  return { kind: 'points', earned, total: sentences.length }
}
