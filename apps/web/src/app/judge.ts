import { ApiError } from '@hakka/contract/client'
import { REQUEST_TIMEOUT_MS } from '@hakka/contract/constants'
import { messageForStatus } from '@hakka/contract/errors'
import type { JudgedSyllable, Judgement, SpokenTry } from '@hakka/modules/host'
import { csrfToken } from './api.ts'

const NOT_REACHED = '連線中斷，沒有送出錄音。請檢查網路，再試一次'

/** A site without a judge: practising goes on without it. */
const ABSENT = new Set([404, 501])

/**
 * Has a recording judged (`POST /api/ai_judge`, multipart). The answer is read with care: of it only `score` is
 * promised.
 * @returns `undefined` where the site has no judge
 * @throws ApiError with the judge's reason: too short, too many requests, down …
 */
export async function judgeSpeech(
  dialectId: number,
  { words, file }: SpokenTry,
): Promise<Judgement | undefined> {
  const token = (await csrfToken(false)) ?? ''
  const form = new FormData()
  form.append('dialect_id', String(dialectId))
  form.append('words', JSON.stringify(words))
  form.append('file', new Blob([file], { type: 'audio/wav' }), 'audio.wav')
  form.append('_token', token)
  const answer = await fetch('/api/ai_judge', {
    method: 'POST',
    headers: { Accept: 'application/json', 'X-CSRF-TOKEN': token },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    body: form,
  }).catch(() => undefined)
  if (!answer) throw new ApiError(0, { message: NOT_REACHED })
  if (ABSENT.has(answer.status)) return undefined
  const body = record(await answer.json().catch(() => undefined))
  if (!answer.ok) {
    const message = typeof body.message === 'string' ? body.message : messageForStatus(answer.status)
    throw new ApiError(answer.status, { message })
  }
  return judgementOf(body.data ?? body)
}

/** Reads an answer of unknown origin; one without a score is none. */
export function judgementOf(answer: unknown): Judgement | undefined {
  const { score, parts, syllables, feedback } = record(answer)
  const read = partsOf(record(parts))
  if (!isNumber(score)) return undefined
  return {
    score: whole(score),
    ...(read ? { parts: read } : {}),
    syllables: list(syllables)
      .map(record)
      .flatMap((own) => syllableOf(own) ?? []),
    feedback: list(feedback).filter((own) => typeof own === 'string'),
  }
}

function partsOf({ accuracy, tone, completeness, fluency }: Record<string, unknown>): Judgement['parts'] {
  if (!isNumber(accuracy) || !isNumber(tone) || !isNumber(completeness) || !isNumber(fluency))
    return undefined
  return {
    accuracy: whole(accuracy),
    tone: whole(tone),
    completeness: whole(completeness),
    fluency: whole(fluency),
  }
}

function syllableOf(own: Record<string, unknown>): JudgedSyllable | undefined {
  const { text, pinyin, score, toneHeard, heard } = own
  if (typeof text !== 'string' || typeof pinyin !== 'string' || !isNumber(score)) return undefined
  return {
    text,
    pinyin,
    score: whole(score),
    ...(typeof toneHeard === 'string' && /^\d{1,3}$/.test(toneHeard) ? { toneHeard } : {}),
    ...(typeof heard === 'string' && /^[a-z]+$/.test(heard) ? { heard } : {}),
    learner: list(own.learner).filter(isNumber),
    reference: list(own.reference).filter(isNumber),
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const whole = (score: number) => Math.round(Math.max(0, Math.min(100, score)))

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
