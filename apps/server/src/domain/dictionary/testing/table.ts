/** The headings of the Ministry's table, in its order. */
export const DICTIONARY_HEADINGS = [
  '系統編號',
  '詞目',
  '詞性',
  '詞目索引分類',
  '四縣腔音讀',
  '海陸腔音讀',
  '大埔腔音讀',
  '饒平腔音讀',
  '詔安腔音讀',
  '南四縣腔音讀',
  '釋義',
  '近義詞',
  '反義詞',
  '對應國語',
  '大埔腔相關字詞',
  '大埔腔相關字詞音讀',
  '饒平腔相關字詞',
  '饒平腔相關字詞音讀',
  '詔安腔相關字詞',
  '詔安腔相關字詞音讀',
  '南四縣相關字詞',
  '南四縣相關字詞音讀',
]

interface TestRow {
  id: string
  word: string
  pos?: string
  category?: string
  /** Dialects 1–6. */
  readings: string[]
  meanings?: string
  synonyms?: string
  antonyms?: string
  chinese?: string
  /** Words and readings by dialect (3–6), line by line. */
  own?: Record<number, [words: string, readings: string]>
}

/** A row of the Ministry's columns. */
export const dictionaryRow = (row: TestRow): string[] => [
  row.id,
  row.word,
  row.pos ?? '',
  row.category ?? '',
  ...row.readings,
  row.meanings ?? '',
  row.synonyms ?? '',
  row.antonyms ?? '',
  row.chinese ?? '',
  ...[3, 4, 5, 6].flatMap((dialect) => row.own?.[dialect] ?? ['', '']),
]
