import { JUDGE, JUDGED_DIALECTS } from '@hakka/contract/constants'
import type { ErrorCode } from '@hakka/contract/errors'
import { parsePinyin } from '@hakka/hakka/pinyin'
import { JudgeRefusal, JudgeUnavailable, type RefusalCode } from '@hakka/judge/port'
import { AppError } from '../../http/app-error.ts'
import { goneSignal } from '../../http/gone-signal.ts'
import { route } from '../../http/route.ts'
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

export const routes = [
  route('POST /api/ai_judge', 'anyone', async ({ body, services, reply }) => {
    const { dialect_id: dialectId, words, file } = body
    if (!JUDGED_DIALECTS.includes(dialectId)) throw new AppError('judge_dialect')
    const syllables = words.reduce((sum, { pinyin }) => sum + parsePinyin(pinyin).length, 0)
    if (syllables > JUDGE.syllables) {
      throw new AppError('validation', { errors: { words: [`一次最多評 ${JUDGE.syllables} 個音節`] } })
    }
    if (!file || file.bytes.length === 0) throw new AppError('judge_no_file')
    const request = { dialectId, words, wav: file.bytes }
    return services.judging.judge(request, goneSignal(reply)).catch((error: unknown) => {
      throw asAppError(error)
    })
  }),
]
