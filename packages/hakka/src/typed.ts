import { isStopped, parsePinyin } from './pinyin.ts'
import { isSyllableLike, SYLLABLE_MAX, SYLLABLES } from './syllables.ts'
import { TONE_MARKS } from './tones.ts'

/** A syllable as somebody typed it. */
export interface TypedSyllable {
  letters: string
  /** Contours that are meant: one of a number, those of a mark in the dialects asked for; `undefined` where none stands. */
  tones: readonly string[] | undefined
}

/** What people type for the four marks and the raised plus, from any keyboard. */
const SAME_MARK: Readonly<Record<string, string>> = {
  ˊ: 'ˊ',
  '´': 'ˊ',
  ˇ: 'ˇ',
  ˋ: 'ˋ',
  '`': 'ˋ',
  '^': '^',
  ˆ: '^',
  '+': '⁺',
  '⁺': '⁺',
}
const MARKS = Object.keys(SAME_MARK).join('')
const ONE = new RegExp(`([a-z]+)(?:(\\d{1,3})|([${MARKS.replace('^', '\\^')}]))?`, 'g')
const ALLOWED = new RegExp(`^[a-z0-9\\s,，.。'’\\-－—${MARKS.replace('^', '\\^')}]*$`)

/** ü and accents that keyboards add become plain letters; the marks stay. */
const plain = (text: string) =>
  text
    .replaceAll('´', 'ˊ')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .toLowerCase()

const ALL_DIALECTS = Object.keys(TONE_MARKS).map(Number)

/**
 * Reads pinyin as people type it: tone numbers, tone marks or none, with or without spaces.
 * @param dialectId whose marks they are; without it, those of all six
 * @returns `undefined` for a text that is not pinyin
 * @example readTyped('ngaiˇoi', 1) // [{ letters: 'ngai', tones: ['11'] }, { letters: 'oi', tones: undefined }]
 */
export function readTyped(text: string, dialectId?: number): TypedSyllable[] | undefined {
  const typed = plain(text)
  if (!ALLOWED.test(typed)) return undefined
  const syllables = Array.from(typed.matchAll(ONE)).flatMap(([, run = '', number, mark]) => {
    const parts = splitLetters(run)
    return parts.map((letters, at): TypedSyllable => {
      if (at < parts.length - 1) return { letters, tones: undefined }
      if (number !== undefined) return { letters, tones: [number] }
      return { letters, tones: mark === undefined ? undefined : tonesOf(letters, mark, dialectId) }
    })
  })
  return syllables.length > 0 ? syllables : undefined
}

/** The contours of stopped syllables, which end in b, d or g; 詔安 has lost many a g and keeps the contour. */
const STOPPED: Readonly<Record<number, readonly string[]>> = {
  1: ['2', '5'],
  2: ['5', '2'],
  3: ['21', '54'],
  4: ['2', '5'],
  5: ['24', '43'],
  6: ['2', '5'],
}
const LOSES_STOPS = 5

/** The contours that a mark (none: `''`) means below letters in a dialect, in the order of the Ministry's table. */
export function tonesOfMark(letters: string, mark: string, dialectId: number): string[] {
  const stopped = isStopped(letters)
  return Object.entries(TONE_MARKS[dialectId] ?? {})
    .filter(([, own]) => own === mark)
    .map(([tone]) => tone)
    .filter((tone) => {
      const short = STOPPED[dialectId]?.includes(tone) ?? false
      return short === stopped || (dialectId === LOSES_STOPS && !stopped)
    })
}

const tonesOf = (letters: string, typed: string, dialectId: number | undefined): string[] => [
  ...new Set(
    (dialectId ? [dialectId] : ALL_DIALECTS).flatMap((dialect) =>
      tonesOfMark(letters, SAME_MARK[typed] ?? '', dialect),
    ),
  ),
]

/** Longer runs are no word that anybody types. */
const RUN_MAX = 60
/** A syllable that no dialect has is worth less than one that is known, and more than two. */
const UNKNOWN = 1.4

/**
 * Cuts letters typed without spaces into as few syllables as they can be: `ngaioi` is `ngai oi`. What no syllable fits
 * stays at the end as it is, for a syllable that is still being typed.
 */
export function splitLetters(run: string): string[] {
  if (run.length > RUN_MAX) return [run]
  const best: ({ parts: string[]; cost: number } | undefined)[] = [{ parts: [], cost: 0 }]
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - SYLLABLE_MAX); start < end; start++) {
      const before = best[start]
      const part = run.slice(start, end)
      const own = SYLLABLES.has(part) ? 1 : isSyllableLike(part) ? UNKNOWN : undefined
      if (!before || own === undefined) continue
      const cost = before.cost + own
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { parts: [...before.parts, part], cost }
    }
  }
  for (let end = run.length; end > 0; end--) {
    const parts = best[end]?.parts
    if (parts) return end === run.length ? parts : [...parts, run.slice(end)]
  }
  return [run]
}

/** A reading without its tones, one space between the syllables: what pinyin without tones is compared with. */
export const lettersOf = (pinyin: string): string =>
  parsePinyin(pinyin)
    .map(({ letters }) => letters)
    .join(' ')
