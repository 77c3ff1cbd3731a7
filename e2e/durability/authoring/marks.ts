/** Each writing has a number of its own, said in Hakka: wherever a writing left something, its number is found. */
const DIGITS = [
  ['零', 'lang11'],
  ['一', 'id2'],
  ['二', 'ngi55'],
  ['三', 'sam24'],
  ['四', 'xi55'],
  ['五', 'ng31'],
  ['六', 'liug2'],
  ['七', 'qid2'],
  ['八', 'bad2'],
  ['九', 'giu31'],
] as const
const LENGTH = 4

/** A word that no lesson and no dictionary has otherwise. */
export interface Marked {
  hakka: string
  pinyin: string
  chinese: string
}

export function marked(mark: number): Marked {
  const digits = [...String(mark).padStart(LENGTH, '0')].map((digit) => DIGITS[Number(digit)] ?? DIGITS[0])
  return {
    hakka: `阿公${digits.map(([character]) => character).join('')}`,
    pinyin: `a24 gung24 ${digits.map(([, reading]) => reading).join(' ')}`,
    chinese: `爺爺 ${mark}`,
  }
}

const WORD = /阿公([零一二三四五六七八九]{4})/

/** The number of what a text says; `0` of what was never written here. */
export function markIn(text: unknown): number {
  const [, digits = ''] = WORD.exec(String(text)) ?? []
  return Number([...digits].map((own) => DIGITS.findIndex(([character]) => character === own)).join('') || 0)
}
