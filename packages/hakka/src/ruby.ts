import { graphemes, hanOf, isHan, plainText } from './characters.ts'
import { isPinyin, parsePinyin, type Syllable } from './pinyin.ts'

/** A character with the syllable below it; punctuation and other signs have none. */
export interface RubyCell {
  text: string
  syllable?: Syllable
}

/** Why text and pinyin do not fit each other, or `undefined` where every character has its syllable. */
export function rubyMismatch(text: string, pinyin: string): string | undefined {
  const characters = hanOf(text).length
  const syllables = parsePinyin(pinyin).length
  return characters === syllables ? undefined : `${characters} 個字，${syllables} 個音節`
}

/** What is wrong with the reading of a Hakka text, or `undefined`. No reading at all is wrong; an empty one waits for its own. */
export function readingFault(hakka: string, pinyin: string | undefined): string | undefined {
  if (pinyin === undefined) return `「${hakka}」沒有拼音`
  if (pinyin !== '' && !isPinyin(pinyin)) return `「${hakka}」的拼音「${pinyin}」格式不對`
  const mismatch = rubyMismatch(hakka, pinyin)
  if (mismatch && pinyin === '') return `「${hakka}」還沒有拼音`
  return mismatch && `「${hakka}」 ${pinyin}：${mismatch}`
}

/**
 * Pairs each character with its syllable; with none at all where the reading is still to be written.
 * @throws RangeError when the counts differ: a shifted reading would teach every word of the line wrongly.
 */
export function rubyCells(text: string, pinyin: string): RubyCell[] {
  const mismatch = pinyin && rubyMismatch(text, pinyin)
  if (mismatch) throw new RangeError(`「${text}」 ${pinyin}：${mismatch}`)
  const syllables = parsePinyin(pinyin)[Symbol.iterator]()
  return graphemes(plainText(text)).map((grapheme) => {
    const next = isHan(grapheme) ? syllables.next() : undefined
    return next && !next.done ? { text: grapheme, syllable: next.value } : { text: grapheme }
  })
}
