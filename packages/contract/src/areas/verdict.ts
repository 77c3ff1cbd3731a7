import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BODY_BYTES } from '../constants.ts'
import { id } from '../shapes.ts'

const count = z.number().int().min(0)

/** What was answered: a module in the version that was shown, or a type's sample in that of its content's shape. */
const place = z.discriminatedUnion('thing', [
  z.object({ thing: z.literal('module'), thing_id: id, version_id: id }),
  z.object({ thing: z.literal('sample'), type: z.string().max(50), version: count }),
])

/** What is made of an answer, or of a part of one. */
const verdict = z.object({
  /** Of what was placed or picked, by its number, what is right. */
  right: z.array(count),
  /** The parts that hold all that belongs there, by the names that they have in the answer. */
  full: z.array(z.string()),
  /** Nothing is left to do in the parts that were answered. */
  done: z.boolean(),
  /** Of this answer; `none` where nothing is asked. */
  score: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('points'),
      earned: count,
      total: count,
      /** The answer is the learner's own word. */
      claimed: z.literal(true).exactOptional(),
    }),
    z.object({ kind: z.literal('none') }),
  ]),
})

export const verdictCalls = {
  'POST /api/verdict': call({
    summary: '評量：伺服器批改一次作答，或其中一部分',
    bodyBytes: BODY_BYTES.texts,
    body: z.object({
      _token: formToken,
      place,
      /** In the shape of the type's `answer`, by the numbers that were shown. */
      answer: z.unknown(),
    }),
    answer: z.object({ data: verdict }),
  }),
}
