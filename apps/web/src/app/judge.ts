import { ApiError } from '@hakka/contract/client'
import { REQUEST_TIMEOUT_MS } from '@hakka/contract/constants'
import { messageForStatus } from '@hakka/contract/errors'
import type { Judgement, SpokenTry } from '@hakka/modules/host'
import { csrfToken } from './api.ts'

/** A judge that is not there, not up or not reached: practising goes on without it. */
const ABSENT = new Set([404, 501, 502, 503, 504])

/**
 * Has a recording judged (`POST /api/ai_judge`, multipart). The answer is read with care: the judge may be another
 * service, and only `score` is promised.
 * @returns `undefined` where no judge answers
 * @throws ApiError with the judge's reason: too short, too many requests …
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
  if (!answer || ABSENT.has(answer.status)) return undefined
  const body = record(await answer.json().catch(() => undefined))
  if (!answer.ok) {
    const message = typeof body.message === 'string' ? body.message : messageForStatus(answer.status)
    throw new ApiError(answer.status, { message })
  }
  return judgementOf(body.data ?? body)
}

/** Reads an answer of unknown origin; one without a score is none. */
export function judgementOf(answer: unknown): Judgement | undefined {
  const { score, syllables, feedback } = record(answer)
  if (typeof score !== 'number' || !Number.isFinite(score)) return undefined
  return {
    score: whole(score),
    syllables: list(syllables)
      .map(record)
      .flatMap(({ text, pinyin, score: own }) =>
        typeof text === 'string' && typeof pinyin === 'string' && typeof own === 'number'
          ? [{ text, pinyin, score: whole(own) }]
          : [],
      ),
    feedback: list(feedback).filter((own) => typeof own === 'string'),
  }
}

const whole = (score: number) => Math.round(Math.max(0, Math.min(100, score)))

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
