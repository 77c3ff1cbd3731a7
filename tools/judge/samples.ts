import { mkdir, writeFile } from 'node:fs/promises'
import { padded, recorded } from './augment.ts'
import { type Random, randomOf } from './random.ts'
import { SEED } from './settings.ts'
import { hummed } from './strange.ts'
import { openSynthesiser } from './synthesiser.ts'
import { deliveryOf, RATE, utter } from './utterance.ts'
import { VOICES } from './voices.ts'

// npm run judge:samples: the recordings that the engine's tests judge, said by voices that training never heard.

const FOLDER = new URL('../../packages/judge/src/testing/clips/', import.meta.url)
const LONGEST_SECONDS = 1.4

/** What is said in each; `wrong` is a syllable's place from 0 and the contour it gets instead of its own. */
const CLIPS: { name: string; dialectId: number; text: string; pinyin: string; wrong?: [number, string] }[] = [
  { name: 'rice', dialectId: 1, text: '食飯', pinyin: 'siid5 fan55' },
  { name: 'thanks', dialectId: 1, text: '恁仔細', pinyin: 'an31 zii31 se55' },
  { name: 'school', dialectId: 1, text: '學堂', pinyin: 'hog5 tong11' },
  { name: 'house', dialectId: 1, text: '屋下', pinyin: 'vug2 ka24' },
  { name: 'guest', dialectId: 1, text: '人客', pinyin: 'ngin11 hag2' },
  { name: 'mountain', dialectId: 1, text: '山歌', pinyin: 'san24 go24' },
  { name: 'tea', dialectId: 2, text: '食茶', pinyin: 'shid2 ca55' },
  { name: 'today', dialectId: 2, text: '今晡日', pinyin: 'gim53 bu53 ngid5' },
  { name: 'grandfather', dialectId: 2, text: '阿公', pinyin: 'a33 gung53' },
  { name: 'book', dialectId: 2, text: '看書', pinyin: 'kon11 shu53' },
  { name: 'flower', dialectId: 2, text: '紅花', pinyin: 'fung55 fa53' },
  { name: 'new-year', dialectId: 2, text: '過年', pinyin: 'go11 ngien55' },
  { name: 'rice-tone', dialectId: 1, text: '食飯', pinyin: 'siid5 fan55', wrong: [1, '11'] },
  { name: 'house-tone', dialectId: 1, text: '屋下', pinyin: 'vug2 ka24', wrong: [0, '5'] },
  { name: 'school-tone', dialectId: 1, text: '學堂', pinyin: 'hog5 tong11', wrong: [1, '24'] },
  { name: 'tea-tone', dialectId: 2, text: '食茶', pinyin: 'shid2 ca55', wrong: [1, '11'] },
  { name: 'flower-tone', dialectId: 2, text: '紅花', pinyin: 'fung55 fa53', wrong: [0, '11'] },
  { name: 'book-tone', dialectId: 2, text: '看書', pinyin: 'kon11 shu53', wrong: [1, '24'] },
]

const random = randomOf(SEED + 4)
const synthesiser = await openSynthesiser()
await mkdir(FOLDER, { recursive: true })
const index = []
for (const [i, { wrong, ...clip }] of CLIPS.entries()) {
  const said = wrong ? toned(clip.pinyin, ...wrong) : clip.pinyin
  const voice = VOICES.test[i % VOICES.test.length] ?? ''
  const utterance = utter(
    synthesiser,
    clip.dialectId,
    said,
    { ...deliveryOf(voice, random, 165), lift: 1 },
    random,
  )
  if (!utterance) throw new Error(`espeak-ng 唸不出 ${said}`)
  await keep(clip.name, utterance.pcm, random)
  index.push({ ...clip, said, ...(wrong ? { wrong: wrong[0] } : {}) })
}
await keep('hum', hummed(0.9, random), random)
await writeFile(new URL('silence.wav', FOLDER), wavOf(new Float32Array(RATE / 2)))
await writeFile(new URL('clips.json', FOLDER), `${JSON.stringify(index, null, 2)}\n`)

function toned(pinyin: string, at: number, contour: string): string {
  const syllables = pinyin.split(' ')
  return syllables.with(at, (syllables[at] ?? '').replace(/\d+$/, contour)).join(' ')
}

async function keep(name: string, pcm: Float32Array, random: Random): Promise<void> {
  const sound = recorded(padded(pcm, 0.06, 0.08), random).subarray(0, LONGEST_SECONDS * RATE)
  await writeFile(new URL(`${name}.wav`, FOLDER), wavOf(sound))
}

/** 8 bits a sample: small, and the judge reads it. */
function wavOf(pcm: Float32Array): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + pcm.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(pcm.length, 40)
  return Buffer.concat([head, Buffer.from(pcm.map((x) => Math.round(128 + 127 * x)))])
}
