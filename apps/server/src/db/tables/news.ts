import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { at, createdAt, id, isDemo, updatedAt, version } from './columns.ts'
import { deleted } from './deleted.ts'
import { schools } from './place.ts'

/** `categoryId`: 1 未分類, 2 快訊, 3 公告, 4 活動. */
export const news = pgTable(
  'news',
  {
    id: id(),
    type: smallint().notNull().default(1),
    title: text().notNull(),
    /** HTML, sanitised when it was stored. */
    content: text().notNull(),
    /** The beginning of the content as plain text. */
    excerpt: text().notNull(),
    categoryId: smallint('category_id').notNull(),
    isPublished: boolean('is_published').notNull(),
    isHighlighted: boolean('is_highlighted').notNull(),
    /** Shown from then on. */
    publishDate: at('publish_date').notNull(),
    schoolId: integer('school_id').references(() => schools.id),
    isDemo: isDemo(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...deleted(),
  },
  (table) => [
    index('news_order')
      .on(table.isHighlighted.desc(), table.publishDate.desc(), table.id.desc())
      .where(sql`${table.isPublished} and ${table.deletedAt} is null`),
  ],
)
