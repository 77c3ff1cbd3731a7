import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, id } from './columns.ts'

/** Who changed what at the desk: written in the transaction of the change itself. */
export const auditRows = pgTable(
  'audit_rows',
  {
    id: id(),
    at: at('at').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name as it was: it stays when the account is erased. */
    userName: text('user_name').notNull(),
    /** `news.update`: the thing and the verb. */
    action: text().notNull(),
    subjectId: text('subject_id').notNull(),
    /** What a person calls the thing: a title, a name. */
    subject: text().notNull().default(''),
    before: json(),
    after: json(),
  },
  (table) => [index('audit_rows_at').on(table.at), index('audit_rows_action').on(table.action, table.at)],
)
