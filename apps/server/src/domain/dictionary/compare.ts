import type { ComparedReading } from '@hakka/contract/dictionary'
import { graphemes, isHan, plainText } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'
import { parsePinyin } from '@hakka/hakka/pinyin'
import type { Pool } from 'pg'
import type { StoredReading } from '../../db/tables/dictionary.ts'
import { finderOf } from './finder/finder.ts'
import type { WordIndex } from './finder/word-index.ts'
import { pairsOf } from './pairs.ts'
import { candidatesOf } from './segments.ts'

/** Longer words are sayings. */
const WORD_MAX = 8

export interface ReadLine {
  text: string
  /** With contour numbers; '' where it is still to be written. */
  pinyin: string
}

/** What the dictionary says of a reading, whoever may have found it right. */
type Compared = Omit<ComparedReading, 'kept'>

/** What the Ministry's dictionary knows in one dialect. */
interface Known {
  /** Folded words that the dialect says, with their readings as published: `siid5 fan55`. */
  words: ReadonlyMap<string, ReadonlySet<string>>
  /** Folded headwords for which the dialect has other words. */
  instead: ReadonlyMap<string, ReadonlySet<string>>
  /** Folded characters with each syllable that they have in any word. */
  characters: ReadonlyMap<string, ReadonlySet<string>>
}

const ENTRIES = `
  select word, readings from dictionary_entries where source = 'moe' and forms && $1::text[]`

/** Whether the Ministry's dictionary is there at all: without it only the form of a reading can be looked at. */
export async function hasDictionary(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from dictionary_entries where source = 'moe' limit 1`)
  return rows.length > 0
}

/**
 * Compares readings with the dictionary's of one dialect, word by word and, where it knows no longer word, character by
 * character. What it does not know is not doubted.
 */
export async function compareReadings(
  pool: Pool,
  lines: readonly ReadLine[],
  dialectId: number,
): Promise<Compared[]> {
  const wanted = [...new Set(lines.flatMap(({ text }) => candidatesOf(plainText(text))))]
  const { rows } = await pool.query<{ word: string; readings: StoredReading[] }>({
    name: 'dictionary compare',
    text: ENTRIES,
    values: [wanted],
  })
  const words = new Map<string, Set<string>>()
  const instead = new Map<string, Set<string>>()
  for (const { word, readings } of rows)
    for (const reading of readings) {
      if (reading.dialect_id !== dialectId) continue
      for (const pair of pairsOf(word, reading)) {
        put(words, foldHakka(pair.word), syllablesOf(pair.pinyin).join(' '))
        if (reading.word !== null && pair.word !== word) put(instead, foldHakka(word), pair.word)
      }
    }
  const characters = charactersIn(await finderOf(pool).index(), dialectId)
  return lines.map((line) => compared(line, { words, instead, characters }))
}

function put(table: Map<string, Set<string>>, key: string, value: string): void {
  if (value !== '') table.set(key, (table.get(key) ?? new Set()).add(value))
}

const syllablesOf = (pinyin: string): string[] =>
  parsePinyin(pinyin).map(({ letters, tone }) => letters + tone)

const byIndex = new WeakMap<WordIndex, Map<number, ReadonlyMap<string, ReadonlySet<string>>>>()

/** Every syllable that a character has in any word of a dialect. Read once for each state of the dictionary. */
function charactersIn(index: WordIndex, dialectId: number): ReadonlyMap<string, ReadonlySet<string>> {
  const dialects = byIndex.get(index) ?? new Map()
  byIndex.set(index, dialects)
  const known = dialects.get(dialectId)
  if (known) return known
  const characters = new Map<string, Set<string>>()
  for (const { word, readings } of index.entries)
    for (const reading of readings) {
      if (reading.dialect_id !== dialectId) continue
      for (const pair of pairsOf(word, reading)) {
        const han = graphemes(plainText(pair.word)).filter(isHan)
        const syllables = syllablesOf(pair.pinyin)
        if (han.length !== syllables.length) continue
        for (const [at, own] of han.entries()) put(characters, foldHakka(own), syllables[at] ?? '')
      }
    }
  dialects.set(dialectId, characters)
  return characters
}

/** A run of characters between anything that is none, with the place of its first syllable. */
function runsOf(text: string): { at: number; characters: string[] }[] {
  const runs: { at: number; characters: string[] }[] = []
  let at = 0
  let isOpen = false
  for (const own of graphemes(plainText(text))) {
    if (!isHan(own)) {
      isOpen = false
      continue
    }
    if (isOpen) runs.at(-1)?.characters.push(own)
    else runs.push({ at, characters: [own] })
    isOpen = true
    at++
  }
  return runs
}

function compared({ text, pinyin }: ReadLine, known: Known): Compared {
  const runs = runsOf(text)
  const count = runs.reduce((sum, { characters }) => sum + characters.length, 0)
  const own = syllablesOf(pinyin)
  // Shifted against its characters nothing can be compared: that is told by the form.
  const isWritten = own.length === count
  const doubts: ComparedReading['doubts'] = []
  const unsaid: ComparedReading['unsaid'] = []
  const offer: (string | undefined)[] = isWritten ? [...own] : new Array<undefined>(count).fill(undefined)
  for (const run of runs)
    for (let at = 0; at < run.characters.length; ) {
      const word = longest(run.characters, at, known)
      const place = run.at + at
      at += word.length
      if (word.instead) {
        unsaid.push({ text: word.text, instead: [...word.instead] })
        continue
      }
      if (word.readings.length === 0) continue
      const said = own.slice(place, place + word.length).join(' ')
      if (isWritten && word.readings.includes(said)) continue
      // A single character may be read otherwise in a word that the dictionary has not: one of its readings is enough.
      if (isWritten && word.length === 1 && known.characters.get(foldHakka(word.text))?.has(said)) continue
      if (isWritten) doubts.push({ text: word.text, said, given: word.readings })
      else if (word.readings.length > 1) continue
      for (const [index, syllable] of (word.readings[0] ?? '').split(' ').entries())
        offer[place + index] = syllable
    }
  const isWhole = count > 0 && offer.every((syllable) => syllable !== undefined)
  const whole = offer.join(' ')
  return { doubts, unsaid, offer: isWhole && whole !== own.join(' ') ? whole : null }
}

/** The longest word from a place on, as the dialect reads it, or the word that it has instead. */
function longest(characters: readonly string[], at: number, { words, instead, characters: singles }: Known) {
  for (let length = Math.min(WORD_MAX, characters.length - at); length > 1; length--) {
    const text = characters.slice(at, at + length).join('')
    const folded = foldHakka(text)
    const readings = [...(words.get(folded) ?? [])].filter((own) => own.split(' ').length === length)
    if (readings.length > 0) return { text, length, readings }
    const other = instead.get(folded)
    if (other && !words.has(folded)) return { text, length, readings, instead: other }
  }
  const text = characters[at] ?? ''
  const folded = foldHakka(text)
  const readings = [...(words.get(folded) ?? singles.get(folded) ?? [])].filter((own) => !own.includes(' '))
  return { text, length: 1, readings }
}
