import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, createdAt, id } from './columns.ts'
import { files, lessons, modules } from './content.ts'

const lesson = () =>
  integer('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' })

const user = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' })

/** A name as it was: it stays when the account is erased. */
const userName = (name: string) => text(name).notNull().default('')

/** What a lesson shall be: title, pictures, books, and which modules stand where. No row: as learners see it. */
export const lessonDrafts = pgTable('lesson_drafts', {
  lessonId: lesson().primaryKey(),
  /** `lessonDraft` of `domain/lesson/lesson-draft.ts`. */
  content: json().notNull(),
  savedAt: at('saved_at').notNull(),
})

/** Who has written in a lesson since it was published: whoever looks it over is somebody else. */
export const lessonAuthors = pgTable(
  'lesson_authors',
  {
    lessonId: lesson(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.userId] }),
    index('lesson_authors_user').on(table.userId),
  ],
)

/** What somebody has recorded of a lesson and not put into it yet; each stands wherever the same is said. */
export const lessonTakes = pgTable(
  'lesson_takes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: lesson(),
    /** SHA-256 of text and reading. */
    digest: text().notNull(),
    /** What was said: what is written otherwise by now is something else. */
    text: text().notNull(),
    pinyin: text().notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId, table.digest] }),
    index('lesson_takes_lesson').on(table.lessonId),
    index('lesson_takes_at').on(table.createdAt),
  ],
)

/** Each time that somebody was asked to look a lesson over, and what came of it. */
export const lessonReviews = pgTable(
  'lesson_reviews',
  {
    id: id(),
    lessonId: lesson(),
    askedBy: user('asked_by'),
    askedByName: userName('asked_by_name'),
    askedAt: at('asked_at').notNull(),
    /** What to look at, from who asks. */
    note: text().notNull().default(''),
    answeredBy: user('answered_by'),
    answeredByName: userName('answered_by_name'),
    answeredAt: at('answered_at'),
    /** None while it waits; `taken_back` by who asked, or because it was published. */
    result: text({ enum: ['approved', 'returned', 'taken_back'] }),
    answer: text().notNull().default(''),
    /** What it was that was approved: `digestOf` of `domain/lesson/digest.ts`. */
    digest: text().notNull().default(''),
  },
  (table) => [index('lesson_reviews_lesson').on(table.lessonId, table.id)],
)

/** What editors say to one another of a lesson, or of one of its modules. */
export const lessonComments = pgTable(
  'lesson_comments',
  {
    id: id(),
    lessonId: lesson(),
    moduleId: integer('module_id').references(() => modules.id, { onDelete: 'cascade' }),
    userId: user('user_id'),
    userName: userName('user_name'),
    text: text().notNull(),
    createdAt: createdAt(),
    /** When somebody had done what it says. */
    doneAt: at('done_at'),
  },
  (table) => [index('lesson_comments_lesson').on(table.lessonId, table.id)],
)

/** What learners saw of a lesson, publication by publication. Never changed; as many as there were. */
export const lessonVersions = pgTable(
  'lesson_versions',
  {
    id: id(),
    lessonId: lesson(),
    /** Of its lesson, from 1. */
    no: integer().notNull(),
    /** `lessonVersion` of `domain/lesson/lesson-draft.ts`: the lesson, and which version of each module. */
    content: json().notNull(),
    /** What has changed, in the words of who published it. */
    note: text().notNull().default(''),
    publishedAt: at('published_at').notNull(),
    publishedBy: user('published_by'),
    publishedByName: userName('published_by_name'),
  },
  (table) => [index('lesson_versions_lesson').on(table.lessonId, table.no)],
)

/** Lessons that are to be published at a time. */
export const plannedPublications = pgTable(
  'planned_publications',
  {
    lessonId: lesson().primaryKey(),
    publishAt: at('publish_at').notNull(),
    userId: user('user_id'),
    note: text().notNull(),
    /** What was seen when it was planned: of what was changed since nothing is published. */
    digest: text().notNull(),
    /** Why it could not be done when its time had come; empty: it has not come. */
    failure: text().notNull().default(''),
  },
  (table) => [index('planned_publications_at').on(table.publishAt)],
)

/** Who has a module open at the desk, and when they were there last. */
export const moduleEditors = pgTable(
  'module_editors',
  {
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.moduleId, table.userId] }),
    index('module_editors_user').on(table.userId),
    index('module_editors_seen').on(table.seenAt),
  ],
)
