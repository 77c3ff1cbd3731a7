import type { CallQuery } from '@hakka/contract/calls'
import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import type { EditedNews } from '@hakka/contract/news'
import { and, asc, desc, eq, ilike, isNotNull, isNull, like } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { news } from '../../db/tables/news.ts'
import { schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { deletionOf } from '../../domain/edit/deletion.ts'
import type { Found } from '../../domain/edit/edit.ts'
import { containing } from '../../domain/text/like.ts'
import { flag, HEAD, headOf, stateOf } from './present.ts'

type Asked = CallQuery<'GET /api/admin/news'>

const COLUMNS = {
  publish_date: news.publishDate,
  title: news.title,
  category_id: news.categoryId,
  is_published: news.isPublished,
  updated_at: news.updatedAt,
} satisfies Record<Asked['sort'], unknown>

/** The desk's list, or what was deleted from it. */
export async function listForDesk(db: NodePgDatabase, asked: Asked, now: Date) {
  const where = and(
    asked.deleted === 1 ? isNotNull(news.deletedAt) : isNull(news.deletedAt),
    asked.keyword ? ilike(news.title, containing(asked.keyword)) : undefined,
    asked.category_id ? eq(news.categoryId, asked.category_id) : undefined,
  )
  const order = asked.direction === 'asc' ? asc : desc
  const rows = await db
    .select({
      ...HEAD,
      isPublished: news.isPublished,
      updatedAt: news.updatedAt,
      version: news.version,
      deletedAt: news.deletedAt,
      deleter: users.name,
    })
    .from(news)
    .leftJoin(schools, eq(schools.id, news.schoolId))
    .leftJoin(users, eq(users.id, news.deletedBy))
    .where(where)
    .orderBy(asked.deleted === 1 ? desc(news.deletedAt) : order(COLUMNS[asked.sort]), desc(news.id))
    .limit(DESK_PAGE_SIZE)
    .offset((asked.page - 1) * DESK_PAGE_SIZE)
  return {
    data: rows.map((row) => ({
      ...headOf(row),
      is_published: flag(row.isPublished),
      state: stateOf(row, now),
      updated_at: row.updatedAt.toISOString(),
      version: row.version,
      ...deletionOf(row),
    })),
    total: await db.$count(news, where),
    page: asked.page,
    page_size: DESK_PAGE_SIZE,
  }
}

/** An item as its editor reads it, also when it is deleted. */
export async function findEdited(
  db: NodePgDatabase | Transaction,
  id: number,
  now: Date,
): Promise<Found<EditedNews> | undefined> {
  const [row] = await db
    .select({
      ...HEAD,
      type: news.type,
      content: news.content,
      isPublished: news.isPublished,
      version: news.version,
      updatedAt: news.updatedAt,
      deletedAt: news.deletedAt,
    })
    .from(news)
    .leftJoin(schools, eq(schools.id, news.schoolId))
    .where(eq(news.id, id))
  if (!row) return undefined
  const [last] = await db
    .select({ name: auditRows.userName })
    .from(auditRows)
    .where(and(eq(auditRows.subjectId, String(id)), like(auditRows.action, 'news.%')))
    .orderBy(desc(auditRows.id))
    .limit(1)
  const item = {
    ...headOf(row),
    type: row.type,
    content: row.content,
    is_published: flag(row.isPublished),
    state: stateOf(row, now),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by: last?.name ?? '',
  }
  const { title, version, updatedAt: savedAt } = row
  return { item, title, version, savedAt, isDeleted: row.deletedAt !== null }
}
