import { parseSyllable, type SyllableParts } from './syllable.ts'

export type PhoneKind = 'onset' | 'vowel' | 'coda' | 'silence'

const ONSETS = 'b p m f v d t n l g k ng h z c s j q x zh ch sh rh'.split(' ')
const VOWELS = 'a e i o u ii er ai au eu oi ui iu ia ie io ua ue iau ieu uai iai ioi iui'.split(' ')
const CODAS = 'm n ng b d g'.split(' ')

/** The sounds that the model tells apart, in the order of its outputs: onsets, whole vowels, codas, silence. */
export const PHONES: readonly { name: string; kind: PhoneKind }[] = [
  { name: '', kind: 'silence' },
  ...ONSETS.map((name) => ({ name, kind: 'onset' as const })),
  ...VOWELS.map((name) => ({ name, kind: 'vowel' as const })),
  ...CODAS.map((name) => ({ name, kind: 'coda' as const })),
]

export const SILENCE = 0

const idOf = (kind: PhoneKind, name: string) =>
  PHONES.findIndex((phone) => phone.kind === kind && phone.name === name)

/** Sounds of 詔安, of nasal vowels and of interjections that the model does not know, by the nearest that it does. */
const NEAREST: Record<string, string> = {
  bb: 'b',
  ee: 'e',
  oo: 'o',
  eeu: 'eu',
  uee: 'ue',
  uau: 'au',
  ere: 'er',
}

export interface SyllablePhones extends SyllableParts {
  letters: string
  /** Places in PHONES: onset where it has one, vowel or syllabic nasal, coda. */
  phones: number[]
  /** Which of `phones` the rime begins with: 0 where there is no onset. */
  rime: number
}

/** @returns null where the pinyin is no syllable that a dialect of Taiwan could have */
export function phonesOf(pinyin: string): SyllablePhones | null {
  const parts = parseSyllable(pinyin)
  if (!parts || !/^[1-5]{1,3}$/.test(parts.contour)) return null
  const { initial, vowel, coda } = parts
  const onset = initial ? idOf('onset', NEAREST[initial] ?? initial) : undefined
  const nucleus = vowel ? idOf('vowel', NEAREST[vowel] ?? vowel) : undefined
  const ending = coda && coda !== 'nn' ? idOf('coda', coda) : undefined
  const phones = [onset, nucleus, ending].filter((id) => id !== undefined)
  if (phones.length === 0 || phones.includes(-1)) return null
  const letters = pinyin.slice(0, pinyin.length - parts.contour.length)
  return { ...parts, letters, phones, rime: onset === undefined ? 0 : 1 }
}

/** The syllables of a pinyin text, apart by spaces or hyphens; null where any of it does not parse, or all is empty. */
export function phonesOfText(pinyin: string): SyllablePhones[] | null {
  const parts = pinyin
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
  const syllables = parts.map(phonesOf).filter((syllable) => syllable !== null)
  return syllables.length === parts.length ? syllables : null
}
