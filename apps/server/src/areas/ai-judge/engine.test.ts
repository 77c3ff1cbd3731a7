import { encodeWav } from '@hakka/judge/encode-wav'
import { describe, expect, test } from 'vitest'
import { visitor } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'

// What strangers send, to the engine that the site comes with.

const server = testServer()
const RATE = 16_000
const WORDS = JSON.stringify([{ text: '阿公', pinyin: 'a24 gung24' }])

async function send(bytes: Uint8Array<ArrayBuffer>, words = WORDS) {
  const form = await formOf({ dialect_id: '1', words, file: new File([bytes], 'audio.wav') })
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/ai_judge',
    headers: { ...(await visitor(server())), ...form.headers },
    payload: form.payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const samples = (seconds: number, at: (second: number) => number) =>
  Float32Array.from({ length: seconds * RATE }, (_, sample) => at(sample / RATE))
const wave = (second: number, hz: number) =>
  [1, 2, 3, 4].reduce((sum, tone) => sum + Math.sin(2 * Math.PI * hz * tone * second) / tone, 0)
/** Two syllables in a quiet room, each a hiss and then a voice. */
const syllables = (loud: number) =>
  samples(2, (second) => {
    const hiss = (second > 0.4 && second < 0.5) || (second > 1 && second < 1.1)
    const on = (second > 0.4 && second < 0.8) || (second > 1 && second < 1.5)
    return hiss ? loud * Math.sin(2 * Math.PI * 5000 * second) : (on ? loud : 0.0005) * wave(second, 160)
  })

/** A good file with four bytes of its header put otherwise. */
function withHeader(
  at: number,
  value: number,
  bytes = encodeWav(syllables(0.15), RATE),
): Uint8Array<ArrayBuffer> {
  new DataView(bytes.buffer).setUint32(at, value, true)
  return bytes
}

/** 32-bit float samples. */
function floats(values: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + values.length * 4)
  bytes.set(encodeWav(new Float32Array(0), RATE))
  const view = new DataView(bytes.buffer)
  view.setUint32(4, bytes.length - 8, true)
  view.setUint16(20, 3, true)
  view.setUint32(28, RATE * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 32, true)
  view.setUint32(40, values.length * 4, true)
  values.forEach((value, at) => {
    view.setFloat32(44 + at * 4, value, true)
  })
  return bytes
}

const sure = (text: string) => new TextEncoder().encode(text)

describe('a recording', () => {
  test('is judged, with a syllable for each of its words', async () => {
    const { status, body } = await send(encodeWav(syllables(0.15), RATE))
    expect(status).toBe(200)
    expect(body.engine).toMatch(/^embedded/)
    expect(body.score).toBeGreaterThanOrEqual(0)
    expect(body.syllables.map(({ text }: { text: string }) => text)).toEqual(['阿', '公'])
    expect(body.feedback.length).toBeGreaterThan(0)
  })

  test('gets the same judgement again', async () => {
    const bytes = () => encodeWav(syllables(0.15), RATE)
    expect((await send(bytes())).body).toEqual((await send(bytes())).body)
  })
})

describe('what is no recording of a voice', () => {
  const cases: [string, string, () => Uint8Array<ArrayBuffer>][] = [
    ['a text', 'judge_not_wav', () => sure('not a sound at all, only words that go on for a while')],
    ['half a header', 'judge_not_wav', () => encodeWav(syllables(0.15), RATE).slice(0, 30)],
    ['a header alone', 'judge_too_short', () => encodeWav(new Float32Array(0), RATE)],
    ['a header that promises more than comes', 'judge_not_wav', () => withHeader(40, 0x7fff_fff0)],
    ['a header of no rate', 'judge_not_wav', () => withHeader(24, 0)],
    ['a header of a rate that nobody has', 'judge_not_wav', () => withHeader(24, 0xffff_ffff)],
    ['a header of one sample a second', 'judge_not_wav', () => withHeader(24, 1)],
    ['a header of no channels', 'judge_not_wav', () => withHeader(20, 1)],
    ['a header of no bits', 'judge_not_wav', () => withHeader(32, 2)],
    ['samples that are no numbers', 'judge_not_wav', () => floats(samples(1, () => Number.NaN))],
    ['samples without end', 'judge_not_wav', () => floats(samples(1, () => Number.POSITIVE_INFINITY))],
    [
      'silence',
      'judge_silence',
      () =>
        encodeWav(
          samples(2, () => 0),
          RATE,
        ),
    ],
    [
      'a hum',
      'judge_no_speech',
      () =>
        encodeWav(
          samples(2, (second) => 0.1 * wave(second, 50)),
          RATE,
        ),
    ],
    [
      'a click',
      'judge_too_short',
      () =>
        encodeWav(
          samples(1, (second) => (second > 0.5 && second < 0.6 ? 0.2 * wave(second, 160) : 0.0005)),
          RATE,
        ),
    ],
    ['what is far too loud', 'judge_clipped', () => encodeWav(syllables(5), RATE)],
    [
      'thirty-one seconds',
      'judge_too_long',
      () =>
        encodeWav(
          samples(31, (second) => 0.1 * wave(second, 160)),
          RATE,
        ),
    ],
  ]
  test.each(cases)('%s is refused with its sentence and gets no score', async (_name, code, bytes) => {
    const { status, body } = await send(bytes())
    expect([status, body.code]).toEqual([422, code])
    expect(body.message).toMatch(/\p{Script=Han}/u)
    expect(body.score).toBeUndefined()
  })

  test.each(['xyz', 'a24 qqqq24', '阿公', "'; drop table users; --", '(a+)+$', 'a'.repeat(1500)])(
    'pinyin that is %j is refused',
    async (pinyin) => {
      const { status, body } = await send(
        encodeWav(syllables(0.15), RATE),
        JSON.stringify([{ text: '阿公', pinyin }]),
      )
      expect([status, body.code]).toEqual([422, 'judge_bad_pinyin'])
    },
  )
})
