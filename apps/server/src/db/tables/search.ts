import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { lessons } from './content.ts'

/**
 * One row a lesson: what course search looks through. A keyword of one or two characters (or syllables) is found by the
 * grams alone; a longer one is looked for in `body` where all of its grams are.
 */
export const lessonSearch = pgTable(
  'lesson_search',
  {
    lessonId: integer('lesson_id')
      .primaryKey()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    dialectId: smallint('dialect_id').notNull(),
    stepNo: smallint('step_no').notNull(),
    semesterNo: smallint('semester_no').notNull(),
    no: smallint().notNull(),
    /** 1 基礎, 2 進階, 3 自學. */
    courseType: smallint('course_type').notNull(),
    /** Folded title, its Chinese, its pinyin, then `#` and the official name, apart by line breaks. */
    names: text().notNull(),
    /** Folded texts and their Chinese, then their pinyin without and with tones, spaces around, apart by line breaks. */
    body: text().notNull(),
    /** Grams of names and body (`~` before syllables); those of the words a second time behind `=`. */
    grams: text().array().notNull(),
  },
  (table) => [index('lesson_search_grams').using('gin', table.grams).with({ fastupdate: false })],
)

/** A lesson's words and sentences, each with its reading: says where a keyword stands, and gives the site's own words. */
export const lessonTexts = pgTable(
  'lesson_texts',
  {
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Order within the lesson. */
    position: smallint().notNull(),
    dialectId: smallint('dialect_id').notNull(),
    moduleNo: smallint('module_no').notNull(),
    kind: text({ enum: ['word', 'sentence'] }).notNull(),
    text: text().notNull(),
    folded: text().notNull(),
    /** Contour numbers, one space between syllables. */
    pinyin: text().notNull(),
    chinese: text().notNull().default(''),
    /** Address of its sound, `/files/…`. */
    sound: text(),
    /** Whether the pack says that a machine spoke it. */
    synthetic: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.position] }),
    // Sentences may be longer than what an index of this kind holds.
    index('lesson_texts_words').on(table.folded).where(sql`kind = 'word'`),
  ],
)
