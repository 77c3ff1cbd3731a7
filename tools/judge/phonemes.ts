import { parseSyllable } from '@hakka/judge/syllable'
import { phonemesOf } from '../content/audio/phones.ts'
import { stoppedVowel } from '../content/audio/voice.ts'
import type { Random } from './random.ts'

/**
 * How a speaker's voice makes Hakka sounds. Tones: `straight` are our own envelopes, straight in semitones; `native` are
 * espeak-ng's. Stops: released as its phoneme table has them, or not. 海陸's zh and ch, which it lacks, in several ways.
 */
export interface Manner {
  tones: 'straight' | 'native'
  released: boolean
  /** The vowel of a stopped syllable cut short, beyond what the tone does. */
  short: boolean
  initials: Record<string, string>
}

export function mannerOf(random: Random): Manner {
  return {
    tones: random.chance(0.5) ? 'native' : 'straight',
    released: random.chance(0.5),
    short: random.chance(0.5),
    initials: {
      zh: random.pick(['zhQ', 'tS', 'tS']),
      ch: random.pick(['chQ', 'tSh', 'tSh']),
      sh: random.pick(['S', 'S', 's.']),
      rh: random.pick(['Z', 'Z', 'z.']),
      ng: random.pick(['n^', 'N']),
    },
  }
}

/** espeak-ng's own tones by contour; `n53` and `n33` are added to its table in the same shape. */
const NATIVE_LONG: Record<string, string> = { 24: '1', 11: '2', 31: '3', 55: '4', 53: 'n53', 33: 'n33' }
const NATIVE_STOPPED: Record<string, string> = { 2: '5', 5: '6' }

/** Vowels that espeak-ng writes with a glide before them. */
const GLIDED = new Set(['ue', 'ieu', 'iai', 'ioi', 'iui'])

/** A syllable as espeak-ng says it, and how many of its phonemes go to each sound of ours; null for what it can't say. */
export function spoken(
  pinyin: string,
  dialectId: number,
  manner: Manner,
): { phonemes: string; counts: number[] } | null {
  const parts = parseSyllable(pinyin)
  const said = phonemesOf(pinyin, dialectId)
  if (!parts || 'missing' in said) return null
  const { initial, vowel, coda, contour, stopped } = parts
  const straight = stopped ? `q${contour}` : contour
  const native = (stopped ? NATIVE_STOPPED : NATIVE_LONG)[contour]
  let [before = '', after = ''] = said.phonemes.split(straight)
  if (manner.tones === 'native' && !native) return null
  if (stopped && !manner.short) before = before.slice(0, -stoppedVowel('').length)
  const own = manner.initials[initial === 'ng' && !vowel.startsWith('i') ? '' : initial]
  const usual = { zh: 'zhQ', ch: 'chQ', sh: 'S', rh: 'Z', ng: 'n^' }[initial]
  if (own && usual && before.startsWith(usual)) before = own + before.slice(usual.length)
  if (manner.released) after = after.replace('Q', '')
  const counts = [
    ...(initial ? [own === 'tSh' ? 2 : 1] : []),
    ...(vowel ? [GLIDED.has(vowel) ? 2 : 1] : [1]),
    ...(vowel && coda ? [1] : []),
  ]
  return { phonemes: `${before}${manner.tones === 'native' ? native : straight}${after}`, counts }
}
