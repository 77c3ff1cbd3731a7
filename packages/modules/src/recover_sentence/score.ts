import type { Score } from '#kit/score.ts'
import { nothingRight, type Verdict } from '#kit/verdict.ts'
import type { RecoverSentenceContent } from './content.ts'
import { followed, type Picked } from './picks.ts'

const isPicks = (answer: unknown): answer is number[] =>
  Array.isArray(answer) && answer.every((id) => typeof id === 'number')

const follow = ({ sentences }: RecoverSentenceContent, picks: readonly number[]): Picked | undefined =>
  followed(
    sentences.map((own) => own.sentence_segments.map(({ text }) => text)),
    picks,
  )

/**
 * One point for each sentence that was put together without a wrong pick.
 * @param answer all picks; of attempts from before 2026-11-24 the wrong picks of each sentence, by its index
 */
export function scoreRecoverSentence(content: RecoverSentenceContent, answer: unknown): Score {
  if (!isPicks(answer)) return scoreOfFaults(content, answer)
  const now = follow(content, answer)
  return now ? scoreOfFaults(content, now.faults) : { kind: 'invalid', reason: 'unknown-option' }
}

/** Of the last pick whether it is right, of all of them which sentences they make whole. */
export function markRecoverSentence(content: RecoverSentenceContent, answer: unknown): Verdict {
  const score = scoreRecoverSentence(content, answer)
  const now = isPicks(answer) ? follow(content, answer) : undefined
  if (!now || !isPicks(answer)) return nothingRight(score)
  return {
    right: now.failed === null ? answer.slice(-1) : [],
    full: now.completed.map(String),
    done: now.completed.length === content.sentences.length,
    score,
  }
}

/** The pieces of one sentence after the other. */
export const solveRecoverSentence = ({ sentences }: RecoverSentenceContent): number[] =>
  sentences.flatMap((own) => own.sentence_segments).map((_, id) => id)

/** How often something wrong was picked before each sentence was whole, by its index; nothing of what is no answer. */
export function faultsOf(content: RecoverSentenceContent, answer: unknown): Map<string, unknown> | undefined {
  const faults = isPicks(answer) ? follow(content, answer)?.faults : answer
  return typeof faults === 'object' && faults !== null ? new Map(Object.entries(faults)) : undefined
}

function scoreOfFaults({ sentences }: RecoverSentenceContent, answer: unknown): Score {
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
