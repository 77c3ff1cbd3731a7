import { resample } from '@hakka/judge/resample'
import { PHONES, phonesOfText } from '@hakka/judge/training'
import { mannerOf, spoken } from './phonemes.ts'
import type { Random } from './random.ts'
import type { Synthesiser, Voice } from './synthesiser.ts'

export const RATE = 16_000
/** espeak-ng's 22,050 samples a second, in steps of which few phases of the resampler come about. */
const RATE_STEP = 450

/** Which sound sounds from when: a place in PHONES; the last one ends at `endMs`. */
export interface Label {
  phone: number
  startMs: number
  endMs: number
}

export interface Utterance {
  pcm: Float32Array
  labels: Label[]
}

export interface Delivery {
  voice: Voice
  /** Faster and higher than the voice, formants too: 1.3 is like a child. */
  lift: number
}

/** Chooses how a voice speaks. */
export function deliveryOf(
  variant: string,
  random: Random,
  wordsPerMinute = random.between(95, 190),
): Delivery {
  const voice = {
    name: `hak+${variant}`,
    wordsPerMinute: Math.round(wordsPerMinute),
    pitch: Math.round(random.between(25, 75)),
    range: Math.round(random.between(40, 75)),
  }
  return { voice, lift: random.between(0.88, 1.12) }
}

/**
 * Says a word; null where the voice can't or where its phonemes are not those that were asked for.
 * @param pinyin syllables apart by spaces
 */
export function utter(
  synthesiser: Synthesiser,
  dialectId: number,
  pinyin: string,
  delivery: Delivery,
  random: Random,
): Utterance | null {
  const manner = mannerOf(random)
  const syllables = phonesOfText(pinyin)
  const said = pinyin.split(' ').map((syllable) => spoken(syllable, dialectId, manner))
  if (!syllables || said.includes(null)) return null
  const gap = random.chance(0.15) ? ' _: ' : ' '
  // A nasal before a vowel would become that vowel's onset: a shortest break keeps it where it is.
  const text = said
    .map((syllable, i) => {
      const before = pinyin.split(' ')[i - 1] ?? ''
      const joins = /[mn]g?\d+$/.test(before) && syllables[i]?.rime === 0
      return `${i === 0 ? '' : joins ? ' _| ' : gap}${syllable?.phonemes ?? ''}`
    })
    .join('')
  const { pcm, rate, phonemes } = synthesiser.say(`[[${text}]]`, delivery.voice)
  const phones = syllables.flatMap((syllable) => syllable.phones)
  const counts = said.flatMap((syllable) => syllable?.counts ?? [])
  const labels = labelled(phonemes, phones, counts)
  if (!labels) return null
  const from = Math.round((rate * delivery.lift) / RATE_STEP) * RATE_STEP
  const scale = rate / from
  return {
    pcm: resample(pcm, from, RATE),
    labels: labels.map(({ phone, startMs, endMs }) => ({
      phone,
      startMs: startMs * scale,
      endMs: endMs * scale,
    })),
  }
}

function labelled(
  phonemes: { name: string; startMs: number }[],
  phones: number[],
  counts: number[],
): Label[] | null {
  const owners = phones.flatMap((phone, i) => Array.from({ length: counts[i] ?? 1 }, () => phone))
  const sounding = phonemes.filter(({ name }) => name !== '' && !name.startsWith('_'))
  if (sounding.length !== owners.length || PHONES.length === 0) return null
  let used = 0
  return phonemes.slice(0, -1).map(({ name, startMs }, i) => {
    const silent = name === '' || name.startsWith('_')
    const phone = silent ? 0 : (owners[used++] ?? 0)
    return { phone, startMs, endMs: phonemes[i + 1]?.startMs ?? startMs }
  })
}
