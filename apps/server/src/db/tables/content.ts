import { sql } from 'drizzle-orm'
import {
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

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const at = () => timestamp({ withTimezone: true }).notNull().default(sql`now()`)

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
    /** The reading face with exactly this lesson's characters. */
    fontFileId: integer('font_file_id').references(() => files.id),
    /** Teaching steps by activity number. */
    activitySteps: json('activity_steps').notNull().default({}),
    version: integer().notNull().default(1),
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

/** Faces of more than one lesson, by name: `titles` has the characters of all lessons' titles. */
export const faces = pgTable('faces', {
  name: text().primaryKey(),
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id),
})

/** `content` is `json`, not `jsonb`: keys keep the order their author gave them, so an export is byte for byte. */
export const modules = pgTable(
  'modules',
  {
    id: id(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    activityNo: smallint('activity_no').notNull(),
    no: smallint().notNull(),
    type: text().notNull(),
    /** Schema version of `content`; the type migrates older ones when they are read. */
    schemaVersion: smallint('schema_version').notNull(),
    name: text().notNull(),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    content: json().notNull(),
  },
  (table) => [uniqueIndex('modules_place').on(table.lessonId, table.no)],
)
