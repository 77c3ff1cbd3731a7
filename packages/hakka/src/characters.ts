const segmenter = new Intl.Segmenter('zh-Hant-TW', { granularity: 'grapheme' })

/** The text as a reader sees it, one grapheme an item. `'𠊎'.length` is 2; this gives one. */
export function graphemes(text: string): string[] {
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
