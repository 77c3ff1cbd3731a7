import { readFile } from 'node:fs/promises'
import { formatPinyin } from '@hakka/hakka/pinyin'
import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedJudge, loadModel, type Model } from './embedded.ts'
import { PHONES } from './phones.ts'
import { type Judgement, JudgeRefusal, JudgeUnavailable } from './port.ts'
import { judgeFromPosteriors } from './scoring.ts'
import type { Clip } from './testing/clip.ts'
import { pinkNoise } from './testing/noise.ts'
import { sine } from './testing/sine.ts'
import { decodeWav } from './wav.ts'

const folder = new URL('./testing/clips/', import.meta.url)
const clips: Clip[] = JSON.parse(await readFile(new URL('clips.json', folder), 'utf8'))
const right = clips.filter(({ said }) => said === undefined)
const wrong = clips.filter(({ said }) => said !== undefined)
const sound = async (name: string) => decodeWav(await readFile(new URL(`${name}.wav`, folder))).pcm

let model: Model
beforeAll(async () => {
  model = loadModel(await readFile(new URL('../model/judge.bin', import.meta.url)))
})

async function judge(name: string, { dialectId, text, pinyin }: Omit<Clip, 'name'>): Promise<Judgement> {
  const input = { dialectId, words: [{ text, pinyin }], pcm: await sound(name) }
  return await embeddedJudge(model).judge(input, new AbortController().signal)
}

/** What a judgement names, in the form of the clips' own. */
const namedIn = ({ syllables }: Judgement) =>
  syllables.flatMap(({ toneHeard, heard }, at) =>
    toneHeard === undefined && heard === undefined
      ? []
      : [{ at, ...(toneHeard ? { tone: true } : {}), ...(heard ? { sound: true } : {}) }],
  )

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'judged',
    (error: unknown) => (error instanceof JudgeRefusal ? error.code : String(error)),
  )

