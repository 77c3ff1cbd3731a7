import { graphemes, plainText } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'
import type { Pool } from 'pg'
import type { StoredReading } from '../../db/tables/dictionary.ts'
import { pairsOf } from './pairs.ts'
import { candidatesOf } from './segments.ts'

/** Folded words to all their readings in one dialect. */
export type KnownReadings = ReadonlyMap<string, ReadonlySet<string>>

const READINGS = `
  select word, readings from dictionary_entries where source = 'moe' and forms && $1::text[]`

/** What the dictionary knows of the words in some texts, in one dialect. */
export async function knownReadings(
  pool: Pool,
  texts: readonly string[],
  dialectId: number,
): Promise<KnownReadings> {
  const wanted = [...new Set(texts.flatMap((text) => candidatesOf(plainText(text))))]
  if (wanted.length === 0) return new Map()
  const { rows } = await pool.query<{ word: string; readings: StoredReading[] }>({
    name: 'dictionary certain',
    text: READINGS,
    values: [wanted],
  })
  const known = new Map<string, Set<string>>()
  for (const { word, readings } of rows)
    for (const reading of readings) {
      if (reading.dialect_id !== dialectId) continue
      for (const pair of pairsOf(word, reading)) {
        const folded = foldHakka(pair.word)
        known.set(folded, (known.get(folded) ?? new Set()).add(pair.pinyin.trim()))
      }
    }
  return known
}

/** Longer words are sayings. */
const WORD_MAX = 8

/**
 * The reading of a text, where there can be no other: every word of it has one reading in the dictionary, and a single
 * character counts as a word only where it has no second one. `undefined` where anything is open.
 */
export function certainReading(text: string, known: KnownReadings): string | undefined {
  const characters = graphemes(plainText(text)).map((own) => foldHakka(own))
  const syllables: string[] = []
  for (let at = 0; at < characters.length; ) {
    if (characters[at] === '') {
      at++
      continue
    }
    const word = longest(characters, at, known)
    const [reading, ...others] = known.get(word.folded) ?? []
    if (reading === undefined || others.length > 0) return undefined
    syllables.push(reading)
    at += word.length
  }
  return syllables.length > 0 ? syllables.join(' ') : undefined
}

function longest(characters: readonly string[], at: number, known: KnownReadings) {
  for (let length = Math.min(WORD_MAX, characters.length - at); length > 1; length--) {
    const own = characters.slice(at, at + length)
    const folded = own.join('')
    if (!own.includes('') && known.has(folded)) return { folded, length }
  }
  return { folded: characters[at] ?? '', length: 1 }
}
