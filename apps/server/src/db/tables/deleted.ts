import { integer } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at } from './columns.ts'

/** Of what can be brought back: hidden from everybody from then on, and purged after a while (`domain/edit/purge.ts`). */
export const deleted = () => ({
  deletedAt: at('deleted_at'),
  deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
})
