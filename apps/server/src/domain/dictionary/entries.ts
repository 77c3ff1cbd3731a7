import { foldHakka, gramsOf } from '@hakka/hakka/fold'
import type { dictionaryEntries, StoredReading } from '../../db/tables/dictionary.ts'
import { type Columns, columnsOf, type Field } from './columns.ts'
import { meaningsOf } from './meanings.ts'
import type { TableRow } from './ods-rows.ts'
import { pairsOf } from './pairs.ts'
import { TableError } from './table-error.ts'

export type Entry = typeof dictionaryEntries.$inferInsert

/** An id goes into addresses and names of files. */
const ID = /^[A-Za-z0-9_]{1,40}$/
const WORD_MAX = 100
const TEXT_MAX = 20_000
const PROBLEMS_SHOWN = 30

/** Letters with or without a tone (one syllable of the Ministry's lost it), as sayings are cut by their punctuation. */
const PINYIN = /^[a-z]+\d{0,3}(?:[\s，、；。？！－─]+[a-z]+\d{0,3})*$/

/**
 * Characters of the Ministry's own that no font has. U+F374 stands in the synonyms of 相幫, and 𢯭手 names 相幫 as its
 * own: it is 𢯭. U+F545 and U+FF545 are one (起〜 `pug5`, a swelling of the skin), for which no settled character is
 * known: □, as the Ministry writes elsewhere, and the reading tells what it is.
 */
const OWN_CHARACTERS: Readonly<Record<string, string>> = { '\uF374': '𢯭', '\uF545': '□', '\u{FF545}': '□' }

/**
 * Rows of the Ministry's table (the first holds the headings) as entries, in their order.
 * @throws TableError with every row that can't be used: a dictionary is taken whole or not at all
 */
export function entriesOf([head, ...rows]: readonly TableRow[]): Entry[] {
  if (!head) throw new TableError(['檔案裡沒有資料。'])
  const columns = columnsOf(head.cells)
  const problems: string[] = []
  const seen = new Map<string, number>()
  const entries: Entry[] = []
  for (const row of rows) {
    const { entry, faults } = entryOf(columns, row, entries.length + 1)
    const before = seen.get(entry.id)
    if (before !== undefined) faults.push(`系統編號「${entry.id}」和第 ${before} 列重複`)
    else if (entry.id !== '') seen.set(entry.id, row.no)
    problems.push(...faults.map((fault) => `第 ${row.no} 列：${fault}`))
    entries.push(entry)
  }
  if (problems.length > 0) throw new TableError(shortened(problems))
  if (entries.length === 0) throw new TableError(['檔案裡只有標題，沒有詞條。'])
  return entries
}

function entryOf(
  columns: Columns,
  { cells }: TableRow,
  position: number,
): { entry: Entry; faults: string[] } {
  const faults: string[] = []
  const cell = (at: number | undefined) => clean(at === undefined ? '' : (cells[at] ?? ''))
  const field = (name: Field) => cell(columns.fixed[name])
  const [id, word] = [field('id'), field('word')]
  if (id === '') faults.push('沒有系統編號')
  else if (!ID.test(id)) faults.push('系統編號只能有英文字母、數字和底線，最多 40 個字')
  if (word === '') faults.push('沒有詞目')
  else if (Array.from(word).length > WORD_MAX) faults.push(`詞目太長，最多 ${WORD_MAX} 個字`)
  else if (foldHakka(word) === '') faults.push(`詞目「${word}」裡沒有文字`)
  if (cells.some((text) => text.length > TEXT_MAX)) faults.push(`有一格太長，最多 ${TEXT_MAX} 個字`)
  const readings = columns.dialects.flatMap((dialect) =>
    readingOf(
      { id: dialect.id, name: dialect.name, word, reading: pinyin(cell(dialect.reading)) },
      linesOf(cell(dialect.words)),
      linesOf(cell(dialect.wordReadings)).map(pinyin),
      faults,
    ),
  )
  return { entry: { id, source: 'moe', position, ...indexed(word, readings), ...texts(field) }, faults }
}

const texts = (field: (name: Field) => string) => ({
  partOfSpeech: linesOf(field('partOfSpeech')).join('、'),
  categories: linesOf(field('categories')),
  chinese: field('chinese'),
  meanings: meaningsOf(field('meanings')),
  synonyms: namedWords(field('synonyms')),
  antonyms: namedWords(field('antonyms')),
})

/** What an entry is found by: headword, readings, and the folded forms of both. */
export function indexed(word: string, readings: StoredReading[]) {
  const folded = foldHakka(word)
  const own = readings.flatMap((reading) => pairsOf(word, reading).map((pair) => foldHakka(pair.word)))
  const forms = [...new Set([folded, ...own])].filter(Boolean)
  return { word, folded, forms, grams: gramsOf(folded), readings }
}

/** A dialect's own words and readings stand beside its reading of the headword, or in its place. */
function readingOf(
  own: { id: number; name: string; word: string; reading: string },
  words: readonly string[],
  readings: readonly string[],
  faults: string[],
): StoredReading[] {
  if (words.length !== readings.length) {
    faults.push(`${own.name}的相關字詞有 ${words.length} 個，音讀卻有 ${readings.length} 個`)
    return []
  }
  const pairs = [
    ...(own.reading === '' ? [] : [{ word: own.word, pinyin: own.reading }]),
    ...words.map((word, at) => ({ word, pinyin: readings[at] ?? '' })),
  ].filter((pair, at, all) => all.findIndex((o) => o.word === pair.word && o.pinyin === pair.pinyin) === at)
  for (const { pinyin: text } of pairs) {
    if (!PINYIN.test(text)) faults.push(`${own.name}的音讀「${text.slice(0, 50)}」不是拼音`)
  }
  if (pairs.length === 0) return []
  const onlyHeadword = pairs.every(({ word }) => word === own.word)
  return [
    {
      dialect_id: own.id,
      word: onlyHeadword ? null : pairs.map(({ word }) => word).join('、'),
      pinyin: pairs.map((pair) => pair.pinyin).join('、'),
    },
  ]
}

/** 【甲】、2.【乙】 names 甲 and 乙; which sense is meant does not lead anywhere. */
const namedWords = (cell: string): string[] => [
  ...new Set(Array.from(cell.matchAll(/【([^【】]+)】/g), ([, word = '']) => word.trim()).filter(Boolean)),
]

const clean = (text: string) =>
  text
    .replace(/[\uE000-\uF8FF\u{F0000}-\u{10FFFF}]/gu, (own) => OWN_CHARACTERS[own] ?? own)
    .replace(/\r\n?/g, '\n')
    // PostgreSQL can't hold U+0000, and no other sign of these is for readers.
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()

const linesOf = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const pinyin = (text: string) => text.replace(/\s+/g, ' ').trim()

const shortened = (problems: readonly string[]) =>
  problems.length > PROBLEMS_SHOWN
    ? [...problems.slice(0, PROBLEMS_SHOWN), `還有 ${problems.length - PROBLEMS_SHOWN} 個問題沒有列出。`]
    : [...problems]
