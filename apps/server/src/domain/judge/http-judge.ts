import { judgement } from '@hakka/contract/ai-judge'
import { JUDGED_DIALECTS, RECORDING_RATE } from '@hakka/contract/constants'
import { encodeWav } from '@hakka/judge/encode-wav'
import {
  type JudgeInput,
  type Judgement,
  JudgeRefusal,
  JudgeUnavailable,
  type PronunciationJudge,
  type RefusalCode,
} from '@hakka/judge/port'
import { z } from 'zod'
import { askWithin } from '../network/fetch-within.ts'

const PATIENCE_MS = 5_000
const BYTES_MAX = 256 * 1024

/** What a service may refuse a recording for, by the codes that this site's own call answers. */
const REFUSALS: Record<string, RefusalCode> = {
  judge_not_wav: 'not_wav',
  judge_silence: 'silence',
  judge_no_speech: 'no_speech',
  judge_too_short: 'too_short',
  judge_too_long: 'too_long',
  judge_clipped: 'clipped',
  judge_bad_pinyin: 'bad_pinyin',
  judge_dialect: 'unsupported_dialect',
}

const refusal = z.object({ code: z.enum(Object.keys(REFUSALS)) })

/**
 * A service that judges (`JUDGE_URL`): it takes what `POST /api/ai_judge` takes, and answers what that answers, a
 * refusal as 422 with its code. Whatever else it does counts as down.
 */
export class HttpJudge implements PronunciationJudge {
  readonly id = 'http'
  readonly version = '1'
  readonly #url: URL
  readonly #patienceMs: number

  constructor(url: string, patienceMs = PATIENCE_MS) {
    this.#url = new URL(url)
    this.#patienceMs = patienceMs
  }

  supports(dialectId: number): boolean {
    return JUDGED_DIALECTS.includes(dialectId)
  }

  async judge({ dialectId, words, register, pcm }: JudgeInput, signal: AbortSignal): Promise<Judgement> {
    const form = new FormData()
    form.append('dialect_id', String(dialectId))
    form.append('words', JSON.stringify(words))
    if (register !== undefined) form.append('register', String(register))
    form.append('file', new Blob([encodeWav(pcm, RECORDING_RATE)], { type: 'audio/wav' }), 'audio.wav')
    const { status, value } = await this.#ask(form, signal)
    if (status === 422) {
      const refused = refusal.safeParse(value)
      const code = refused.success ? REFUSALS[refused.data.code] : undefined
      if (code) throw new JudgeRefusal(code)
    }
    const read = status === 200 ? judgement.safeParse(value) : undefined
    if (!read?.success) throw new JudgeUnavailable(`the service answered ${status} with no judgement`)
    return read.data
  }

  async #ask(form: FormData, signal: AbortSignal): Promise<{ status: number; value: unknown }> {
    try {
      // As bytes: of a form that `fetch` writes itself, a connection that breaks leaves an error nobody can catch.
      const written = new Response(form)
      const body = await written.arrayBuffer()
      const bounds = { ms: this.#patienceMs, bytes: BYTES_MAX }
      const { status, bytes } = await askWithin(this.#url, bounds, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': written.headers.get('content-type') ?? '' },
        body,
        signal,
      })
      return { status, value: JSON.parse(bytes.toString('utf8')) }
    } catch (cause) {
      throw new JudgeUnavailable('the service did not answer', { cause })
    }
  }
}
