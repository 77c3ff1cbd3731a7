import { type SQL, sql } from 'drizzle-orm'
import { type DictionarySource, dictionaryEntries, dictionarySources } from '../../db/tables/dictionary.ts'
import type { Transaction } from '../../db/transaction.ts'
import { publishNotice } from '../../ports/notices.ts'
import type { Entry } from './entries.ts'

/** A statement that takes longer than a second or so is ended; a batch takes a tenth of that. */
const AT_ONCE = 250

const own = dictionaryEntries
const COLUMNS = [
  own.source,
  own.position,
  own.word,
  own.folded,
  own.forms,
  own.grams,
  own.partOfSpeech,
  own.categories,
  own.chinese,
  own.readings,
  own.meanings,
  own.synonyms,
  own.antonyms,
] as const
const namesOf = (table: string) =>
  COLUMNS.map(({ name }) => sql`${sql.identifier(table)}.${sql.identifier(name)}`)
const listed = (parts: SQL[]) => sql.join(parts, sql`, `)
const NAMES = listed(COLUMNS.map(({ name }) => sql`${sql.identifier(name)}`))
/** PostgreSQL compares no `json`; as a text it is the same as long as nothing in it changed. */
const comparable = (table: string) => listed(namesOf(table).map((name) => sql`${name}::text`))

export interface SaveCounts {
  /** New or changed. */
  saved: number
  removed: number
}

/**
 * Makes the entries of a source those given: new ones come, changed ones change, the others go. Raises the source's
 * version where anything is different.
 */
export async function replaceEntries(
  transaction: Transaction,
  source: DictionarySource,
  entries: readonly Entry[],
  progress: (done: number) => void = () => {},
): Promise<SaveCounts> {
  let saved = 0
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const part = entries.slice(from, from + AT_ONCE)
    const { rowCount } = await transaction.execute(sql`
      insert into ${own} (id, ${NAMES})
      select id, ${NAMES}
      from json_populate_recordset(null::${own}, ${JSON.stringify(part.map(recordOf))}::json)
      on conflict (id) do update set (${NAMES}) = row(${listed(namesOf('excluded'))})
      where (${comparable('dictionary_entries')}) is distinct from (${comparable('excluded')})`)
    saved += rowCount ?? 0
    progress(from + part.length)
  }
  const kept = sql.param(entries.map(({ id }) => id))
  const { rowCount } = await transaction.execute(
    sql`delete from ${own} where source = ${source} and not (id = any(${kept}::text[]))`,
  )
  const removed = rowCount ?? 0
  if (saved + removed > 0) await raiseVersion(transaction, source, entries.length)
  return { saved, removed }
}

/** A row under its columns' names. */
const recordOf = ({ partOfSpeech, ...entry }: Entry) => ({
  part_of_speech: '',
  categories: [],
  chinese: '',
  meanings: [],
  synonyms: [],
  antonyms: [],
  ...entry,
  ...(partOfSpeech ? { part_of_speech: partOfSpeech } : {}),
})

/** Says to every process that what it keeps of the dictionary is old. */
export async function raiseVersion(
  transaction: Transaction,
  source: DictionarySource,
  entries: number,
): Promise<void> {
  await transaction
    .insert(dictionarySources)
    .values({ source, entries })
    .onConflictDoUpdate({
      target: dictionarySources.source,
      set: { entries, version: sql`${dictionarySources.version} + 1`, changedAt: sql`now()` },
    })
  await publishNotice(transaction, { topic: 'dictionary' })
}
