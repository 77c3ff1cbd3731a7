import type { CallBody } from '@hakka/contract/calls'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { downloadItems } from '../../db/tables/download.ts'
import type { Transaction } from '../../db/transaction.ts'
import { edit, type Found, type Thing } from '../../domain/edit/edit.ts'
import { AppError } from '../../kernel/app-error.ts'
import { categoriesOf } from './categories.ts'
import { type Editor, ITEM } from './save.ts'

/** The ids of a category's files in their order. It waits for its files' own changes, and they for it. */
const ORDER: Thing<number[]> = {
  name: ITEM.name,
  topic: ITEM.topic,
  oneByOne: true,
  find: orderOf,
  record: (ids) => ids,
}

async function orderOf(transaction: Transaction, categoryId: number): Promise<Found<number[]>> {
  const rows = await transaction
    .select({ id: downloadItems.id })
    .from(downloadItems)
    .where(and(eq(downloadItems.categoryId, categoryId), isNull(downloadItems.deletedAt)))
    .orderBy(downloadItems.no, downloadItems.id)
  const category = (await categoriesOf(transaction)).find(({ id }) => id === categoryId)
  return { item: rows.map(({ id }) => id), title: category?.title ?? '', version: 0, savedAt: null }
}

/** Puts a category's files in an order. 409: the list is not exactly its files, or somebody has ordered them meanwhile. */
export async function orderItems(
  { services, userId }: Editor,
  { category_id, ids, before: seen }: CallBody<'POST /api/download/order'>,
): Promise<void> {
  const deed = { userId, action: 'download.order', id: category_id }
  await edit(services, ORDER, deed, async (transaction, { item: before }) => {
    const isSeen = seen === undefined || seen.join() === before.join()
    const wanted = new Set(ids)
    if (!isSeen || wanted.size !== before.length || !before.every((id) => wanted.has(id)))
      throw new AppError('conflict', { current: before })
    // One statement, however many there are: with one for each of 5,000 files the others would wait too long.
    await transaction.execute(sql`
      update ${downloadItems} set no = own.no
      from unnest(${sql.param(ids)}::int[]) with ordinality as own (id, no)
      where ${downloadItems.id} = own.id and ${downloadItems.no} <> own.no`)
  })
}
