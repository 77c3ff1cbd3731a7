import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { createdAt, id, isDemo, updatedAt, version } from './columns.ts'

/** A reported problem. `email`, `tel` and the screenshots are never public. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    /** What the reporter is told, to ask again with. */
    code: text().notNull().unique(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    tel: text().notNull().default(''),
    url: text().notNull(),
    content: text().notNull(),
    dialectIds: smallint('dialect_ids').array().notNull().default(sql`'{}'`),
    types: text().array().notNull().default(sql`'{}'`),
    /** 1 to 5; `subcategory` is `3-1` to `3-5`. */
    category: smallint().notNull(),
    subcategory: text(),
    /** 0 unprocessed, 1 in progress, 2 completed, 3 deleted: hidden from the public. */
    status: smallint().notNull().default(0),
    reply: text().notNull().default(''),
    /** For the handlers alone. */
    note: text().notNull().default(''),
    /** Files of the reply: `[{ description, file_url }]`. */
    attachments: json().notNull().default([]),
    isDemo: isDemo(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('feedback_created').on(table.createdAt.desc(), table.id.desc())],
)

/** Kept apart from the stored files that everybody may open: `key` names a private file. */
export const feedbackScreenshots = pgTable(
  'feedback_screenshots',
  {
    feedbackId: integer('feedback_id')
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    no: smallint().notNull(),
    key: text().notNull(),
    mediaType: text('media_type').notNull(),
    description: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.feedbackId, table.no] })],
)