describe('the embedded judge', () => {
  it.each(right)('lets $name pass, said rightly, and names nothing', async ({ name, ...clip }) => {
    const judgement = await judge(name, clip)
    expect(judgement.score).toBeGreaterThan(60)
    expect(judgement.syllables.map(({ text }) => text).join('')).toBe(clip.text)
    expect(namedIn(judgement)).toEqual([])
    const ends = judgement.syllables.flatMap(({ startMs, endMs }) => [startMs, endMs])
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  })

  it.each(right)('does not let $name pass for another word', async (clip) => {
    const others = right.filter((other) => other.dialectId === clip.dialectId && other.text !== clip.text)
    for (const other of others.slice(0, 3)) {
      expect((await judge(clip.name, other)).score, other.text).toBeLessThanOrEqual(60)
    }
  })

  it.each(wrong)('does not applaud $name', async ({ name, ...clip }) => {
    const { score, feedback } = await judge(name, clip)
    expect(score).toBeLessThanOrEqual(60)
    expect(feedback.join('')).not.toMatch(/標準|不錯/)
  })

  it.each(wrong.filter(({ named }) => named))('says what is wrong in $name', async ({ name, ...clip }) => {
    const judgement = await judge(name, clip)
    expect(namedIn(judgement)).toEqual(clip.named)
    const [first] = clip.named ?? []
    expect(judgement.feedback.join('')).toContain(`{${judgement.syllables[first?.at ?? 0]?.pinyin}}`)
  })

  it('gives the same judgement for the same bytes', async () => {
    const [clip] = clips
    if (!clip) throw new Error('no clips')
    expect(await judge(clip.name, clip)).toEqual(await judge(clip.name, clip))
  })

  it('refuses noise that comes and goes as speech does', async () => {
    const fish = { dialectId: 1, words: [{ text: '魚仔', pinyin: 'ng11 e31' }] }
    const swells = (at: number) => 0.02 + Math.max(0, Math.sin((at / 16_000) * 6 * Math.PI))
    for (const seed of [1, 2, 3]) {
      const steady = pinkNoise(2, 0.05, seed).map((x, at) => (at > 4800 && at < 27_200 ? x : x / 100))
      const swelling = pinkNoise(2, 0.05, seed).map((x, at) => x * swells(at))
      for (const pcm of [steady, swelling])
        expect(
          await refusalOf(embeddedJudge(model).judge({ ...fish, pcm }, new AbortController().signal)),
        ).toBe('no_speech')
    }
  })

  it('refuses silence, a hum, a beep, and a beep that half a second of hum follows', async () => {
    const sun = { dialectId: 1, text: '日頭', pinyin: 'ngid2 teu11' }
    expect(await refusalOf(judge('silence', sun))).toBe('silence')
    expect(await refusalOf(judge('hum', sun))).toBe('no_speech')
    const hum = await sound('hum')
    const beep = Float32Array.from(hum, () => 0)
    beep.set(sine(0.3, 1000), 3000)
    const both = new Float32Array(2 * hum.length)
    both.set(beep)
    both.set(hum.subarray(0, 8000 + 3000), hum.length)
    for (const pinyin of ['ngid2 teu11', 'a24 gung24', 'ng11', 'na11'])
      for (const pcm of [hum, beep, both]) {
        const input = { dialectId: 1, words: [{ text: '', pinyin }], pcm }
        const judged = embeddedJudge(model).judge(input, new AbortController().signal)
        expect(await refusalOf(judged), pinyin).toMatch(/^(no_speech|too_short)$/)
      }
  })

  it('takes nothing but a nasal for one: 魚 is no other word of one syllable', async () => {
    const fish = { dialectId: 1, text: '魚', pinyin: 'ng11' }
    for (const { name } of right) expect((await judge(name, fish)).score, name).toBeLessThanOrEqual(60)
  })

  it('refuses other dialects and pinyin that does not parse', async () => {
    const of = (dialectId: number, pinyin: string) =>
      refusalOf(judge('sun', { dialectId, text: '日頭', pinyin }))
    expect(await of(3, 'ngid2 teu11')).toBe('unsupported_dialect')
    const bad = [
      '',
      ' ',
      'fan',
      "' OR 1=1 --",
      '(a+)+$',
      '\u0000',
      'fan55'.repeat(2000),
      'a11 '.repeat(81).trim(),
    ]
    for (const pinyin of bad) expect(await of(1, pinyin), pinyin.slice(0, 20)).toBe('bad_pinyin')
  })

  it('scores more words than were said 0', async () => {
    const { score, syllables } = await judge('sun', {
      dialectId: 1,
      text: '',
      pinyin: 'fan55 '.repeat(60).trim(),
    })
    expect(score).toBe(0)
    expect(syllables).toHaveLength(60)
  })

  it('stops when it is told to', async () => {
    const input = { dialectId: 1, words: [{ text: '飯', pinyin: 'fan55' }], pcm: sine(1, 200) }
    await expect(embeddedJudge(model).judge(input, AbortSignal.abort())).rejects.toThrow(/abort/i)
  })

  it('keeps parts and scores within 0 to 100, pinyin that can be shown', async () => {
    for (const { name, ...clip } of clips) {
      const { score, parts, syllables } = await judge(name, clip)
      const all = [score, ...Object.values(parts), ...syllables.map((syllable) => syllable.score)]
      expect(all.every((x) => Number.isInteger(x) && x >= 0 && x <= 100)).toBe(true)
      expect(syllables.map(({ pinyin }) => formatPinyin(pinyin, clip.dialectId, 'numbers')).join(' ')).toBe(
        clip.pinyin,
      )
    }
  })
})

describe('another model’s log probabilities', () => {
  const words = [{ text: '日頭', pinyin: 'ngid2 teu11' }]
  const never = new AbortController().signal
  it('go through the same scoring', async () => {
    const input = { dialectId: 1, words, pcm: await sound('sun') }
    // Hears every sound as likely: nothing speaks for these words.
    const flat = async () => ({
      hopMs: 20,
      values: new Float32Array(60 * PHONES.length).fill(-Math.log(PHONES.length)),
    })
    const judgement = await judgeFromPosteriors(model, input, flat, 'other-1', never)
    expect(judgement.engine).toBe('other-1')
    expect(judgement.syllables.map(({ pinyin }) => pinyin)).toEqual(['ngid2', 'teu11'])
  })
  it('are refused where their shape is another', async () => {
    const input = { dialectId: 1, words, pcm: await sound('sun') }
    const wrong = async () => ({ hopMs: 20, values: new Float32Array(7) })
    await expect(judgeFromPosteriors(model, input, wrong, 'other-1', never)).rejects.toBeInstanceOf(
      JudgeUnavailable,
    )
  })
})

describe('loadModel', () => {
  it('refuses other bytes', () => {
    expect(() => loadModel(new Uint8Array(100))).toThrow(RangeError)
    expect(() => loadModel(new Uint8Array())).toThrow(RangeError)
  })
})
