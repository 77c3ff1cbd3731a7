import type { ASSIGNABLES, ASSIGNMENT_MODES, ASSIGNMENT_THINGS } from '@hakka/contract/constants/assignment'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, createdAt, id, isDemo, updatedAt } from './columns.ts'
import { deleted } from './deleted.ts'
import { schoolClasses } from './school-class.ts'
import { keptRecordings } from './self-study.ts'

const assignmentOf = () =>
  integer('assignment_id')
    .notNull()
    .references(() => assignments.id, { onDelete: 'cascade' })

const pupil = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * What a teacher has given a class to do. What pupils did of it is nowhere here: it is read from `attempts` and
 * `game_results` (`domain/assignment/work.ts`).
 */
export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    classId: integer('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** What was taken apart into its things, and which: to be assigned once more. */
    source: text().$type<(typeof ASSIGNABLES)[number]>().notNull(),
    sourceId: integer('source_id').notNull(),
    /** As what was assigned was called then, and where it is; its reading and dialect where it is Hakka. */
    title: text().notNull(),
    titlePinyin: text('title_pinyin').notNull().default(''),
    dialectId: smallint('dialect_id'),
    /** Ⅲ級 單元二 第二課, of a lesson. */
    place: text().notNull().default(''),
    picture: text(),
    mode: text().$type<(typeof ASSIGNMENT_MODES)[number]>().notNull(),
    /** The day in Taipei to whose end it is on time. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    note: text().notNull().default(''),
    /** That of which it asks again what was missed. */
    againOf: integer('again_of'),
    isDemo: isDemo(),
    /** What was done before is nobody's work for it. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...deleted(),
  },
  (table) => [
    index('assignments_class').on(table.classId, table.id.desc().nullsFirst()),
    index('assignments_made_by').on(table.madeBy),
    index('assignments_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('assignments_mode', sql`${table.mode} in ('practice', 'test')`),
  ],
)

/** One thing of an assignment: a column of its report. */
export const assignmentItems = pgTable(
  'assignment_items',
  {
    id: id(),
    assignmentId: assignmentOf(),
    /** From 1. */
    no: smallint().notNull(),
    /** `module`, `dialogue`: done where the whole of it was answered; `book`, `speaking`, `cloze_set`: all parts; `game`: played. */
    thing: text().$type<(typeof ASSIGNMENT_THINGS)[number]>().notNull(),
    /** Of `modules`, `study_items`, of `speaking` of `study_categories`, of `game` of `events`. */
    thingId: integer('thing_id').notNull(),
    /** Of `speaking`: a category has every dialect. */
    dialectId: smallint('dialect_id'),
    /** Of a test: what was published when it was assigned. */
    versionId: integer('version_id'),
    title: text().notNull(),
    /** Where it is done, on this site. */
    url: text().notNull(),
    /** How many questions, pages or sentences it had when it was assigned; 0 where it has none. */
    parts: smallint().notNull().default(0),
  },
  (table) => [uniqueIndex('assignment_items_no').on(table.assignmentId, table.no)],
)

/** For whom it is, where it is not for the whole class with all who come later. */
export const assignmentPupils = pgTable(
  'assignment_pupils',
  {
    assignmentId: assignmentOf(),
    userId: pupil(),
    /** Numbers of the items that she has to do; null: all. */
    nos: smallint().array(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index('assignment_pupils_user').on(table.userId),
  ],
)

/** A pupil has said that she is done, or a teacher has given it back. */
export const assignmentHandIns = pgTable(
  'assignment_hand_ins',
  {
    assignmentId: assignmentOf(),
    userId: pupil(),
    /** The latest one; null where nothing was handed in when it was given back. */
    handedInAt: at('handed_in_at'),
    /** Later than the hand-in: it is hers again. */
    returnedAt: at('returned_at'),
    returnedBy: integer('returned_by').references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index('assignment_hand_ins_user').on(table.userId),
    index('assignment_hand_ins_returned_by').on(table.returnedBy),
  ],
)

/** What was answered last to each question of a test that is not handed in yet. It becomes an attempt then. */
export const assignmentAnswers = pgTable(
  'assignment_answers',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => assignmentItems.id, { onDelete: 'cascade' }),
    userId: pupil(),
    /** `ByQuestion`; before 2026-11-29 an answer to the whole, in the shape of the type's `answer`. */
    answer: json().notNull(),
    /** Every question of it was answered. */
    isWhole: boolean('is_whole').notNull(),
    beganAt: at('began_at').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.userId] }),
    index('assignment_answers_user').on(table.userId),
  ],
)

/** A sentence that a pupil has handed in to be heard by her teachers. It goes with the recording, after 30 days. */
export const assignmentRecordings = pgTable(
  'assignment_recordings',
  {
    assignmentId: assignmentOf(),
    recordingId: integer('recording_id')
      .notNull()
      .references(() => keptRecordings.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.recordingId] }),
    index('assignment_recordings_recording').on(table.recordingId),
  ],
)
