import { formatPinyin } from '@hakka/hakka/pinyin'
import { find } from './finder/finder.ts'
import type { WordIndex } from './finder/word-index.ts'

/** What is offered as an example of each way to search: the first ones that this dictionary finds. */
const WAYS = {
  hakka: { of: ['食飯', '弓蕉', '阿公', '屋下'], count: 1 },
  chinese: { of: ['爺爺', '香蕉', '吃飯', '媽媽', '朋友', '雞蛋'], count: 2 },
  pinyin: { of: ['siidˋ fan', 'a24 gung24', 'gungˊ jieuˊ', 'vugˋ ha'], count: 2 },
  part: { of: ['飯', '食', '屋', '人'], count: 1 },
} as const

const SIXIAN = 1

/** Keywords that find something, whichever dictionary is there; none of a dictionary without words. */
export function examplesIn(index: WordIndex): Record<keyof typeof WAYS, string[]> {
  const [first] = index.entries
  const reading = first?.readings.find(({ pinyin }) => pinyin !== '')
  const instead = {
    hakka: first?.word,
    chinese: first?.chinese.split(/[、，；。]/)[0],
    pinyin: reading && formatPinyin(reading.pinyin, reading.dialect_id, 'marks'),
    part: first && [...first.word][0],
  }
  const of = (way: keyof typeof WAYS): string[] => {
    const found = WAYS[way].of.filter((keyword) => finds(index, keyword))
    if (found.length > 0) return found.slice(0, WAYS[way].count)
    const own = instead[way]
    return own && finds(index, own) ? [own] : []
  }
  return { hakka: of('hakka'), chinese: of('chinese'), pinyin: of('pinyin'), part: of('part') }
}

const finds = (index: WordIndex, keyword: string) => find(index, keyword, SIXIAN).length > 0
