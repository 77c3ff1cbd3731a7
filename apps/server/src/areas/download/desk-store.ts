import type { CallQuery } from '@hakka/contract/calls'
import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import type { DeskDownloadItem } from '@hakka/contract/download'
import { and, asc, desc, eq, ilike, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { files } from '../../db/tables/content.ts'
import { downloadItems } from '../../db/tables/download.ts'
import type { Transaction } from '../../db/transaction.ts'
import { deletionOf } from '../../domain/edit/deletion.ts'
import type { Found } from '../../domain/edit/edit.ts'
import { itemUrl } from '../../domain/published/download-names.ts'
import { containing } from '../../domain/text/like.ts'
import { categoriesOf } from './categories.ts'
import { present } from './store.ts'

type Asked = CallQuery<'GET /api/admin/downloads'>

const COLUMNS = {
  no: downloadItems.no,
  title: downloadItems.title,
  updated_at: downloadItems.updatedAt,
} satisfies Record<Asked['sort'], unknown>

/** One page of the desk's list, or of what was deleted from it. */
export async function listForDesk(db: NodePgDatabase, asked: Asked) {
  const where = and(
    asked.deleted === 1 ? isNotNull(downloadItems.deletedAt) : isNull(downloadItems.deletedAt),
    asked.keyword ? ilike(downloadItems.title, containing(asked.keyword)) : undefined,
    asked.category_id ? eq(downloadItems.categoryId, asked.category_id) : undefined,
  )
  const order = asked.direction === 'asc' ? asc : desc
  const rows = await rowsOf(db, where)
    .orderBy(
      asked.deleted === 1 ? desc(downloadItems.deletedAt) : order(COLUMNS[asked.sort]),
      desc(downloadItems.id),
    )
    .limit(DESK_PAGE_SIZE)
    .offset((asked.page - 1) * DESK_PAGE_SIZE)
  const items = await forDesk(db, rows)
  return {
    data: rows.flatMap(({ item, deleter }, index) => {
      const own = items[index]
      return own ? { ...own, ...deletionOf({ deletedAt: item.deletedAt, deleter }) } : []
    }),
    total: await db.$count(downloadItems, where),
    page: asked.page,
    page_size: DESK_PAGE_SIZE,
  }
}

/** An item as its editor reads it, also when it is deleted. */
export async function findEdited(
  db: NodePgDatabase | Transaction,
  id: number,
): Promise<Found<DeskDownloadItem> | undefined> {
  const rows = await rowsOf(db, eq(downloadItems.id, id))
  const [item] = await forDesk(db, rows)
  const [row] = rows
  if (!item || !row) return undefined
  const { title, version, updatedAt: savedAt, deletedAt } = row.item
  return { item, title, version, savedAt, isDeleted: deletedAt !== null }
}

const rowsOf = (db: NodePgDatabase | Transaction, where: SQL | undefined) =>
  db
    .select({ item: downloadItems, key: files.key, size: files.size, deleter: users.name })
    .from(downloadItems)
    .innerJoin(files, eq(files.id, downloadItems.fileId))
    .leftJoin(users, eq(users.id, downloadItems.deletedBy))
    .where(where)

async function forDesk(
  db: NodePgDatabase | Transaction,
  rows: Awaited<ReturnType<typeof rowsOf>>,
): Promise<DeskDownloadItem[]> {
  const categories = await categoriesOf(db)
  return rows.map(({ item, key, size }) => ({
    ...present({ ...item, key, size }, itemUrl(item.id)),
    category_id: item.categoryId,
    category_title: categories.find(({ id }) => id === item.categoryId)?.title ?? '',
    file_id: item.fileId,
    no: item.no,
    version: item.version,
    updated_at: item.updatedAt.toISOString(),
  }))
}
