import { JUDGE, RECORDING_RATE } from '@hakka/contract/constants'
import { JudgeRefusal, JudgeUnavailable, type PronunciationJudge } from '@hakka/judge/port'
import type { JudgeTask, TaskAnswer } from './task.ts'

/** What a thread works with. */
export interface Tools {
  engine: PronunciationJudge
  /**
   * Mono, 16 kHz.
   * @throws JudgeRefusal
   */
  decode(wav: Uint8Array): Float32Array
}

/** A thread that takes too long is ended from outside. */
const NEVER = new AbortController().signal

/** One task from beginning to end, in a thread of the pool. What nobody foresaw is thrown. */
export async function work(task: JudgeTask, { engine, decode }: Tools): Promise<TaskAnswer> {
  try {
    if (task.kind === 'decode') return { kind: 'decoded', pcm: bounded(decode(task.wav)) }
    const { dialectId, words, register, sound } = task
    if (!engine.supports(dialectId)) throw new JudgeRefusal('unsupported_dialect')
    const pcm = 'pcm' in sound ? sound.pcm : bounded(decode(sound.wav))
    const input = { dialectId, words, pcm, ...(register === undefined ? {} : { register }) }
    return { kind: 'judged', judgement: await engine.judge(input, NEVER) }
  } catch (error) {
    if (error instanceof JudgeRefusal) return { kind: 'refused', code: error.code }
    if (error instanceof JudgeUnavailable) return { kind: 'unavailable', message: error.message }
    throw error
  }
}

function bounded(pcm: Float32Array): Float32Array {
  if (pcm.length > JUDGE.seconds * RECORDING_RATE) throw new JudgeRefusal('too_long')
  return pcm
}
