import { type Part, partsOf, studyKinds } from '@hakka/modules/server'
import { and, eq, isNull, or } from 'drizzle-orm'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { type FaceMaker, wantFaces } from '../domain/fonts/want-faces.ts'
import { TITLES_FACE } from '../domain/lesson/face-of.ts'
import { categoryFace } from '../domain/self-study/face.ts'
import { publishNotice } from '../ports/notices.ts'
import { titlesOf } from './publish.ts'
import { readingTexts } from './reading-texts.ts'

/** A theme in one dialect. */
export interface StudyPlace {
  themeId: number
  dialectId: number
}

/** All that follows from what was written in these places: the faces that set them, and word to every process. */
export async function publishStudy(
  transaction: Transaction,
  maker: FaceMaker,
  places: readonly StudyPlace[],
): Promise<void> {
  const faces = []
  for (const { themeId, dialectId } of places) {
    const parts = await partsAt(transaction, { themeId, dialectId })
    faces.push({ name: categoryFace(themeId, dialectId), texts: readingTexts(parts) })
  }
  await wantFaces(transaction, maker, [{ name: TITLES_FACE, texts: await titlesOf(transaction) }, ...faces])
  await publishNotice(transaction, { topic: 'self_study' })
}

async function partsAt(transaction: Transaction, { themeId, dialectId }: StudyPlace): Promise<Part[]> {
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
  return rows.flatMap(({ item }) => {
    const kind = studyKinds.get(item.kind)
    return kind ? partsOf(kind.item, kind.migrate(item.content, item.schemaVersion)) : []
  })
}
