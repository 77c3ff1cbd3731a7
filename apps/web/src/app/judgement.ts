import { ApiError } from '@hakka/contract/api-error'
import { REQUEST_TIMEOUT_MS } from '@hakka/contract/constants'
import type { JudgedSyllable, Judgement, SpokenTry } from '@hakka/modules/host'
import { quietApi } from './api.ts'
import { newKey } from './attempts/attempt.ts'
import { NOT_REACHED, type SpokenPart } from './spoken-part.ts'
import { knownRegister, learnVoice } from './voice.ts'

/** A site without a judge: practising goes on without it. */
const ABSENT = new Set([404, 501])

/**
 * Has a recording judged. The answer is read with care: of it only `score` is promised.
 * @param part of what it was said, where that is part of what is learnt: a user's score is kept under it
 * @returns `undefined` where the site has no judge
 * @throws ApiError with the judge's reason: too short, too many requests, down …
 */
export async function askJudge(
  dialectId: number,
  { words, file }: SpokenTry,
  part?: SpokenPart,
): Promise<Judgement | undefined> {
  const register = knownRegister()
  const body = {
    ...(register === undefined ? {} : { register: register.toFixed(1) }),
    ...(part ? { key: newKey(), ...part } : {}),
    dialect_id: dialectId,
    words: JSON.stringify(words),
    file: new File([file], 'audio.wav', { type: 'audio/wav' }),
  }
  // Recordings are short: whoever waits for a verdict is told as soon as for any other call.
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  try {
    const answer = await quietApi('POST /api/ai_judge', { body }, { signal })
    learnVoice(record(answer).voice)
    return judgementOf(answer)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw new ApiError(0, { message: NOT_REACHED })
    if (ABSENT.has(error.status)) return undefined
    throw error
  }
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
