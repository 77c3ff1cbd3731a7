import { hanOf } from '@hakka/hakka/characters'
import { parsePinyin } from '@hakka/hakka/pinyin'
import { readTable } from '../domain/dictionary/table.ts'
import type { ReadingPair } from './pairs.ts'

/** Columns of the Ministry's table: word, then the readings of dialects 1–6. */
const WORD = 1
const FIRST_READING = 4
const DIALECTS = 6

/** Which readings the Ministry's dictionary knows, by dialect, of whole words and of single characters. */
export interface Readings {
  words: Map<string, Set<string>>[]
  characters: Map<string, Set<string>>[]
}

/** Reads 教育部臺灣客語辭典 as published (`.ods`), or the same table as tab-separated text. */
export async function readDictionary(file: string): Promise<Readings> {
  const [, ...rows] = await readTable(file)
  const tables = (): Map<string, Set<string>>[] => Array.from({ length: DIALECTS + 1 }, () => new Map())
  const readings: Readings = { words: tables(), characters: tables() }
  for (const { cells: row } of rows) {
    for (let dialect = 1; dialect <= DIALECTS; dialect++) {
      addReadings(readings, dialect, row[WORD] ?? '', row[FIRST_READING + dialect - 1] ?? '')
    }
  }
  return readings
}

function addReadings(readings: Readings, dialect: number, word: string, cell: string): void {
  for (const variant of cell.split(/[、/;；,，]/)) {
    const syllables = parsePinyin(variant).map(({ letters, tone }) => letters + tone)
    if (syllables.length === 0) continue
    add(readings.words[dialect], word, syllables.join(' '))
    const characters = hanOf(word)
    if (characters.length !== syllables.length) continue
    for (const [index, character] of characters.entries()) {
      add(readings.characters[dialect], character, syllables[index] ?? '')
    }
  }
}

function add(table: Map<string, Set<string>> | undefined, key: string, value: string): void {
  table?.set(key, (table.get(key) ?? new Set()).add(value))
}

/** Why a pair is doubtful, or `undefined` where the dictionary knows each of its readings. */
export function doubt(readings: Readings, { text, pinyin = '', dialectId }: ReadingPair): string | undefined {
  const syllables = parsePinyin(pinyin).map(({ letters, tone }) => letters + tone)
  if (readings.words[dialectId]?.get(text)?.has(syllables.join(' '))) return undefined
  const wrong = hanOf(text).flatMap((character, index) => {
    const known = readings.characters[dialectId]?.get(character)
    if (!known) return [`「${character}」不在辭典裡`]
    const own = syllables[index] ?? ''
    return known.has(own) ? [] : [`「${character}」是 ${[...known].join('、')}，不是 ${own}`]
  })
  return wrong.length > 0 ? wrong.join('；') : undefined
}
