import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const at = (name?: string) =>
  (name ? timestamp(name, { withTimezone: true }) : timestamp({ withTimezone: true }))
    .notNull()
    .default(sql`now()`)

/** A stored file. `key` is the SHA-256 of its bytes with an extension: the same bytes are kept once. */
export const files = pgTable('files', {
  id: id(),
  key: text().notNull().unique(),
  mediaType: text('media_type').notNull(),
  size: integer().notNull(),
  createdAt: at(),
})

/** An imported content pack. `manifest` is `pack.json` as it came. */
export const packs = pgTable('packs', {
  id: text().primaryKey(),
  manifest: json().notNull(),
  /** SHA-256 over all files of the pack: importing the same pack again changes nothing. */
  digest: text().notNull(),
  importedAt: at(),
})

/** Which path of a pack became which file, so that an export gives the pack back. */
export const packFiles = pgTable(
  'pack_files',
  {
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.packId, table.path] })],
)

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    packId: text('pack_id').references(() => packs.id),
    /** The lesson's file inside its pack. */
    packPath: text('pack_path'),
    stepNo: smallint('step_no').notNull(),
    semesterNo: smallint('semester_no').notNull(),
    typeNo: smallint('type_no').notNull(),
    dialectId: smallint('dialect_id').notNull(),
    no: smallint().notNull(),
    title: text().notNull(),
    titlePinyin: text('title_pinyin').notNull(),
    titleChinese: text('title_chinese').notNull(),
    officialName: text('official_name').notNull(),
    thumbnailFileId: integer('thumbnail_file_id').references(() => files.id),
    studentBookFileId: integer('student_book_file_id').references(() => files.id),
    teacherBookFileId: integer('teacher_book_file_id').references(() => files.id),
    /** Teaching steps by activity number. */
    activitySteps: json('activity_steps').notNull().default({}),
    version: integer().notNull().default(1),
    /** Learners see it while it is `published`; what a pack brings is so at once. */
    state: text({ enum: ['draft', 'review', 'published', 'withdrawn'] })
      .notNull()
      .default('published'),
    /** Goes up with each change at the desk: of its draft, its state, its plans. */
    deskVersion: integer('desk_version').notNull().default(0),
    /** When the desk changed it last, and who. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    editedBy: integer('edited_by').references(() => users.id, { onDelete: 'set null' }),
    /** Who made it at the desk. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('lessons_address').on(
      table.stepNo,
      table.semesterNo,
      table.typeNo,
      table.no,
      table.dialectId,
    ),
    index('lessons_pack').on(table.packId),
  ],
)

/**
 * Reading faces, each cut to the characters of what it sets: a lesson's own, and `titles` for the titles of all of them.
 * A face is shown as it was cut last until it is cut anew.
 */
export const faces = pgTable('faces', {
  name: text().primaryKey(),
  lessonId: integer('lesson_id')
    .unique()
    .references(() => lessons.id, { onDelete: 'cascade' }),
  /** What it shall have; none in a face of a version that did not say: it stays as it is. */
  characters: text().notNull().default(''),
  /** None before it is cut for the first time. */
  fileId: integer('file_id').references(() => files.id),
  /** What its file was cut of: `recipeOf` of `domain/fonts/`. */
  cut: text(),
})

/**
 * A module's identity and its place. `id` is the specification's master id and `tm_mid`; what is taught under it stands
 * in its versions. The row outlives its place: what pupils did in it is still theirs, and it may come back.
 */
export const modules = pgTable(
  'modules',
  {
    id: id(),
    /** The name that packs know it by, wherever it moves. */
    uid: text().notNull().unique(),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    activityNo: smallint('activity_no').notNull(),
    no: smallint().notNull(),
    /** What learners see; none before the first is published. */
    publishedVersionId: integer('published_version_id').references((): AnyPgColumn => moduleVersions.id),
    /** When it was taken out of its lesson. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** Goes up with each save of its draft. */
    draftRevision: integer('draft_revision').notNull().default(0),
  },
  (table) => [
    // One that nobody has published yet has its place in its lesson's draft.
    uniqueIndex('modules_place')
      .on(table.lessonId, table.no)
      .where(sql`withdrawn_at is null and published_version_id is not null`),
    index('modules_lesson').on(table.lessonId),
  ],
)

/**
 * What a module was and is. `id` is the specification's `version_id` and `tm_vid`; the one with the highest id is the
 * latest. `content` is `json`, not `jsonb`: keys keep the order their author gave them, so an export is byte for byte.
 */
export const moduleVersions = pgTable(
  'module_versions',
  {
    id: id(),
    moduleId: integer('module_id')
      .notNull()
      .references((): AnyPgColumn => modules.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** Schema version of `content`; the type migrates older ones when they are read. */
    schemaVersion: smallint('schema_version').notNull(),
    name: text().notNull(),
    title: text().notNull().default(''),
    /** Editors' notes on the title and on the module. */
    titleMemo: text('title_memo').notNull().default(''),
    memo: text().notNull().default(''),
    description: text().notNull().default(''),
    content: json().notNull(),
    createdAt: at('created_at'),
    /** When learners first saw it: only answers to such a version are taken. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** When the desk wrote it last; with it and never published, it is the module's draft: there is at most one. */
    savedAt: timestamp('saved_at', { withTimezone: true }),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** The name as it was: it stays when the account is erased. */
    savedByName: text('saved_by_name').notNull().default(''),
  },
  (table) => [
    index('module_versions_module').on(table.moduleId, table.id),
    uniqueIndex('module_versions_draft')
      .on(table.moduleId)
      .where(sql`saved_at is not null and published_at is null`),
  ],
)
