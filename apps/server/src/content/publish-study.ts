import { type Part, partsOf, readItem, studyKinds } from '@hakka/modules/server'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { lock } from '../domain/edit/lock.ts'
import { type FaceMaker, type WantedFace, wantFaces } from '../domain/fonts/want-faces.ts'
import { TITLES_FACE } from '../domain/lesson/face-of.ts'
import { categoryFace } from '../domain/self-study/face.ts'
import { categoriesInOrder, itemsInOrder } from '../domain/self-study/order.ts'
import { dialogues } from '../domain/self-study/readers.ts'
import { publishNotice } from '../ports/notices.ts'
import { checkFaces } from './check-faces.ts'
import { showFilledThemes } from './filled-themes.ts'
import { titlesOf } from './publish.ts'
import { readingTexts } from './reading-texts.ts'
import { isEdited } from './save-items.ts'
import { STUDY_SEARCH, savePlaceSearch } from './save-study-search.ts'

/** A theme in one dialect. */
export interface StudyPlace {
  themeId: number
  dialectId: number
}

/** All that follows from what was written in these places: faces, what search finds, and word to every process. */
export async function publishStudy(
  transaction: Transaction,
  maker: FaceMaker,
  places: readonly StudyPlace[],
): Promise<void> {
  await showFilledThemes(transaction)
  await lock(transaction, STUDY_SEARCH)
  const faces: WantedFace[] = []
  const spoken = new Set<number>()
  for (const { themeId, dialectId } of places) {
    const rows = (await rowsAt(transaction, { themeId, dialectId })).map((row) => ({
      row,
      parts: partsIn(row),
    }))
    faces.push({
      name: categoryFace(themeId, dialectId),
      texts: readingTexts(rows.flatMap(({ parts }) => parts)),
    })
    if (rows.some(({ row }) => row.kind === dialogues.kind.id)) spoken.add(dialectId)
    await findable(transaction, { themeId, dialectId }, rows)
  }
  faces.push(...(await checkFaces(transaction, [...spoken])))
  await wantFaces(transaction, maker, [{ name: TITLES_FACE, texts: await titlesOf(transaction) }, ...faces])
  await publishNotice(transaction, { topic: 'self_study' })
}

/** Where the desk has written or deleted something that no pack says: a pack that comes again knows nothing of it. */
export async function deskPlaces(transaction: Transaction): Promise<StudyPlace[]> {
  const theme = sql<number>`coalesce(${studyCategories.parentId}, ${studyCategories.id})`
  const rows = await transaction
    .selectDistinct({ themeId: theme.mapWith(Number), dialectId: studyItems.dialectId })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(
      and(
        or(isNull(studyItems.withdrawnAt), isNotNull(studyItems.deletedAt)),
        or(isNull(studyItems.packId), isEdited),
      ),
    )
  return rows.flatMap(({ themeId, dialectId }) => (dialectId === null ? [] : { themeId, dialectId }))
}

type Row = typeof studyItems.$inferSelect

async function rowsAt(transaction: Transaction, { themeId, dialectId }: StudyPlace): Promise<Row[]> {
  const rows = await transaction
    .select({ item: studyItems })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(
      and(
        or(eq(studyCategories.id, themeId), eq(studyCategories.parentId, themeId)),
        eq(studyItems.dialectId, dialectId),
        isNull(studyItems.withdrawnAt),
      ),
    )
    .orderBy(...categoriesInOrder, ...itemsInOrder)
  return rows.map(({ item }) => item)
}

function partsIn(item: Row): Part[] {
  const kind = studyKinds.get(item.kind)
  return kind ? partsOf(kind.item, kind.migrate(item.content, item.schemaVersion)) : []
}

async function findable(
  transaction: Transaction,
  place: StudyPlace,
  rows: readonly { row: Row; parts: Part[] }[],
): Promise<void> {
  const { themeId, dialectId } = place
  const categories = await transaction
    .select()
    .from(studyCategories)
    .where(or(eq(studyCategories.id, themeId), eq(studyCategories.parentId, themeId)))
    .orderBy(...categoriesInOrder)
  const category = categories.find(({ id }) => id === themeId)
  if (!category) return
  const uids = new Map(categories.map(({ id, uid }) => [id, uid]))
  const items = rows.flatMap(({ row: item, parts }) => {
    const kind = studyKinds.get(item.kind)
    if (!kind) return []
    const read = readItem(kind, item.content, item.schemaVersion)
    const categoryUid = uids.get(item.categoryId ?? 0)
    return read.ok ? { item, face: kind.face(read.item), categoryUid, parts } : []
  })
  await savePlaceSearch(
    transaction,
    { categoryIds: categories.map(({ id }) => id), dialectId, packId: category.packId },
    { category, subcategories: categories.filter(({ id }) => id !== themeId), items },
    {
      categoryIds: new Map(categories.map(({ id, uid }) => [uid, id])),
      itemIds: new Map(rows.map(({ row }) => [row.uid, row.id])),
    },
  )
}
