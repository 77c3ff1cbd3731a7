import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import { categoriesInOrder, itemsInOrder } from './order.ts'
import type { StudyItem, StudyReader } from './readers.ts'

const isShown = isNull(studyItems.withdrawnAt)

/** What a category, or those below it, have in one dialect, in order. */
export async function itemsOf<I>(
  db: NodePgDatabase,
  reader: StudyReader<I>,
  { categoryId, dialectId }: { categoryId: number; dialectId: number },
): Promise<StudyItem<I>[]> {
  const rows = await db
    .select({ item: studyItems })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(
      and(
        or(eq(studyCategories.id, categoryId), eq(studyCategories.parentId, categoryId)),
        isNull(studyCategories.withdrawnAt),
        eq(studyItems.dialectId, dialectId),
        isShown,
      ),
    )
    .orderBy(...categoriesInOrder, ...itemsInOrder)
  return rows.flatMap(({ item }) => reader.read(db, item))
}

/** All of a kind, in one dialect or, as books, in all. */
export async function allItems<I>(
  db: NodePgDatabase,
  reader: StudyReader<I>,
  { dialectId }: { dialectId?: number } = {},
): Promise<StudyItem<I>[]> {
  const rows = await db
    .select()
    .from(studyItems)
    .where(
      and(
        eq(studyItems.kind, reader.kind.id),
        isShown,
        dialectId === undefined ? undefined : eq(studyItems.dialectId, dialectId),
      ),
    )
    .orderBy(...itemsInOrder)
  return rows.flatMap((row) => reader.read(db, row))
}

/** Some of a kind in one dialect, and of one level where one is named, the first of them. */
export async function someItems<I>(
  db: NodePgDatabase,
  reader: StudyReader<I>,
  { dialectId, levelNo, not }: { dialectId: number; levelNo?: number | undefined; not: number },
  most: number,
): Promise<StudyItem<I>[]> {
  const rows = await db
    .select()
    .from(studyItems)
    .where(
      and(
        eq(studyItems.kind, reader.kind.id),
        eq(studyItems.dialectId, dialectId),
        levelNo === undefined ? undefined : eq(studyItems.levelNo, levelNo),
        ne(studyItems.id, not),
        isShown,
      ),
    )
    .orderBy(asc(studyItems.id))
    .limit(most)
  return rows.flatMap((row) => reader.read(db, row))
}

/** An item by its id, also one that was withdrawn: what was done with it is still marked. */
export async function itemById<I>(
  db: NodePgDatabase,
  reader: StudyReader<I>,
  id: number,
): Promise<StudyItem<I> | undefined> {
  const rows = await db
    .select()
    .from(studyItems)
    .where(and(eq(studyItems.kind, reader.kind.id), eq(studyItems.id, id)))
  return rows.flatMap((row) => reader.read(db, row))[0]
}

/** The same of what is there for learners. */
export async function shownItem<I>(
  db: NodePgDatabase,
  reader: StudyReader<I>,
  id: number,
): Promise<StudyItem<I> | undefined> {
  const isThere = await db.$count(studyItems, and(eq(studyItems.id, id), isShown))
  return isThere > 0 ? itemById(db, reader, id) : undefined
}
