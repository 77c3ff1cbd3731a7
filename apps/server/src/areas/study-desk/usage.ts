import { BOOKS, type StudyKindName } from '@hakka/contract/constants'
import type { StudyUse } from '@hakka/contract/study-desk'
import { and, countDistinct, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  compositions,
  keptRecordings,
  studyBooks,
  studyCategories,
  studyItems,
} from '../../db/tables/self-study.ts'
import { attempts } from '../../db/tables/study.ts'
import { AppError } from '../../kernel/app-error.ts'

type Attempted = (typeof attempts.thing.enumValues)[number]

/** What pupils do with a kind. */
const THINGS: Partial<Record<StudyKindName, Attempted>> = {
  listening: 'dialogue',
  speaking: 'spoken_sentence',
  reading: 'book_page',
  writing: 'cloze_set',
}

/** Where an item is used, before somebody deletes it. @throws AppError `not_found` */
export async function usesOf(db: NodePgDatabase, kind: StudyKindName, id: number): Promise<StudyUse[]> {
  const [item] = await db
    .select({ no: studyItems.no, themeNo: studyCategories.no })
    .from(studyItems)
    .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(and(eq(studyItems.id, id), eq(studyItems.kind, kind), isNull(studyItems.withdrawnAt)))
  if (!item) throw new AppError('not_found')
  const uses: StudyUse[] = []
  const thing = THINGS[kind]
  if (thing) {
    const [row] = await db
      .select({ count: countDistinct(attempts.userId) })
      .from(attempts)
      .where(and(eq(attempts.thing, thing), eq(attempts.thingId, id)))
    uses.push({ of: 'pupils', count: row?.count ?? 0 })
  }
  if (kind === 'speaking')
    uses.push({ of: 'recordings', count: await db.$count(keptRecordings, eq(keptRecordings.itemId, id)) })
  if (kind === 'writing')
    uses.push({ of: 'compositions', count: await db.$count(compositions, eq(compositions.itemId, id)) })
  if (kind === 'reading') {
    const [row] = await db.select().from(studyBooks).where(eq(studyBooks.itemId, id))
    uses.push({ of: 'readers', count: row?.viewCount ?? 0 })
  }
  // The extended test of a book is the set of its number in the first theme.
  const isTest = kind === 'writing' && item.themeNo === 1
  if ((kind === 'reading' || isTest) && item.no !== BOOKS.untested_no) {
    const other = isTest ? 'reading' : 'writing'
    const [row] = await db
      .select({ no: studyItems.no })
      .from(studyItems)
      .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
      .where(
        and(
          eq(studyItems.kind, other),
          eq(studyItems.no, item.no),
          isNull(studyItems.withdrawnAt),
          isTest ? undefined : eq(studyCategories.no, 1),
        ),
      )
      .limit(1)
    if (row) uses.push({ of: isTest ? 'book' : 'test', count: row.no })
  }
  return uses.filter(({ count }) => count > 0)
}
