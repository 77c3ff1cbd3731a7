import { TONE_MARKS } from './tones.ts'

/** One syllable of the Ministry's pinyin: `ngai11` is `{ letters: 'ngai', tone: '11' }`. */
export interface Syllable {
  letters: string
  /** Contour number, one to three digits. */
  tone: string
}

/** How a reader wants tones shown. */
export type PinyinStyle = 'marks' | 'numbers'

/** The syllables of a pinyin text. Anything that is not letters + contour number is skipped. */
export function parsePinyin(pinyin: string): Syllable[] {
  return Array.from(pinyin.toLowerCase().matchAll(/([a-z]+)(\d{1,3})/g), ([, letters = '', tone = '']) => ({
    letters,
    tone,
  }))
}

/** Whether a syllable's letters end in a stop: `b`, `d` or `g`, but not the nasal `ng`. */
export const isStopped = (letters: string): boolean => /(?:[bd]|[^n]g)$/.test(letters)

/** Whether a text is nothing but well-formed syllables, single spaces between them. */
export function isPinyin(pinyin: string): boolean {
  return /^[a-z]+\d{1,3}( [a-z]+\d{1,3})*$/.test(pinyin)
}

/** A syllable as shown: `ngaiˇ` with marks, `ngai11` with numbers. Unknown contours keep their number. */
export function formatSyllable(syllable: Syllable, dialectId: number, style: PinyinStyle): string {
  const mark = TONE_MARKS[dialectId]?.[syllable.tone]
  return syllable.letters + (style === 'marks' ? (mark ?? syllable.tone) : syllable.tone)
}

/** A whole pinyin text as shown, syllables apart by spaces. */
export function formatPinyin(pinyin: string, dialectId: number, style: PinyinStyle): string {
  return parsePinyin(pinyin)
    .map((syllable) => formatSyllable(syllable, dialectId, style))
    .join(' ')
}
