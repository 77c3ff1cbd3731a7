import { DIALECT_TONES } from '@hakka/judge/contours'
import { parseSyllable } from '@hakka/judge/syllable'
import { type Fall, LEVEL } from './melody.ts'
import { stoppedVowel, tonePhoneme } from './voice.ts'

/** What a dialect needs of a voice, in letters of the Ministry's pinyin ('nn' is nasality of a vowel). */
type PhoneInventory = { initials: string[]; vowels: string[]; codas: string[] }

// The phonemes of espeak-ng's `hak` table and of those that voice.ts adds to it.
const INITIALS: Record<string, string> = {
  '': '',
  b: 'p',
  p: 'ph',
  m: 'm',
  f: 'f',
  v: 'v',
  d: 't',
  t: 'th',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kh',
  ng: 'N',
  h: 'h',
  z: 'ts',
  c: 'tsh',
  s: 's',
  j: 'tS;',
  q: 'tS;h',
  x: 'S;',
  zh: 'zhQ',
  ch: 'chQ',
  sh: 'S',
  rh: 'Z',
}
const VOWELS: Record<string, string> = {
  a: 'a',
  e: 'e',
  i: 'i',
  o: 'o',
  u: 'u',
  ii: 'i.',
  er: 'o-',
  ai: 'ai',
  au: 'au',
  eu: 'eu',
  oi: 'oi',
  ui: 'ui',
  iu: 'iu',
  ia: 'ia',
  ie: 'ie',
  io: 'io',
  ua: 'ua',
  ue: 'we',
  iau: 'iau',
  ieu: 'jeu',
  iai: 'jai',
  ioi: 'joi',
  iui: 'jui',
  uai: 'uai',
}
const CODAS: Record<string, string> = { '': '', m: 'm', n: 'n', ng: 'N', b: 'pQ', d: 'tQ', g: 'kQ' }
const SYLLABIC: Record<string, string> = { m: 'm-', n: 'n-', ng: 'N-' }

const SHARED_INITIALS = ['b', 'p', 'm', 'f', 'v', 'd', 't', 'n', 'l', 'g', 'k', 'ng', 'h', 'z', 'c', 's']
const SIXIAN_INITIALS = [...SHARED_INITIALS, 'j', 'q', 'x']
const HAILU_INITIALS = [...SHARED_INITIALS, 'zh', 'ch', 'sh', 'rh']
const ZHAOAN_INITIALS = [...HAILU_INITIALS.filter((i) => i !== 'v'), 'bb']
const SHARED_VOWELS = 'a e i o u ii ai au eu oi ui iu ia ie io ua ue iau ieu uai'.split(' ')
const CODA_LETTERS = ['m', 'n', 'ng', 'b', 'd', 'g']

/** What the six dialects need, by dialect_id; interjections with sounds of their own (大埔 hn) left aside. */
export const DIALECT_PHONES: Record<number, PhoneInventory> = {
  1: { initials: SIXIAN_INITIALS, vowels: [...SHARED_VOWELS, 'ioi', 'iui'], codas: CODA_LETTERS },
  2: { initials: HAILU_INITIALS, vowels: [...SHARED_VOWELS, 'ioi', 'er'], codas: CODA_LETTERS },
  3: { initials: HAILU_INITIALS, vowels: [...SHARED_VOWELS, 'ioi'], codas: CODA_LETTERS },
  4: { initials: HAILU_INITIALS, vowels: [...SHARED_VOWELS, 'iui', 'er'], codas: CODA_LETTERS },
  5: {
    initials: ZHAOAN_INITIALS,
    vowels: [...SHARED_VOWELS, 'ee', 'eeu', 'oo'],
    codas: [...CODA_LETTERS, 'nn'],
  },
  6: { initials: SIXIAN_INITIALS, vowels: [...SHARED_VOWELS, 'iai', 'ioi', 'iui'], codas: CODA_LETTERS },
}

/**
 * A syllable as espeak-ng phonemes, or why the voice cannot say it in that dialect (a Chinese sentence).
 *
 * @param fall where it stands in the fall of its breath; only voices of roles have tones that lie lower
 */
export function phonemesOf(
  pinyin: string,
  dialectId: number,
  fall: Fall = LEVEL,
): { phonemes: string } | { missing: string } {
  const syllable = parseSyllable(pinyin)
  if (!syllable) return { missing: `${pinyin} 不是完整的拼音` }
  const { initial, vowel, coda, contour, stopped } = syllable
  const tones = DIALECT_TONES[dialectId]
  if (!tones || !(stopped ? tones.stopped : tones.long).includes(contour)) {
    return { missing: `${pinyin} 的聲調不在此腔調的調類中` }
  }
  const onset = initial === 'ng' && vowel.startsWith('i') ? 'n^' : INITIALS[initial]
  const nucleus = vowel ? VOWELS[vowel] : SYLLABIC[coda]
  const ending = vowel ? CODAS[coda] : ''
  const beforeNasal = initial !== '' && vowel === ''
  if (beforeNasal || onset === undefined || nucleus === undefined || ending === undefined) {
    return { missing: `合成語音沒有 ${pinyin} 的音` }
  }
  const vowelSound = stopped ? stoppedVowel(nucleus) : nucleus
  return { phonemes: `${onset}${vowelSound}${tonePhoneme(contour, stopped, fall)}${ending}` }
}

/** Phones that the dialect has and the voice has not, in pinyin letters. */
export function lackingPhones(dialectId: number): string[] {
  const needed = DIALECT_PHONES[dialectId]
  if (!needed) return ['?']
  return [
    ...needed.initials.filter((i) => INITIALS[i] === undefined),
    ...needed.vowels.filter((v) => VOWELS[v] === undefined),
    ...needed.codas.filter((c) => CODAS[c] === undefined).map((c) => `-${c}`),
  ]
}
