import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, isDemo, updatedAt, version } from './columns.ts'
import { files } from './content.ts'
import { deleted } from './deleted.ts'

/** 1 教師手冊, 2 學生課本, 3 補充教材, 4 教案, 5 課室用語, 6 學習評量. */
export const downloadCategories = pgTable('download_categories', {
  id: smallint().primaryKey(),
  title: text().notNull(),
  description: text().notNull().default(''),
  enableDialectSelector: boolean('enable_dialect_selector').notNull(),
  enableLevelSelector: boolean('enable_level_selector').notNull(),
  version: version(),
  updatedAt: updatedAt(),
})

/** The columns of a file's row that say nothing of where it belongs. */
const ofFile = () => ({
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id),
  isDemo: isDemo(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  ...deleted(),
})

export const downloadItems = pgTable(
  'download_items',
  {
    id: id(),
    categoryId: smallint('category_id')
      .notNull()
      .references(() => downloadCategories.id),
    title: text().notNull(),
    no: integer().notNull().default(0),
    levelNo: smallint('level_no'),
    dialectId: smallint('dialect_id'),
    stepNo: smallint('step_no'),
    semesterNo: smallint('semester_no'),
    ...ofFile(),
  },
  (table) => [index('download_items_category').on(table.categoryId, table.no)],
)

/** Handbooks of a lesson's assessment: one PDF for the teacher, one for the pupil. */
export const assessments = pgTable(
  'assessments',
  {
    id: id(),
    levelNo: smallint('level_no').notNull(),
    stepNo: smallint('step_no').notNull(),
    semesterNo: smallint('semester_no').notNull(),
    lessonNo: smallint('lesson_no').notNull(),
    dialectId: smallint('dialect_id').notNull(),
    /** `teacher` or `student`. */
    bookType: text('book_type').notNull(),
    title: text().notNull(),
    ...ofFile(),
  },
  (table) => [
    uniqueIndex('assessments_place')
      .on(table.stepNo, table.semesterNo, table.lessonNo, table.dialectId, table.bookType)
      .where(sql`${table.deletedAt} is null`),
  ],
)
