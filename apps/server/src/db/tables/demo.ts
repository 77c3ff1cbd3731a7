import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Parts of the demo that this database once got: what editors delete of them, even all of it, stays away. */
export const demoParts = pgTable('demo_parts', { name: text().primaryKey(), createdAt: createdAt() })
