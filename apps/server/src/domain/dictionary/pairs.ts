import type { StoredReading } from '../../db/tables/dictionary.ts'

/** Words and readings of a dialect that stand beside each other, the headword's first. A saying's 、 is its own. */
export function pairsOf(
  headword: string,
  { word, pinyin }: StoredReading,
): { word: string; pinyin: string }[] {
  if (headword.includes('、')) return [{ word: word ?? headword, pinyin }]
  const words = word?.split('、')
  return pinyin.split('、').map((own, at) => ({ word: words?.[at] ?? headword, pinyin: own }))
}
