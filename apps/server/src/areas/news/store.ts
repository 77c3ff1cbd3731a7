import { NEWS_PAGE_SIZE, type NewsTab } from '@hakka/contract/constants'
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { news } from '../../db/tables/news.ts'
import { schools } from '../../db/tables/place.ts'
import { isPublic } from '../../domain/published/latest-news.ts'
import { HEAD } from './present.ts'

/** More than this in one answer helps nobody. */
const MENU_MAX = 1_000

const ORDER = [desc(news.isHighlighted), desc(news.publishDate), desc(news.id)]
const BACKWARDS = [asc(news.isHighlighted), asc(news.publishDate), asc(news.id)]

const TABS: Record<NewsTab, SQL | undefined> = {
  latest: undefined,
  announcement: eq(news.categoryId, 3),
  global: eq(news.categoryId, 4),
  school: isNotNull(news.schoolId),
}

/** In bytes, of all contents together: those of years could be a hundred megabytes. */
const CONTENTS_MAX = 2 * 1024 * 1024

/** How much an item and all above it hold: known without reading any of them. */
const bytesSoFar = sql`sum(octet_length(${news.content})) over (order by ${sql.join(ORDER, sql`, `)})`

/** Everything a visitor may see, in order; `content` is null from where all together would be too much. */
export const listPublic = (db: NodePgDatabase, now: Date) =>
  db
    .select({
      ...HEAD,
      excerpt: news.excerpt,
      type: news.type,
      content: sql<string | null>`case when ${bytesSoFar} <= ${CONTENTS_MAX} then ${news.content} end`,
    })
    .from(news)
    .leftJoin(schools, eq(schools.id, news.schoolId))
    .where(isPublic(now))
    .orderBy(...ORDER)
    .limit(MENU_MAX)

/** One page of a tab; a page past the last is the last. */
export async function pagePublic(db: NodePgDatabase, now: Date, asked: { tab: NewsTab; page: number }) {
  const where = and(isPublic(now), TABS[asked.tab])
  const total = await db.$count(news, where)
  const pages = Math.max(1, Math.ceil(total / NEWS_PAGE_SIZE))
  const page = Math.min(asked.page, pages)
  const rows = await db
    .select({ ...HEAD, excerpt: news.excerpt })
    .from(news)
    .leftJoin(schools, eq(schools.id, news.schoolId))
    .where(where)
    .orderBy(...ORDER)
    .limit(NEWS_PAGE_SIZE)
    .offset((page - 1) * NEWS_PAGE_SIZE)
  return { rows, page, pages, total }
}

export async function findPublic(db: NodePgDatabase, now: Date, id: number) {
  const [row] = await db
    .select({ ...HEAD, excerpt: news.excerpt, content: news.content })
    .from(news)
    .leftJoin(schools, eq(schools.id, news.schoolId))
    .where(and(isPublic(now), eq(news.id, id)))
  return row
}

/** The neighbour of an item in the list: the next above it or below it. */
export async function neighbourOf(db: NodePgDatabase, now: Date, id: number, side: 'above' | 'below') {
  const own = sql`(select n.is_highlighted, n.publish_date, n.id from ${news} n where n.id = ${id})`
  const place = sql`(${news.isHighlighted}, ${news.publishDate}, ${news.id})`
  const [row] = await db
    .select({ id: news.id, title: news.title, publishDate: news.publishDate })
    .from(news)
    .where(and(isPublic(now), side === 'above' ? sql`${place} > ${own}` : sql`${place} < ${own}`))
    .orderBy(...(side === 'above' ? BACKWARDS : ORDER))
    .limit(1)
  return row ? { id: row.id, title: row.title, publish_date: row.publishDate.toISOString() } : null
}
