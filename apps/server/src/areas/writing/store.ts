import { COMPOSITIONS_MAX } from '@hakka/contract/constants'
import type { Composition } from '@hakka/contract/writing'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { compositions, studyCategories, studyItems } from '../../db/tables/self-study.ts'

/** The id of the theme of a number. */
export async function writingCategoryId(db: NodePgDatabase, no: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: studyCategories.id })
    .from(studyCategories)
    .where(
      and(
        eq(studyCategories.kind, 'writing'),
        eq(studyCategories.no, no),
        isNull(studyCategories.parentId),
        isNull(studyCategories.withdrawnAt),
      ),
    )
    .orderBy(studyCategories.id)
    .limit(1)
  return found?.id
}

export interface NewComposition {
  userId: number
  dialectId: number
  levelNo: number | undefined
  categoryNo: number
  no: number
  title: string
  text: string
}

/**
 * Keeps a text for the set that it was written for, if there is one.
 * @returns its id, or `undefined` where its writer has as many as one may keep
 */
export async function saveComposition(db: NodePgDatabase, own: NewComposition): Promise<number | undefined> {
  const categoryId = (await writingCategoryId(db, own.categoryNo)) ?? null
  const [set] =
    categoryId === null
      ? []
      : await db
          .select({ id: studyItems.id, levelNo: studyItems.levelNo })
          .from(studyItems)
          .where(
            and(
              eq(studyItems.categoryId, categoryId),
              eq(studyItems.dialectId, own.dialectId),
              eq(studyItems.no, own.no),
              isNull(studyItems.withdrawnAt),
            ),
          )
          .limit(1)
  return db.transaction(async (transaction) => {
    // Two tabs at once would both find the last place free.
    await transaction.execute(sql`select 1 from ${users} where ${users.id} = ${own.userId} for update`)
    const [kept] = await transaction
      .select({ count: count() })
      .from(compositions)
      .where(eq(compositions.userId, own.userId))
    if ((kept?.count ?? 0) >= COMPOSITIONS_MAX) return undefined
    const [row] = await transaction
      .insert(compositions)
      .values({
        userId: own.userId,
        itemId: set?.id ?? null,
        dialectId: own.dialectId,
        levelNo: set?.levelNo ?? own.levelNo ?? null,
        categoryId,
        no: own.no,
        title: own.title,
        compositionText: own.text,
      })
      .returning({ id: compositions.id })
    return row?.id
  })
}

/** What somebody keeps, the newest first. */
export async function compositionsOf(db: NodePgDatabase, userId: number): Promise<Composition[]> {
  const rows = await db
    .select({ composition: compositions, categoryNo: studyCategories.no })
    .from(compositions)
    .leftJoin(studyCategories, eq(studyCategories.id, compositions.categoryId))
    .where(eq(compositions.userId, userId))
    .orderBy(desc(compositions.id))
    .limit(COMPOSITIONS_MAX)
  return rows.map(({ composition: row, categoryNo }) => ({
    id: row.id,
    user_id: row.userId,
    dialect_id: row.dialectId,
    level_no: row.levelNo,
    category_id: categoryNo,
    no: row.no,
    title: row.title,
    composition_text: row.compositionText,
    created_at: row.createdAt.toISOString(),
  }))
}

/** A composition by its number, and whose it is. */
export async function findComposition(
  { db }: { db: NodePgDatabase },
  { params: { id } }: { params: { id: number } },
) {
  const [row] = await db
    .select({ id: compositions.id, userId: compositions.userId })
    .from(compositions)
    .where(eq(compositions.id, id))
  return row
}

export async function deleteComposition(db: NodePgDatabase, id: number): Promise<void> {
  await db.delete(compositions).where(eq(compositions.id, id))
}
