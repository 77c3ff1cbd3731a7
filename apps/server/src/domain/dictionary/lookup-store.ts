import type { Pool } from 'pg'
import { z } from 'zod'
import type { StoredMeaning, StoredReading } from '../../db/tables/dictionary.ts'

interface LessonSound {
  dialect_id: number
  pinyin: string
  url: string
  synthetic: boolean
}

/** An entry with what belongs to it, as the lookup reads it. */
export interface EntryRow {
  id: string
  source: 'moe' | 'site'
  word: string
  folded: string
  part_of_speech: string
  categories: string[]
  chinese: string
  readings: StoredReading[]
  meanings: StoredMeaning[]
  synonyms: string[]
  antonyms: string[]
  derived: { id: string; text: string }[]
  sounds: LessonSound[]
  /** Ids of related words that are headwords as they are written. */
  related: Record<string, string>
  /** Of the whole dictionary, when this was read. */
  version: string
}

/**
 * Entries that a text finds, with all that belongs to them, in one statement. The grams of a headword are those that
 * `gramsToAsk` names: of one or two characters it is one itself, else each pair; the position is looked at besides.
 */
const FIND = `
  select e.id, e.source, e.word, e.folded, e.part_of_speech, e.categories, e.chinese, e.readings, e.meanings,
    e.synonyms, e.antonyms,
    (select coalesce(json_agg(json_build_object('id', d.id, 'text', d.word)), '[]') from (
      select d.id, d.word from dictionary_entries d
      where d.grams @> case when char_length(e.folded) <= 2 then array[e.folded] else (
          select array_agg(substr(e.folded, n, 2)) from generate_series(1, char_length(e.folded) - 1) n) end
        and d.folded <> e.folded and strpos(d.folded, e.folded) > 0
      order by char_length(d.folded), d.source, d.position limit $3
    ) d) as derived,
    (select coalesce(json_agg(json_build_object('dialect_id', t.dialect_id, 'pinyin', t.pinyin, 'url', t.sound,
        'synthetic', t.synthetic) order by t.synthetic, t.lesson_id, t.position), '[]')
      from lesson_texts t where t.kind = 'word' and t.sound is not null and t.folded = any(e.forms)
    ) as sounds,
    (select coalesce(json_object_agg(r.folded, r.id order by r.source desc, r.position desc), '{}')
      from dictionary_entries r where r.folded = any(e.synonyms || e.antonyms)
    ) as related,
    (select coalesce(sum(version), 0) from dictionary_sources) as version
  from dictionary_entries e
  where e.forms @> array[coalesce((select own.folded from dictionary_entries own where own.id = $1), $2)]
  order by e.source, e.position
  limit 50`

/** @param asked `id` and `folded` of the same input, which may be either */
export async function findEntries(
  pool: Pool,
  asked: { id: string; folded: string; derived: number },
): Promise<EntryRow[]> {
  const values = [asked.id, asked.folded, asked.derived]
  const { rows } = await pool.query<EntryRow>({ name: 'dictionary find', text: FIND, values })
  return rows
}

/** Raised by every change of entries, and of lessons that give words and sounds. */
export async function versionOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'dictionary version',
    text: 'select coalesce(sum(version), 0) as version from dictionary_sources',
  })
  return rows[0]?.version ?? '0'
}

const IDS = `
  select distinct on (folded) folded, id from dictionary_entries
  where folded = any($1) order by folded, source, position`

/** The first entry of each folded headword that has one. */
export async function idsOf(pool: Pool, folded: readonly string[]): Promise<Map<string, string>> {
  if (folded.length === 0) return new Map()
  const { rows } = await pool.query<{ folded: string; id: string }>({
    name: 'dictionary ids',
    text: IDS,
    values: [folded],
  })
  return new Map(rows.map((row) => [row.folded, row.id]))
}

/** Which of some folded texts are words. */
export async function knownForms(pool: Pool, folded: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ forms: string[] }>({
    name: 'dictionary forms',
    text: 'select forms from dictionary_entries where forms && $1::text[]',
    values: [folded],
  })
  return new Set(rows.flatMap(({ forms }) => forms))
}

/** One dialect's reading of an entry; `undefined` where there is none. */
export async function findReading(
  pool: Pool,
  id: string,
  dialectId: number,
): Promise<{ headword: string; reading: StoredReading } | undefined> {
  const { rows } = await pool.query<{ word: string; readings: StoredReading[] }>({
    name: 'dictionary readings',
    text: 'select word, readings from dictionary_entries where id = $1',
    values: [id],
  })
  const [row] = rows
  const reading = row?.readings.find((own) => own.dialect_id === dialectId)
  return row && reading ? { headword: row.word, reading } : undefined
}

const categoryRow = z.object({ name: z.string(), count: z.coerce.number() })

/** All categories with the count of their entries, the largest first. */
export async function listCategories(pool: Pool) {
  const { rows } = await pool.query({
    name: 'dictionary categories',
    text: `select name, count(*) from dictionary_entries, unnest(categories) name
      group by name order by count(*) desc, name`,
  })
  return z.array(categoryRow).parse(rows)
}

/** How many entries there are of each source. */
export async function countEntries(pool: Pool): Promise<{ moe: number; site: number }> {
  const { rows } = await pool.query<{ source: 'moe' | 'site'; entries: number }>({
    name: 'dictionary count',
    text: 'select source, entries from dictionary_sources',
  })
  const of = (source: 'moe' | 'site') => rows.find((row) => row.source === source)?.entries ?? 0
  return { moe: of('moe'), site: of('site') }
}
