import { readFile } from 'node:fs/promises'
import { embeddedJudge, loadModel, type Model } from '@hakka/judge/embedded'
import { JudgeUnavailable } from '@hakka/judge/port'
import { PHONES } from '@hakka/judge/scoring'
import { decodeWav } from '@hakka/judge/wav'
import { beforeAll, describe, expect, test } from 'vitest'
import { MODEL } from './judging.ts'
import { OnnxCtcJudge, type OnnxSession, openOnnx } from './onnx-ctc-judge.ts'

class Tensor {
  readonly data: Float32Array
  readonly dims: readonly number[]
  constructor(_type: 'float32', data: Float32Array, dims: readonly number[]) {
    this.data = data
    this.dims = dims
  }
}

let model: Model
beforeAll(async () => {
  model = loadModel(new Uint8Array(await readFile(MODEL)))
})

const never = new AbortController().signal
/** 日頭, said rightly. */
const clip = new URL('../../../../../packages/judge/src/testing/clips/sun.wav', import.meta.url)
const { pcm } = decodeWav(await readFile(clip))
const input = { dialectId: 1, words: [{ text: '日頭', pinyin: 'ngid2 teu11' }], pcm }
const STEP = 320

/** A model that hears the same everywhere, or answers what it is told. */
function session(answer?: Awaited<ReturnType<OnnxSession['run']>>): OnnxSession & { seen: unknown[] } {
  const seen: unknown[] = []
  return {
    seen,
    async run(feeds) {
      seen.push(feeds.audio)
      const steps = feeds.audio instanceof Tensor ? Math.floor(feeds.audio.data.length / STEP) : 0
      const data = new Float32Array(steps * PHONES.length).fill(-Math.log(PHONES.length))
      return answer ?? { log_posteriors: { dims: [1, steps, PHONES.length], data } }
    },
  }
}

describe('an ONNX model', () => {
  test('is given the recording, and its ears go through this site’s alignment and tones', async () => {
    const own = session()
    const judge = new OnnxCtcJudge({ session: own, Tensor, model, version: '7' })
    const judged = await judge.judge(input, never)
    expect(judged.engine).toBe('onnx-7')
    expect(judged.syllables.map(({ text }) => text)).toEqual(['日', '頭'])
    expect(judged.score).toBeGreaterThanOrEqual(0)
    expect(judged.score).toBeLessThanOrEqual(100)
    expect(own.seen).toHaveLength(1)
    const embedded = await embeddedJudge(model).judge(input, never)
    expect(judged.score).not.toBe(embedded.score)
  })

  test.each<[string, Awaited<ReturnType<OnnxSession['run']>>]>([
    ['nothing', {}],
    ['another number of phones', { log_posteriors: { dims: [1, 10, 3], data: new Float32Array(30) } }],
    ['less than it says', { log_posteriors: { dims: [1, 10, PHONES.length], data: new Float32Array(5) } }],
    [
      'no numbers',
      {
        log_posteriors: {
          dims: [1, 1, PHONES.length],
          data: new Float32Array(PHONES.length).fill(Number.NaN),
        },
      },
    ],
  ])('that answers %s is down', async (_name, answer) => {
    const judge = new OnnxCtcJudge({ session: session(answer), Tensor, model })
    await expect(judge.judge(input, never)).rejects.toThrow(JudgeUnavailable)
  })

  test('is opened with a runtime that the operator has installed, and is down without', async () => {
    const opened = await openOnnx('model.onnx', model, async () => ({
      Tensor,
      InferenceSession: { create: async () => session() },
    }))
    expect(opened.supports(2)).toBe(true)
    expect(opened.supports(3)).toBe(false)
    await expect(openOnnx('model.onnx', model)).rejects.toThrow(JudgeUnavailable)
    await expect(openOnnx('model.onnx', model, async () => ({}))).rejects.toThrow(JudgeUnavailable)
  })
})
