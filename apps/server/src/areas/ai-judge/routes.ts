import { randomUUID } from 'node:crypto'
import type { CallBody } from '@hakka/contract/calls'
import { JUDGE, JUDGED_DIALECTS } from '@hakka/contract/constants'
import type { ErrorCode } from '@hakka/contract/errors'
import { parsePinyin } from '@hakka/hakka/pinyin'
import { JudgeRefusal, JudgeUnavailable, type RefusalCode } from '@hakka/judge/port'
import { placeOf, recordJudged } from '../../domain/attempts/record.ts'
import type { Place } from '../../domain/attempts/thing.ts'
import { isSpoken, saidOf } from '../../domain/attempts/things.ts'
import type { Services } from '../../domain/services.ts'
import { goneSignal } from '../../http/answer/gone-signal.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { JudgeBusy } from '../../ports/judging.ts'

const REFUSALS: Record<RefusalCode, ErrorCode> = {
  not_wav: 'judge_not_wav',
  silence: 'judge_silence',
  no_speech: 'judge_no_speech',
  too_short: 'judge_too_short',
  too_long: 'judge_too_long',
  clipped: 'judge_clipped',
  bad_pinyin: 'judge_bad_pinyin',
  unsupported_dialect: 'judge_dialect',
}

function asAppError(error: unknown): unknown {
  if (error instanceof JudgeRefusal) return new AppError(REFUSALS[error.code])
  if (error instanceof JudgeBusy) return new AppError('judge_busy')
  if (error instanceof JudgeUnavailable) return new AppError('judge_down', { cause: error })
  return error
}

// A class without logins shares one address.
const LIMIT = { max: 60, per: 'user', visitors: 600 } as const

/** What was said, where a user says part of something that is learnt. */
async function namedPlace(db: Services['db'], body: CallBody<'POST /api/ai_judge'>): Promise<Place | null> {
  const { thing, thing_id, version_id, item } = body
  if (!thing && !thing_id) return null
  const place = thing && thing_id ? placeOf({ thing, thing_id, version_id, item }) : undefined
  if (place && (await isSpoken(db, place))) return place
  throw new AppError('validation', { errors: { thing_id: ['找不到要唸的這個練習，請重新整理頁面'] } })
}

export const routes = [
  route(
    'POST /api/ai_judge',
    { policy: 'anyone', limit: LIMIT },
    async ({ body, actor, services, reply }) => {
      const { file } = body
      const place = await namedPlace(services.db, body)
      // A sentence says itself what is to be said of it: the score is kept as the sentence's.
      const said = place && (await saidOf(services.db, place))
      const { dialectId, words } = said ?? { dialectId: body.dialect_id, words: body.words }
      if (!JUDGED_DIALECTS.includes(dialectId)) throw new AppError('judge_dialect')
      const syllables = words.reduce((sum, { pinyin }) => sum + parsePinyin(pinyin).length, 0)
      if (syllables > JUDGE.syllables) {
        throw new AppError('validation', { errors: { words: [`一次最多評 ${JUDGE.syllables} 個音節`] } })
      }
      if (!file || file.bytes.length === 0) throw new AppError('judge_no_file')
      const { register } = body
      const request = { dialectId, words, wav: file.bytes, ...(register === undefined ? {} : { register }) }
      const judgement = await services.judging.judge(request, goneSignal(reply)).catch((error: unknown) => {
        throw asAppError(error)
      })
      if (place && actor.userId !== null) {
        const key = body.key ?? randomUUID()
        await recordJudged(services.db, actor.userId, { place, key, judgement, now: services.now() })
      }
      return judgement
    },
  ),
]
