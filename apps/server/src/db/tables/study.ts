import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The last moment a user was credited up to. Locked by each punch, so two tabs can't count the same time. */
export const studyCursors = pgTable('study_cursors', {
  userId: owner().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})

/** One stretch of study on one page. */
export const studyRecorders = pgTable(
  'study_recorders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    pageCode: text('page_code').notNull(),
    /** Normalised page queries; with `page_code` the key that a punch has to match. */
    key: text().notNull(),
    beginAt: timestamp('begin_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    creditMs: integer('credit_ms').notNull().default(0),
    closed: boolean().notNull().default(false),
  },
  (table) => [index('study_recorders_user').on(table.userId, table.beginAt)],
)

/** Credit by user, Taipei day and key, for the day's caps and the totals shown. */
export const studyDays = pgTable(
  'study_days',
  {
    userId: owner(),
    day: date({ mode: 'string' }).notNull(),
    key: text().notNull(),
    area: text().notNull(),
    creditMs: bigint('credit_ms', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.key] })],
)

/**
 * What somebody did of a thing that is learnt, once: her answer and what the server made of it. Ticks, points and
 * histories are derived from these rows.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** What kind of thing, and which: `module` and its id. Things may go; what was done stays the pupil's. */
    thing: text({
      enum: ['module', 'dialogue', 'spoken_sentence', 'book_page', 'cloze_set', 'game'],
    }).notNull(),
    thingId: integer('thing_id').notNull(),
    /** The version that was on the page; `null` where a thing has none, and of claims from before there were any. */
    versionId: integer('version_id'),
    /** Part of the thing, from 1; 0 is the whole of it. */
    item: smallint().notNull().default(0),
    /** The browser's name for this attempt: sent twice, it is kept once. */
    key: text().notNull(),
    /** `null` of what is read or heard, and of what was claimed. */
    answer: json(),
    earned: smallint(),
    total: smallint(),
    /** How long it took by the browser's clock. */
    usedMs: integer('used_ms'),
    /** Of an answer in a test: what it was given in. */
    assignmentItemId: integer('assignment_item_id'),
    /** Somebody said so, and no answer tells: results from before answers were kept. */
    claimed: boolean().notNull().default(false),
    /** When it was done: by the browser's clock, within what can be. */
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('attempts_key').on(table.userId, table.key),
    index('attempts_thing').on(table.userId, table.thing, table.thingId),
    // What was answered to a version, the latest first: editors are told which questions are missed.
    index('attempts_version')
      .on(table.versionId, table.id)
      .where(sql`thing = 'module' and answer is not null`),
  ],
)
