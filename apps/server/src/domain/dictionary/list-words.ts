import { DICTIONARY } from '@hakka/contract/constants'
import type { WordLine } from '@hakka/contract/dictionary'
import type { Pool } from 'pg'
import { finderOf } from './finder/finder.ts'
import type { Entry, WordIndex } from './finder/word-index.ts'

interface Asked {
  keyword: string
  category: string
  dialect_id: number
  page: number
}

/** One page of what a keyword finds, of a category, or of the whole dictionary; a page past the last is the last. */
export async function listWords(pool: Pool, { keyword, category, dialect_id: dialectId, page }: Asked) {
  const finder = finderOf(pool)
  const { index, found } = await finder.find(keyword, dialectId)
  const places = keyword === '' ? all(index) : found.map(({ entry }) => entry)
  const listed =
    category === '' ? places : places.filter((at) => index.entries[at]?.categories.includes(category))
  const pages = Math.max(1, Math.ceil(listed.length / DICTIONARY.page_size))
  const own = Math.min(page, pages)
  const from = (own - 1) * DICTIONARY.page_size
  const words = listed.slice(from, from + DICTIONARY.page_size).flatMap((at) => {
    const entry = index.entries[at]
    return entry ? [lineOf(entry, dialectId)] : []
  })
  return { words, total: listed.length, page: own, pages }
}

const all = (index: WordIndex) => Array.from(index.entries.keys())

function lineOf(entry: Entry, dialectId: number): WordLine {
  const reading = entry.readings.find(({ dialect_id }) => dialect_id === dialectId)
  return {
    id: entry.id,
    text: entry.word,
    pinyin: reading?.pinyin ?? '',
    word: reading?.word ?? null,
    chinese: entry.chinese,
    part_of_speech: entry.partOfSpeech,
  }
}
