import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { ATTEMPT_THINGS, ATTEMPTS } from '../constants/attempts.ts'
import { BODY_BYTES } from '../constants.ts'
import { id, int, moment } from '../shapes.ts'
import { progressEntry } from './study-history.ts'

/** Which thing, in which version, was worked at; `item` is a part of it from 1, 0 the whole. */
export const attemptPlace = {
  thing: z.enum(ATTEMPT_THINGS),
  thing_id: id,
  version_id: id.nullish(),
  item: int(0, 1000).default(0),
}

/** The browser's name for an attempt, unlike all others of this user: sent again, nothing is kept twice. */
export const attemptKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, '作答的代號格式不正確')
  .meta({ examples: ['5f1c0d7e9a3b', 'attempt-1'] })

/** What somebody did, as the browser tells it: an answer and never points. */
const attempt = z.object({
  key: attemptKey,
  ...attemptPlace,
  /** In the shape of the type's `answer`; `null` of what is read, heard or watched. */
  answer: z.unknown(),
  used_ms: int(0, ATTEMPTS.used_ms).nullish(),
  /** When it was done by the browser's clock; it may have waited for a line since. */
  done_at: moment('作答時間的格式不正確').optional(),
})

const verdict = z.object({
  key: z.string(),
  /** `kept` now or before; `refused` is not kept, and nothing is gained by sending it again. */
  status: z.enum(['kept', 'refused']),
  reason: z.enum(['unknown-thing', 'unknown-version', 'not-an-answer', 'unknown-option']).exactOptional(),
  /** Points of what has points. */
  earned: z.number().int().nullable(),
  total: z.number().int().nullable(),
})

/** One's own answer to a part, and what the server made of it. */
const ownAttempt = z.object({
  /** `null` of what was claimed, and of what asks nothing. */
  answer: z.unknown(),
  earned: z.number().int().nullable(),
  total: z.number().int().nullable(),
  done_at: z.string(),
})

const ownModule = z.object({
  module_id: z.number().int(),
  /** The published version; attempts at others are left out. */
  version_id: z.number().int(),
  /** Points of the whole; `null` of what has none. */
  total: z.number().int().nullable(),
  /** Parts in their order; 0 is the whole. */
  items: z.array(z.object({ item: z.number().int(), first: ownAttempt, latest: ownAttempt })),
})

/** What a user did of a module, part by part. */
export type OwnModule = z.output<typeof ownModule>

export const attemptCalls = {
  'GET /api/my/attempts': call({
    summary: '自己在一課裡的作答：每個活動的每一題，第一次和最近一次',
    query: z.object({ lesson_id: id }),
    answer: z.object({ data: z.object({ modules: z.array(ownModule) }) }),
  }),
  'POST /api/my/attempts': call({
    summary: '送出作答：伺服器依版本評分並記下；重送不會重複',
    bodyBytes: BODY_BYTES.texts,
    body: z.object({
      _token: formToken,
      attempts: z.array(attempt).min(1).max(ATTEMPTS.batch),
    }),
    answer: z.object({
      data: z.object({
        attempts: z.array(verdict),
        /** The lessons that these attempts were at, as they stand now. */
        lessons: z.array(progressEntry),
      }),
    }),
  }),
}
