import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, id } from './columns.ts'

/** Six characters that a pupil shows her parents: good once, for half an hour. A new one takes the place of the last. */
export const childCodes = pgTable(
  'child_codes',
  {
    childId: integer('child_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('child_codes_code').on(table.code),
    index('child_codes_expires').on(table.expiresAt),
  ],
)

/** A parent may see what a child studies, from when the child's code was typed until either of them ends it. */
export const childLinks = pgTable(
  'child_links',
  {
    id: id(),
    parentId: integer('parent_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    childId: integer('child_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: at('linked_at').notNull(),
    endedAt: at('ended_at'),
    /** `parent` or `child`. */
    endedBy: text('ended_by', { enum: ['parent', 'child'] }),
  },
  (table) => [
    uniqueIndex('child_links_present').on(table.parentId, table.childId).where(sql`${table.endedAt} is null`),
    index('child_links_child').on(table.childId),
    index('child_links_ended').on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
)
