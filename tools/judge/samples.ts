import { mkdir, rm, writeFile } from 'node:fs/promises'
import { encodeWav } from '@hakka/judge/encode-wav'
import type { Clip } from '@hakka/judge/testing/clip'
import { padded, recorded } from './augment.ts'
import { type Random, randomOf } from './random.ts'
import { SEED } from './settings.ts'
import { hummed } from './strange.ts'
import { openSynthesiser } from './synthesiser.ts'
import { deliveryOf, RATE, utter } from './utterance.ts'
import { VOICES } from './voices.ts'

// npm run judge:samples: the recordings that the engine's tests judge, said by voices that training never heard. They are
// those of development: whoever looks into a recording that is judged wrongly leaves the test's own voices unheard.

const FOLDER = new URL('../../packages/judge/src/testing/clips/', import.meta.url)
const LONGEST_SECONDS = 2.4

/** `spokenIn`: the dialect in whose way it is said, where that is another's. */
type Sample = Clip & { spokenIn?: number }

/** Twenty words and short sentences of everyday: ten said rightly, ten with one fault each. */
const CLIPS: Sample[] = [
  { name: 'sun', dialectId: 1, text: '日頭', pinyin: 'ngid2 teu11' },
  { name: 'come-home', dialectId: 1, text: '轉屋下', pinyin: 'zon31 vug2 ha24' },
  { name: 'sit-down', dialectId: 1, text: '阿公請坐', pinyin: 'a24 gung24 qiang31 co24' },
  { name: 'wash-hands', dialectId: 1, text: '先洗手', pinyin: 'xien24 se31 su31' },
  { name: 'paper', dialectId: 1, text: '紙', pinyin: 'zii31' },
  { name: 'moon', dialectId: 2, text: '月光', pinyin: 'ngied2 gong53' },
  { name: 'thanks', dialectId: 2, text: '承蒙', pinyin: 'shin55 mung55' },
  { name: 'elder-sister', dialectId: 2, text: '阿姊愛讀書', pinyin: 'a33 zi24 oi11 tug2 shu53' },
  { name: 'fish', dialectId: 2, text: '魚仔', pinyin: 'ng55 er55' },
  { name: 'market', dialectId: 2, text: '去市場', pinyin: 'hi11 shi33 chong55' },
  {
    name: 'sun-tone',
    dialectId: 1,
    text: '日頭',
    pinyin: 'ngid2 teu11',
    said: 'ngid2 teu55',
    named: [{ at: 1, tone: true }],
  },
  {
    name: 'wash-tone',
    dialectId: 1,
    text: '先洗手',
    pinyin: 'xien24 se31 su31',
    said: 'xien24 se55 su31',
    named: [{ at: 1, tone: true }],
  },
  {
    name: 'moon-tone',
    dialectId: 2,
    text: '月光',
    pinyin: 'ngied2 gong53',
    said: 'ngied2 gong11',
    named: [{ at: 1, tone: true }],
  },
  {
    name: 'market-tone',
    dialectId: 2,
    text: '去市場',
    pinyin: 'hi11 shi33 chong55',
    said: 'hi55 shi33 chong55',
    named: [{ at: 0, tone: true }],
  },
  { name: 'thanks-tones', dialectId: 2, text: '承蒙', pinyin: 'shin55 mung55', said: 'shin11 mung24' },
  { name: 'home-tones', dialectId: 1, text: '轉屋下', pinyin: 'zon31 vug2 ha24', said: 'zon55 vug5 ha31' },
  {
    name: 'moon-dialect',
    dialectId: 2,
    text: '月光',
    pinyin: 'ngied2 gong53',
    said: 'ngied5 gong24',
    spokenIn: 1,
  },
  {
    name: 'market-dialect',
    dialectId: 2,
    text: '去市場',
    pinyin: 'hi11 shi33 chong55',
    said: 'hi55 sii55 cong11',
    spokenIn: 1,
  },
  {
    name: 'sit-initial',
    dialectId: 1,
    text: '阿公請坐',
    pinyin: 'a24 gung24 qiang31 co24',
    said: 'a24 gung24 qiang31 so24',
    named: [{ at: 3, sound: true }],
  },
  {
    name: 'market-syllable',
    dialectId: 2,
    text: '去市場',
    pinyin: 'hi11 shi33 chong55',
    said: 'hi11 lo33 chong55',
    named: [{ at: 1, sound: true }],
  },
]

/** 8 bits a sample: small, and the judge reads it. */
const wavOf = (pcm: Float32Array) => encodeWav(pcm, RATE, { bits: 8 })

const random = randomOf(SEED + 4)
const synthesiser = await openSynthesiser()
await rm(FOLDER, { recursive: true })
await mkdir(FOLDER, { recursive: true })
const index = []
for (const [i, { said, spokenIn, ...clip }] of CLIPS.entries()) {
  const voice = VOICES.development[i % VOICES.development.length] ?? ''
  const utterance = utter(
    synthesiser,
    spokenIn ?? clip.dialectId,
    said ?? clip.pinyin,
    { ...deliveryOf(voice, random, 165), lift: 1 },
    random,
  )
  if (!utterance) throw new Error(`espeak-ng 唸不出 ${said ?? clip.pinyin}`)
  await keep(clip.name, utterance.pcm, random)
  index.push({ ...clip, ...(said ? { said } : {}) })
}
await keep('hum', hummed(0.9, random), random)
await writeFile(new URL('silence.wav', FOLDER), wavOf(new Float32Array(RATE / 2)))
await writeFile(new URL('clips.json', FOLDER), `${JSON.stringify(index, null, 2)}\n`)

async function keep(name: string, pcm: Float32Array, random: Random): Promise<void> {
  const sound = recorded(padded(pcm, 0.06, 0.08), random).subarray(0, LONGEST_SECONDS * RATE)
  await writeFile(new URL(`${name}.wav`, FOLDER), wavOf(sound))
}
