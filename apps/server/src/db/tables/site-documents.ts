import { json, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt, version } from './columns.ts'

/** Pages that editors write as one whole: `faq`, `guide`. `content` has the shape of the call that gives it. */
export const siteDocuments = pgTable('site_documents', {
  key: text().primaryKey(),
  content: json().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
