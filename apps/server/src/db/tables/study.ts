import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { lessons } from './content.ts'

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

/** Modules a user has finished. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: owner(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    moduleNo: smallint('module_no').notNull(),
    /** Points of an exercise, the best so far; both or neither. */
    earned: smallint('earned'),
    total: smallint('total'),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.moduleNo] })],
)
