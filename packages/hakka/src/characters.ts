/** Letters, punctuation, kana, bopomofo and Han without anything that joins the character before it. */
const NOTHING_JOINS =
  /^[\u0020-\u02FF\u2010-\u2027\u2030-\u205E\u3000-\u3029\u3030-\u303F\u3041-\u3096\u309B-\u312F\u31A0-\u31BF\u3400-\u9FFF\uE000-\uF8FF\uFF01-\uFF65\u{20000}-\u{3FFFF}]*$/u

let segmenter: Intl.Segmenter | undefined

/**
 * The text as a reader sees it, one grapheme an item. `'𠊎'.length` is 2; this gives one. The segmenter takes a phone
 * a tenth of a second to make, and nearly no text needs it.
 */
export function graphemes(text: string): string[] {
  if (NOTHING_JOINS.test(text)) return Array.from(text)
  segmenter ??= new Intl.Segmenter('zh-Hant-TW', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

/**
 * Whether a grapheme is a character that carries a syllable. Extensions B and later are named by range,
 * because a runtime's Unicode tables may be older than the Ministry's characters.
 */
export function isHan(grapheme: string): boolean {
  return /\p{Script=Han}/u.test(grapheme) || /[\u{20000}-\u{3FFFF}\uE000-\uF8FF]/u.test(grapheme)
}

/** The characters of a text that carry a syllable, in order. */
export function hanOf(text: string): string[] {
  return graphemes(text.normalize('NFC')).filter(isHan)
}

/** Brackets mark vocabulary in an article (`[ ]`, ［］ or 【】) and are never shown. */
const BRACKETS = /[[\]［］【】]/g

/** A text as it is shown and spoken: vocabulary brackets removed. */
export function plainText(text: string): string {
  return text.replace(BRACKETS, '')
}
