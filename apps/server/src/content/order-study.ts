import type { CallBody } from '@hakka/contract/calls'
import type { StudyKindId } from '@hakka/modules/server'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { edit, type Thing, UNCHANGED } from '../domain/edit/edit.ts'
import { levelName } from '../domain/lesson/lesson-address.ts'
import { dialectsOf } from '../domain/self-study/categories.ts'
import { categoriesInOrder, itemsInOrder } from '../domain/self-study/order.ts'
import { AppError } from '../kernel/app-error.ts'
import type { Editor } from './edit-study.ts'
import { publishStudy } from './publish-study.ts'

type Sent = Omit<CallBody<'POST /api/admin/self_study/{type}/order'>, '_token'>

/** What stands side by side: the themes of a level, the parts of a theme, or what one of them has in a dialect. */
interface Row {
  table: typeof studyCategories | typeof studyItems
  among: SQL | undefined
  order: readonly SQL[]
  name: string
  title: string
  /** The theme that search finds in another order then. */
  themeId: number | undefined
  dialectId: number | undefined
}

/**
 * Puts themes, parts of a theme, or items in an order. Their numbers stay: pages, tables and packs know them by those.
 * @throws AppError `not_found`; `conflict` where the list is not exactly what stands there, or was put in order meanwhile
 */
export async function orderStudy(
  { userId, ...services }: Editor,
  kind: StudyKindId,
  { of, ids, before: seen }: Sent,
): Promise<void> {
  const first = ids[0]
  const row =
    first === undefined ? undefined : await services.db.transaction((own) => rowOf(own, kind, of, first))
  if (!row) throw new AppError('not_found')
  const thing: Thing<number[], string> = {
    name: 'study_order',
    topic: 'self_study',
    async find(transaction) {
      const rows = await transaction
        .select({ id: row.table.id })
        .from(row.table)
        .where(and(row.among, isNull(row.table.withdrawnAt)))
        .orderBy(...row.order)
      return { item: rows.map(({ id }) => id), title: row.title, version: 0, savedAt: null }
    },
    record: (own) => own,
  }
  await edit(
    services,
    thing,
    { userId, action: `${kind}.order`, id: row.name },
    async (transaction, { item }) => {
      const wanted = new Set(ids)
      const isSeen = seen === undefined || seen.join() === item.join()
      const isWhole = ids.length === item.length && item.every((id) => wanted.has(id))
      if (!isSeen || !isWhole) throw new AppError('conflict', { current: item })
      if (ids.join() === item.join()) return UNCHANGED
      await transaction.execute(sql`
      update ${row.table} set position = own.position
      from unnest(${sql.param(ids)}::int[]) with ordinality as own (id, position)
      where ${row.table.id} = own.id`)
      const { themeId, dialectId } = row
      if (themeId !== undefined) {
        const dialects = dialectId === undefined ? await dialectsOf(transaction, themeId) : [dialectId]
        await publishStudy(
          transaction,
          services,
          dialects.map((own) => ({ themeId, dialectId: own })),
        )
      }
      return undefined
    },
  )
}

async function rowOf(
  transaction: Transaction,
  kind: StudyKindId,
  of: Sent['of'],
  id: number,
): Promise<Row | undefined> {
  const categoryOf = async (wanted: number) => {
    const [own] = await transaction
      .select()
      .from(studyCategories)
      .where(and(eq(studyCategories.id, wanted), eq(studyCategories.kind, kind)))
    return own
  }
  if (of === 'themes') {
    const own = await categoryOf(id)
    if (!own) return undefined
    const { parentId, levelNo } = own
    const theme = parentId === null ? undefined : await categoryOf(parentId)
    return {
      table: studyCategories,
      among: and(
        eq(studyCategories.kind, kind),
        parentId === null ? isNull(studyCategories.parentId) : eq(studyCategories.parentId, parentId),
        parentId === null ? sql`${studyCategories.levelNo} is not distinct from ${levelNo}` : undefined,
      ),
      order: categoriesInOrder,
      name: `themes ${kind} ${parentId ?? `level ${levelNo ?? ''}`}`,
      title: theme?.name ?? (levelNo === null ? '' : levelName(levelNo)),
      themeId: theme?.id,
      dialectId: undefined,
    }
  }
  const [item] = await transaction
    .select()
    .from(studyItems)
    .where(and(eq(studyItems.id, id), eq(studyItems.kind, kind)))
  if (!item || item.categoryId === null || item.dialectId === null) return undefined
  const { categoryId, dialectId } = item
  const category = await categoryOf(categoryId)
  return {
    table: studyItems,
    among: and(eq(studyItems.categoryId, categoryId), eq(studyItems.dialectId, dialectId)),
    order: itemsInOrder,
    name: `items ${categoryId} ${dialectId}`,
    title: category?.name ?? '',
    themeId: category?.parentId ?? categoryId,
    dialectId,
  }
}
