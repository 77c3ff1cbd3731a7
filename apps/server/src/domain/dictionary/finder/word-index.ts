import { setImmediate } from 'node:timers/promises'
import { foldHakka } from '@hakka/hakka/fold'
import { parsePinyin } from '@hakka/hakka/pinyin'
import type { StoredReading } from '../../../db/tables/dictionary.ts'
import { coarseSyllable } from './near.ts'

/** What the finder reads of an entry. */
export interface EntryRow {
  id: string
  word: string
  folded: string
  chinese: string
  partOfSpeech: string
  categories: string[]
  readings: StoredReading[]
}

/** An entry in memory; `glosses` are its Mandarin words, folded. */
export interface Entry extends EntryRow {
  glosses: string[]
  /** Own words of dialects, folded. */
  ownWords: { dialectId: number; folded: string }[]
  /** How many other entries contain the headword, as a logarithm: what stands in many words is asked for often. */
  weight: number
}

/** One way to say an entry. */
export interface Sounding {
  entry: number
  dialectId: number
  letters: readonly string[]
  tones: readonly string[]
}

/** Entries by each way somebody looks for them. Numbers are places in `entries` and in `soundings`. */
export interface WordIndex {
  entries: readonly Entry[]
  soundings: readonly Sounding[]
  /** By letters without spaces: who types `ngaioi` need not know where a syllable ends. */
  byLetters: ReadonlyMap<string, readonly number[]>
  /** By coarse syllables. */
  byCoarse: ReadonlyMap<string, readonly number[]>
  /** All keys of `byLetters`, sorted, for words that begin with what was typed. */
  sortedLetters: readonly string[]
  /** Entries by each character of headword, own words and glosses. */
  byCharacter: ReadonlyMap<string, readonly number[]>
  byId: ReadonlyMap<string, number>
}

/** Entries taken in one go before other work gets its turn. */
const CHUNK = 500

/** Builds the index in slices, so that no visitor waits for it. */
export async function buildIndex(rows: readonly EntryRow[]): Promise<WordIndex> {
  const entries: Entry[] = []
  const soundings: Sounding[] = []
  const byLetters = new Map<string, number[]>()
  const byCoarse = new Map<string, number[]>()
  const byCharacter = new Map<string, number[]>()
  const byId = new Map<string, number>()
  const share = sharing()
  for (const [place, row] of rows.entries()) {
    if (place % CHUNK === 0) await setImmediate()
    const entry = entryOf(row)
    entries.push(entry)
    byId.set(row.id, place)
    const texts = [entry.folded, ...entry.glosses, ...entry.ownWords.map(({ folded }) => folded)]
    for (const character of new Set(texts.join(''))) push(byCharacter, character, place)
    for (const sounding of soundingsOf(row, place, share)) {
      const at = soundings.push(sounding) - 1
      push(byLetters, sounding.letters.join(''), at)
      push(byCoarse, coarseKey(sounding.letters), at)
    }
  }
  await weigh(entries, byCharacter)
  return {
    entries,
    soundings,
    byLetters,
    byCoarse,
    byCharacter,
    byId,
    sortedLetters: [...byLetters.keys()].sort(),
  }
}

export const coarseKey = (letters: readonly string[]) => letters.map(coarseSyllable).join(' ')

function entryOf(row: EntryRow): Entry {
  return {
    ...row,
    glosses: row.chinese
      .split(/[、，；。/\n（）()]+/)
      .map(foldHakka)
      .filter((gloss) => gloss !== ''),
    ownWords: row.readings.flatMap(({ dialect_id, word }) =>
      word ? word.split(/[、\n]/).map((own) => ({ dialectId: dialect_id, folded: foldHakka(own) })) : [],
    ),
    weight: 0,
  }
}

function* soundingsOf(row: EntryRow, entry: number, share: Share): Generator<Sounding> {
  for (const { dialect_id, pinyin } of row.readings) {
    // The comma of a saying parts its halves, not two readings.
    for (const variant of pinyin.split(/[、/；;\n]/)) {
      const syllables = parsePinyin(variant)
      if (syllables.length === 0) continue
      yield {
        entry,
        dialectId: dialect_id,
        letters: share(syllables.map(({ letters }) => letters)),
        tones: share(syllables.map(({ tone }) => tone)),
      }
    }
  }
}

type Share = (list: readonly string[]) => readonly string[]

/** One array for all that are alike: 88,000 readings have 25,000 spellings, and fewer rows of tones. */
function sharing(): Share {
  const known = new Map<string, readonly string[]>()
  return (list) => {
    const key = list.join(' ')
    const same = known.get(key)
    if (same) return same
    known.set(key, list)
    return list
  }
}

/** Headwords longer than this are sayings, which no other entry contains. */
const WEIGHED = 3

async function weigh(entries: readonly Entry[], byCharacter: ReadonlyMap<string, readonly number[]>) {
  for (const [place, entry] of entries.entries()) {
    if (place % CHUNK === 0) await setImmediate()
    const characters = Array.from(entry.folded)
    if (characters.length > WEIGHED) continue
    const lists = characters.map((character) => byCharacter.get(character) ?? [])
    const shortest = lists.reduce((one, other) => (other.length < one.length ? other : one), lists[0] ?? [])
    let count = 0
    for (const other of shortest) if (entries[other]?.folded.includes(entry.folded)) count += 1
    entry.weight = Math.log2(Math.max(1, count))
  }
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
