import { BOOKS, type StudyKindName } from '@hakka/contract/constants'
import type { StudyUse } from '@hakka/contract/study-desk'
import { and, countDistinct, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignmentItems, assignments } from '../../db/tables/assignment.ts'
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

/** What teachers assign of a kind; of speaking its categories. */
const ASSIGNED: Partial<Record<StudyKindName, typeof assignmentItems.$inferSelect.thing>> = {
  listening: 'dialogue',
  speaking: 'speaking',
  reading: 'book',
  writing: 'cloze_set',
}

/** Where an item, or all of a theme, is used, before somebody deletes it. @throws AppError `not_found` */
export async function usesOf(
  db: NodePgDatabase,
  kind: StudyKindName,
  { id, of }: { id: number; of: 'item' | 'theme' },
): Promise<StudyUse[]> {
  const categories = of === 'theme' ? await allWithin(db, kind, id) : []
  const among = of === 'item' ? eq(studyItems.id, id) : inArray(studyItems.categoryId, categories)
  const own = db
    .select({ id: studyItems.id })
    .from(studyItems)
    .where(and(among, eq(studyItems.kind, kind), isNull(studyItems.withdrawnAt)))
  const items = await db
    .select({ no: studyItems.no, themeNo: studyCategories.no })
    .from(studyItems)
    .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(inArray(studyItems.id, own))
  const [item] = items
  if (of === 'item' && !item) throw new AppError('not_found')
  const uses: StudyUse[] = []
  const thing = THINGS[kind]
  if (thing) {
    const [row] = await db
      .select({ count: countDistinct(attempts.userId) })
      .from(attempts)
      .where(and(eq(attempts.thing, thing), inArray(attempts.thingId, own)))
    uses.push({ of: 'pupils', count: row?.count ?? 0 })
  }
  if (kind === 'speaking')
    uses.push({
      of: 'recordings',
      count: await db.$count(keptRecordings, inArray(keptRecordings.itemId, own)),
    })
  if (kind === 'writing')
    uses.push({ of: 'compositions', count: await db.$count(compositions, inArray(compositions.itemId, own)) })
  if (kind === 'reading') {
    const [row] = await db.select().from(studyBooks).where(eq(studyBooks.itemId, id))
    uses.push({ of: 'readers', count: row?.viewCount ?? 0 })
  }
  const isCategory = kind === 'speaking'
  if (!isCategory || of === 'theme')
    uses.push({
      of: 'assignments',
      count: await assignedOf(
        db,
        kind,
        isCategory ? inArray(assignmentItems.thingId, categories) : inArray(assignmentItems.thingId, own),
      ),
    })
  // The extended test of a book is the set of its number in the first theme.
  const isTest = kind === 'writing' && item?.themeNo === 1
  const linked = [...new Set(items.map(({ no }) => no))].filter((no) => no !== BOOKS.untested_no)
  if (linked.length > 0 && (kind === 'reading' || isTest)) {
    const other = isTest ? 'reading' : 'writing'
    const rows = await db
      .selectDistinct({ no: studyItems.no })
      .from(studyItems)
      .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
      .where(
        and(
          eq(studyItems.kind, other),
          inArray(studyItems.no, linked),
          isNull(studyItems.withdrawnAt),
          isTest ? undefined : eq(studyCategories.no, 1),
        ),
      )
      .orderBy(studyItems.no)
    for (const { no } of rows) uses.push({ of: isTest ? 'book' : 'test', count: no })
  }
  return uses.filter((use) => use.count > 0)
}

/** A theme and its parts. @throws AppError `not_found` */
async function allWithin(db: NodePgDatabase, kind: StudyKindName, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: studyCategories.id })
    .from(studyCategories)
    .where(
      and(
        eq(studyCategories.kind, kind),
        isNull(studyCategories.withdrawnAt),
        or(eq(studyCategories.id, id), eq(studyCategories.parentId, id)),
      ),
    )
  if (!rows.some((own) => own.id === id)) throw new AppError('not_found')
  return rows.map((own) => own.id)
}

/** How many assignments of classes ask for something. */
async function assignedOf(db: NodePgDatabase, kind: StudyKindName, which: SQL): Promise<number> {
  const thing = ASSIGNED[kind]
  if (!thing) return 0
  const [row] = await db
    .select({ count: countDistinct(assignmentItems.assignmentId) })
    .from(assignmentItems)
    .innerJoin(assignments, eq(assignments.id, assignmentItems.assignmentId))
    .where(and(eq(assignmentItems.thing, thing), which, isNull(assignments.deletedAt)))
  return row?.count ?? 0
}
