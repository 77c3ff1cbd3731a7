const LONGEST_HEADING = 14
const ALWAYS = '0123456789，、。：；？！（）「」『』《》〈〉·・…—～％／＋－'
const BETWEEN_TEXTS = /['"`<>{}()\r\n]+/
const A_SENTENCE = /[。，；]/

/**
 * The characters of all short texts in the sources: a heading is short, while the sentences of messages and help
 * would double the file. Digits and punctuation are always in it. In code point order.
 */
export function headingCharacters(sources: readonly string[]): string[] {
  const characters = new Set(ALWAYS)
  for (const source of sources) {
    for (const part of source.split(BETWEEN_TEXTS)) {
      const text = [...part.trim()]
      if (text.length > LONGEST_HEADING || A_SENTENCE.test(part)) continue
      for (const character of text) if (/\p{Script=Han}/u.test(character)) characters.add(character)
    }
  }
  return [...characters].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
}
