import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './account.ts'

/** How a dialect says an entry; `word` is its own word where it has another than the headword. */
export interface StoredReading {
  dialect_id: number
  word: string | null
  /** Pinyin with contour numbers; several readings apart by 、. */
  pinyin: string
}

export interface StoredMeaning {
  description: string
  sentences: { text: string; chinese: string }[]
}

/** A reading that is another than the dictionary's, and that an editor has found right all the same. */
export const keptReadings = pgTable(
  'kept_readings',
  {
    /** Digest of dialect, text and reading: these may be long. */
    digest: text().primaryKey(),
    dialectId: smallint('dialect_id').notNull(),
    text: text().notNull(),
    pinyin: text().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('kept_readings_user').on(table.userId)],
)

/**
 * Entries of the Ministry's dictionary (`moe`, ids as published) and words of the site's own lessons (`site`), which
 * stand only where the Ministry has no such headword.
 */
export const dictionaryEntries = pgTable(
  'dictionary_entries',
  {
    id: text().primaryKey(),
    source: text({ enum: ['moe', 'site'] }).notNull(),
    /** Order within its source. */
    position: integer().notNull(),
    word: text().notNull(),
    /** The headword as it is searched (`foldHakka`). */
    folded: text().notNull(),
    /** What finds the entry by its whole: the folded headword and the folded own words of dialects. */
    forms: text().array().notNull(),
    /** Characters and pairs of the folded headword (`gramsOf`): finds entries that contain a word. */
    grams: text().array().notNull(),
    partOfSpeech: text('part_of_speech').notNull().default(''),
    categories: text().array().notNull().default([]),
    chinese: text().notNull().default(''),
    readings: json().$type<StoredReading[]>().notNull(),
    meanings: json().$type<StoredMeaning[]>().notNull().default([]),
    synonyms: text().array().notNull().default([]),
    antonyms: text().array().notNull().default([]),
  },
  (table) => [
    index('dictionary_entries_folded').on(table.folded),
    index('dictionary_entries_forms').using('gin', table.forms).with({ fastupdate: false }),
    index('dictionary_entries_grams').using('gin', table.grams).with({ fastupdate: false }),
    index('dictionary_entries_categories').using('gin', table.categories).with({ fastupdate: false }),
  ],
)

/** One row a source: `version` is raised by every change, so that what processes keep in memory is known to be old. */
export const dictionarySources = pgTable('dictionary_sources', {
  source: text({ enum: ['moe', 'site'] }).primaryKey(),
  version: integer().notNull().default(1),
  entries: integer().notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`now()`),
})

export type DictionarySource = (typeof dictionarySources.$inferSelect)['source']
