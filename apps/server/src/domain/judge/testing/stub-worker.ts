import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { JudgeRefusal, JudgeUnavailable, type PronunciationJudge } from '@hakka/judge/port'
import { threadOf } from '../thread.ts'
import { judgementOf } from './judgements.ts'

// An engine that does what the first word says: the pool and the call are tried with it, not the judging.

const HEADER = 44

const engine: PronunciationJudge = {
  id: 'stub',
  version: '1',
  supports: (dialectId) => dialectId <= 2,
  async judge({ words, pcm, register }) {
    const [does = '', number = '0'] = words[0]?.text.split(' ') ?? []
    if (does === 'wait') await sleep(Number(number))
    if (does === 'spin') for (;;);
    if (does === 'crash') process.exit(1)
    if (does === 'break') throw new Error('the engine broke')
    if (does === 'down') throw new JudgeUnavailable('no model')
    if (pcm.every((sample) => sample === 0)) throw new JudgeRefusal('silence')
    if (does === 'priority') return judgementOf(words, { engine: `priority ${getPriority()}` })
    if (does === 'register') return judgementOf(words, { engine: `register ${register}` })
    return judgementOf(words)
  },
}

export default threadOf(async () => ({
  engine,
  decode(wav) {
    if (Buffer.from(wav.subarray(0, 4)).toString('latin1') !== 'RIFF') throw new JudgeRefusal('not_wav')
    const data = new DataView(wav.buffer, wav.byteOffset + HEADER, wav.byteLength - HEADER)
    return Float32Array.from(
      { length: data.byteLength >> 1 },
      (_, at) => data.getInt16(at * 2, true) / 0x8000,
    )
  },
}))
