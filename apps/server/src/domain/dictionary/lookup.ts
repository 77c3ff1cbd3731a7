import { DICTIONARY } from '@hakka/contract/constants'
import type { WordDetail } from '@hakka/contract/dictionary'
import { foldHakka } from '@hakka/hakka/fold'
import type { Services } from '../services.ts'
import { entriesFor } from './kept-entries.ts'
import { type EntryRow, idsOf, knownForms } from './lookup-store.ts'
import { pairsOf } from './pairs.ts'
import { presentWord } from './present.ts'
import { candidatesOf, segmentsOf } from './segments.ts'
import { otherSounds } from './sounds.ts'

/** Nearly all words are shorter, so the pieces of what is longer are looked for at the same time. */
const PHRASE_MIN = 4

type Asked = { word: string; dialect_id: number }

/** Everything about a word, by its text or by an entry's id; a phrase that is no word comes in pieces. */
export async function lookUp(services: Services, { word, dialect_id }: Asked): Promise<WordDetail> {
  const { pool } = services
  const folded = foldHakka(word)
  const isPhrase = folded.length > PHRASE_MIN
  const [found, early] = await Promise.all([
    entriesFor(pool, { id: word, folded, derived: DICTIONARY.derived }),
    isPhrase ? segmentsIn(services, word) : undefined,
  ])
  const rows = inOrder(found, { word, dialect_id })
  if (rows.length === 0)
    return { word: null, words: [], segments: early ?? (await segmentsIn(services, word)) }
  const [ids, otherSound] = await Promise.all([relatedIds(services, rows), otherSounds(services.env)])
  const words = rows.map((row) => presentWord(row, ids, otherSound))
  return { word: words[0] ?? null, words, segments: [] }
}

/**
 * The entry asked for by its id, then what is spelled so, what the asked dialect calls so, what folds alike. What other
 * dialects call so counts only where there is nothing else.
 */
function inOrder(rows: readonly EntryRow[], { word, dialect_id }: Asked): EntryRow[] {
  const byId = rows.find(({ id }) => id === word)
  const [text, folded] = byId ? [byId.word, byId.folded] : [word, foldHakka(word)]
  const isOwn = (row: EntryRow) =>
    row.readings.some(
      (own) =>
        own.dialect_id === dialect_id &&
        own.word !== null &&
        pairsOf(row.word, own).some((pair) => foldHakka(pair.word) === folded),
    )
  const rankOf = (row: EntryRow) =>
    row === byId ? 0 : row.word === text ? 1 : isOwn(row) ? 2 : row.folded === folded ? 3 : 4
  const ranked = rows.map((row) => ({ row, rank: rankOf(row) })).sort((a, b) => a.rank - b.rank)
  const near = ranked.filter(({ rank }) => rank < 4)
  return (near.length > 0 ? near : ranked).map(({ row }) => row)
}

/** Entries of related words. Few of these are written other than they are folded: only those are asked for apart. */
async function relatedIds(
  { pool }: Services,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map(rows.flatMap((row) => Object.entries(row.related)))
  const others = rows
    .flatMap((row) => [...row.synonyms, ...row.antonyms])
    .map((text) => ({ text, folded: foldHakka(text) }))
    .filter(({ text, folded }) => text !== folded && !known.has(folded))
  if (others.length === 0) return known
  return new Map([
    ...(await idsOf(
      pool,
      others.map(({ folded }) => folded),
    )),
    ...known,
  ])
}

async function segmentsIn({ pool }: Services, text: string) {
  const candidates = candidatesOf(text)
  return candidates.length > 1 ? segmentsOf(text, await knownForms(pool, candidates)) : []
}
