import { CHECK_KINDS } from '@hakka/contract/constants'
import { z } from 'zod'
import type { Score } from '#kit/score.ts'
import { type Checked, isRight } from './check.ts'

/** Each kind of question once. */
export const checkAnswer = z
  .array(
    z.object({
      kind: z.enum(CHECK_KINDS),
      /** Number of the sentence that was asked about. */
      at: z.number().int().min(0).max(1000).nullable(),
      picked: z.string().max(500),
    }),
  )
  .length(CHECK_KINDS.length)
  .refine((answers) => new Set(answers.map(({ kind }) => kind)).size === answers.length)

/** What the answer to a check is worth: a point a question. It never throws. */
export function scoreCheck(own: Checked, answer: unknown): Score {
  const parsed = checkAnswer.safeParse(answer)
  if (!parsed.success) return { kind: 'invalid', reason: 'not-an-answer' }
  const earned = parsed.data.filter((one) => isRight(own, one)).length
  return { kind: 'points', earned, total: CHECK_KINDS.length }
}
