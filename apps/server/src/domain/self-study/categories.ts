import type { StudyKindId } from '@hakka/modules/server'
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import { categoriesInOrder, itemsInOrder } from './order.ts'

/** A theme as lists show it. */
export interface StudyCategory {
  id: number
  no: number
  levelNo: number | null
  name: string
  pictureUrl: string | null
  releaseNote: string
  version: number
}

const columns = {
  id: studyCategories.id,
  no: studyCategories.no,
  levelNo: studyCategories.levelNo,
  name: studyCategories.name,
  pictureUrl: sql<string | null>`${studyCategories.content} -> 'picture' ->> 'url'`,
  releaseNote: studyCategories.releaseNote,
  version: studyCategories.version,
}

/** The themes of a kind in their order; subcategories are not among them. */
export const categoriesOf = (
  db: NodePgDatabase,
  kind: StudyKindId,
  levelNo?: number,
): Promise<StudyCategory[]> =>
  db
    .select(columns)
    .from(studyCategories)
    .where(
      and(
        eq(studyCategories.kind, kind),
        isNull(studyCategories.parentId),
        isNull(studyCategories.withdrawnAt),
        levelNo === undefined ? undefined : eq(studyCategories.levelNo, levelNo),
      ),
    )
    .orderBy(asc(studyCategories.levelNo), ...categoriesInOrder)

/** One theme of a kind. */
export async function findCategory(
  db: NodePgDatabase,
  kind: StudyKindId,
  id: number,
): Promise<StudyCategory | undefined> {
  const [found] = await db
    .select(columns)
    .from(studyCategories)
    .where(
      and(
        eq(studyCategories.id, id),
        eq(studyCategories.kind, kind),
        isNull(studyCategories.parentId),
        isNull(studyCategories.withdrawnAt),
      ),
    )
  return found
}

/** Subcategories of a kind with their themes' ids and how many items each has, in order. */
export const subcategoriesOf = (db: NodePgDatabase, kind: StudyKindId) =>
  db
    .select({
      id: studyCategories.id,
      no: studyCategories.no,
      name: studyCategories.name,
      version: studyCategories.version,
      parentId: studyCategories.parentId,
      count: count(studyItems.id),
    })
    .from(studyCategories)
    .leftJoin(studyItems, and(eq(studyItems.categoryId, studyCategories.id), isNull(studyItems.withdrawnAt)))
    .where(
      and(
        eq(studyCategories.kind, kind),
        isNotNull(studyCategories.parentId),
        isNull(studyCategories.withdrawnAt),
      ),
    )
    .groupBy(studyCategories.id)
    .orderBy(...categoriesInOrder)

/** How many items the themes of a kind have, by theme, level and dialect. */
export const countsOf = (db: NodePgDatabase, kind: StudyKindId) => {
  const theme = sql<number>`coalesce(${studyCategories.parentId}, ${studyCategories.id})`
  return db
    .select({
      categoryId: theme.mapWith(Number),
      levelNo: studyItems.levelNo,
      dialectId: studyItems.dialectId,
      count: count(),
    })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(and(eq(studyItems.kind, kind), isNull(studyItems.withdrawnAt)))
    .groupBy(theme, studyItems.levelNo, studyItems.dialectId)
}

/** Whether anything of a kind has a sound in a dialect, in one level where one is named. */
export async function isVoiced(
  db: NodePgDatabase,
  { kind, dialectId, levelNo }: { kind: StudyKindId; dialectId: number; levelNo: number | undefined },
): Promise<boolean> {
  const found = await db
    .select({ id: studyItems.id })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(
      and(
        eq(studyItems.kind, kind),
        eq(studyItems.dialectId, dialectId),
        levelNo === undefined ? undefined : eq(studyItems.levelNo, levelNo),
        isNull(studyItems.withdrawnAt),
        isNull(studyCategories.withdrawnAt),
        // As it is written: to take all of a level apart would take ten times as long.
        sql`${studyItems.content}::text like '%"audio"%'`,
      ),
    )
    .limit(1)
  return found.length > 0
}

/** The dialects that have something of a theme. */
export async function dialectsOf(
  db: Pick<NodePgDatabase, 'selectDistinct'>,
  categoryId: number,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ dialectId: studyItems.dialectId })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(
      and(
        sql`coalesce(${studyCategories.parentId}, ${studyCategories.id}) = ${categoryId}`,
        isNull(studyItems.withdrawnAt),
      ),
    )
    .orderBy(asc(studyItems.dialectId))
  return rows.flatMap(({ dialectId }) => dialectId ?? [])
}

/** Who speaks in the first dialogue of each theme of listening, by theme. */
export async function facesOf(db: NodePgDatabase, dialectId: number): Promise<Map<number, string[]>> {
  const rows = await db
    .selectDistinctOn([studyItems.categoryId], {
      categoryId: studyItems.categoryId,
      faces: sql<
        string[]
      >`(select json_agg(own -> 'face') from json_array_elements(${studyItems.content} -> 'roles') own)`,
    })
    .from(studyItems)
    .where(
      and(
        eq(studyItems.kind, 'listening'),
        eq(studyItems.dialectId, dialectId),
        isNull(studyItems.withdrawnAt),
      ),
    )
    .orderBy(studyItems.categoryId, ...itemsInOrder)
  return new Map(rows.flatMap(({ categoryId, faces }) => (categoryId ? [[categoryId, faces]] : [])))
}
