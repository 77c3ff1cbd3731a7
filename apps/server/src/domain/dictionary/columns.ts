import { DIALECTS } from '@hakka/contract/constants'
import { TableError } from './table-error.ts'

/** The Ministry's headings; 腔 is left out of some of them, so it is left out of all. */
const FIXED = {
  id: '系統編號',
  word: '詞目',
  meanings: '釋義',
  partOfSpeech: '詞性',
  categories: '詞目索引分類',
  synonyms: '近義詞',
  antonyms: '反義詞',
  chinese: '對應國語',
} as const
const REQUIRED: readonly (keyof typeof FIXED)[] = ['id', 'word', 'meanings']

export type Field = keyof typeof FIXED

/** Where in a row things stand; `undefined` for a column that the table hasn't. */
export interface Columns {
  fixed: Record<Field, number | undefined>
  dialects: {
    id: number
    name: string
    reading: number
    /** The dialect's own words and their readings, line by line. */
    words: number | undefined
    wordReadings: number | undefined
  }[]
}

const plain = (heading: string) => heading.replace(/\s/g, '').replaceAll('腔', '')

/** @throws TableError naming the headings that are missing */
export function columnsOf(headings: readonly string[]): Columns {
  const all = headings.map(plain)
  const missing: string[] = []
  const find = (heading: string, required = false) => {
    const at = all.indexOf(plain(heading))
    if (at < 0 && required) missing.push(heading)
    return at < 0 ? undefined : at
  }
  const at = (field: Field) => find(FIXED[field], REQUIRED.includes(field))
  const columns: Columns = {
    fixed: {
      id: at('id'),
      word: at('word'),
      meanings: at('meanings'),
      partOfSpeech: at('partOfSpeech'),
      categories: at('categories'),
      synonyms: at('synonyms'),
      antonyms: at('antonyms'),
      chinese: at('chinese'),
    },
    dialects: DIALECTS.map(({ id, name }) => ({
      id,
      name,
      reading: find(`${name}音讀`, true) ?? -1,
      words: find(`${name}相關字詞`),
      wordReadings: find(`${name}相關字詞音讀`),
    })),
  }
  if (missing.length > 0) throw new TableError(missing.map((heading) => `第 1 列：缺少「${heading}」欄`))
  return columns
}
