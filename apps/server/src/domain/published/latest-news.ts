import { newsCategoryName } from '@hakka/contract/constants'
import { and, desc, eq, isNull, lte, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { news } from '../../db/tables/news.ts'

/** What visitors may see at a moment. */
export const isPublic = (now: Date): SQL | undefined =>
  and(eq(news.isPublished, true), isNull(news.deletedAt), lte(news.publishDate, now))

const HEADLINE = {
  id: news.id,
  title: news.title,
  publishDate: news.publishDate,
  categoryId: news.categoryId,
}

interface Row {
  id: number
  title: string
  publishDate: Date
  categoryId: number
}

const headlineOf = ({ id, title, publishDate, categoryId }: Row) => ({
  id,
  title,
  publish_date: publishDate.toISOString(),
  category_name: newsCategoryName(categoryId),
  url: `/news?id=${id}`,
})

/** The first so many of the list of news, 置頂 before the others. */
export async function headlines(db: NodePgDatabase, now: Date, count: number) {
  const rows = await db
    .select(HEADLINE)
    .from(news)
    .where(isPublic(now))
    .orderBy(desc(news.isHighlighted), desc(news.publishDate), desc(news.id))
    .limit(count)
  return rows.map(headlineOf)
}

/** The newest of all, pinned or not. */
export async function latestHeadline(db: NodePgDatabase, now: Date) {
  const [row] = await db
    .select(HEADLINE)
    .from(news)
    .where(isPublic(now))
    .orderBy(desc(news.publishDate), desc(news.id))
    .limit(1)
  return row ? headlineOf(row) : null
}
