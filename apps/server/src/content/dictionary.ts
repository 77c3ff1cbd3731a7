import { hanOf } from '@hakka/hakka/characters'
import { parsePinyin } from '@hakka/hakka/pinyin'
import { type Entry, entriesOf } from '../domain/dictionary/entries.ts'
import { pairsOf } from '../domain/dictionary/pairs.ts'
import { readTable } from '../domain/dictionary/table.ts'
import type { ReadingPair } from './pairs.ts'

const DIALECTS = 6

/** Words or characters to what is known of them, one map a dialect; the first is empty. */
export type ByDialect = Map<string, Set<string>>[]

/** 教育部臺灣客語辭典 as the content check needs it. */
export interface Dictionary {
  entries: readonly Entry[]
  /** Readings of whole words, a dialect's own words among them. */
  words: ByDialect
  characters: ByDialect
}

/**
 * Reads the dictionary as published (`.ods`), or the same table as text.
 * @throws TableError for another table
 */
export async function readDictionary(file: string): Promise<Dictionary> {
  const dictionary: Dictionary = {
    entries: entriesOf(await readTable(file)),
    words: byDialect(),
    characters: byDialect(),
  }
  for (const entry of dictionary.entries) {
    for (const reading of entry.readings) {
      for (const { word, pinyin } of pairsOf(entry.word, reading)) {
        addReadings(dictionary, reading.dialect_id, word, pinyin)
      }
    }
  }
  return dictionary
}

export const byDialect = (): ByDialect => Array.from({ length: DIALECTS + 1 }, () => new Map())

export function add(table: Map<string, Set<string>> | undefined, key: string, value: string): void {
  table?.set(key, (table.get(key) ?? new Set()).add(value))
}

/** Syllables as the check compares them: `a24 gung24`. */
export const syllablesOf = (pinyin: string): string[] =>
  parsePinyin(pinyin).map(({ letters, tone }) => letters + tone)

function addReadings(
  { words, characters }: Pick<Dictionary, 'words' | 'characters'>,
  dialect: number,
  word: string,
  cell: string,
): void {
  const own = hanOf(word)
  const variants = syllablesOf(cell).length === own.length ? [cell] : cell.split(/[、/;；,，]/)
  for (const variant of variants) {
    const syllables = syllablesOf(variant)
    if (syllables.length === 0) continue
    add(words[dialect], word, syllables.join(' '))
    if (own.length !== syllables.length) continue
    for (const [index, character] of own.entries()) {
      add(characters[dialect], character, syllables[index] ?? '')
    }
  }
}

/** Why a pair is doubtful, or `undefined` where the dictionary knows each of its readings. */
export function doubt(
  { words, characters }: Dictionary,
  { text, pinyin = '', dialectId }: ReadingPair,
): string | undefined {
  const syllables = syllablesOf(pinyin)
  if (words[dialectId]?.get(text)?.has(syllables.join(' '))) return undefined
  const wrong = hanOf(text).flatMap((character, index) => {
    const known = characters[dialectId]?.get(character)
    if (!known) return [`「${character}」不在辭典裡`]
    const own = syllables[index] ?? ''
    return known.has(own) ? [] : [`「${character}」是 ${[...known].join('、')}，不是 ${own}`]
  })
  return wrong.length > 0 ? wrong.join('；') : undefined
}
