import { index, integer, json, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, id } from './columns.ts'

/** What the desk's things were, version by version: written in the transaction of the change itself. */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    /** `news`, `download`, `faq`: with `subjectId` the thing, as the audit list names it. */
    thing: text().notNull(),
    subjectId: text('subject_id').notNull(),
    version: integer().notNull(),
    /** In the shape that the call of its thing answers for one version. */
    content: json().notNull(),
    /** Of `content`, where its thing has versions of its shape: it migrates older ones when they come back. */
    schemaVersion: smallint('schema_version').notNull().default(1),
    at: at('at').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name as it was: it stays when the account is erased. Empty where nobody of the desk has written it. */
    userName: text('user_name').notNull(),
  },
  (table) => [uniqueIndex('revisions_version').on(table.thing, table.subjectId, table.version)],
)

/** Forms that were sent with a key of their own: the same one sent twice is one deed. Forgotten after a day. */
export const sentForms = pgTable(
  'sent_forms',
  {
    /** What was made: `news.store`. */
    action: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of what was sent. */
    digest: text().notNull(),
    /** The id of what came of it; 0 while it is being made. */
    subjectId: integer('subject_id').notNull().default(0),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.key] }), index('sent_forms_at').on(table.at)],
)
