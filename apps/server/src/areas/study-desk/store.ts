import type { CallAnswer } from '@hakka/contract/calls'
import type { StudyKindName } from '@hakka/contract/constants'
import type { ComparedReading } from '@hakka/contract/dictionary'
import type { PastImport } from '@hakka/contract/study-import-shapes'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { IMPORT_TABLE } from '../../content/study-table/thread.ts'
import { users } from '../../db/tables/account.ts'
import {
  soundTexts,
  studyBooks,
  studyCategories,
  studyImportChanges,
  studyImports,
  studyItems,
} from '../../db/tables/self-study.ts'
import { compareReadings, hasDictionary } from '../../domain/dictionary/compare.ts'
import { keptOf } from '../../domain/dictionary/kept-readings.ts'
import { categoriesOf, countsOf, subcategoriesOf } from '../../domain/self-study/categories.ts'
import type { Services } from '../../domain/services.ts'
import { asItGoes } from '../../jobs/kit/runs.ts'
import { presentFaults } from './preview.ts'

type Index = CallAnswer<'GET /api/admin/self_study/{type}'>['data']
type Progress = CallAnswer<'GET /api/admin/self_study/import/{id}'>['data']

/** A part of self-study as the desk lists it. */
export async function indexOf(db: NodePgDatabase, kind: StudyKindName): Promise<Index> {
  const doubted = await doubtedOf(db, kind)
  const counts = Map.groupBy(await countsOf(db, kind), ({ categoryId }) => categoryId)
  const parts = Map.groupBy(await subcategoriesOf(db, kind), ({ parentId }) => parentId)
  const themes = (await categoriesOf(db, kind)).map(
    ({ id, no, levelNo, name, releaseNote, pictureUrl, version }) => {
      const byDialect = Map.groupBy(counts.get(id) ?? [], ({ dialectId }) => dialectId ?? 0)
      return {
        id,
        no,
        level_no: levelNo,
        name,
        release_note: releaseNote,
        picture_url: pictureUrl,
        version,
        subcategories: (parts.get(id) ?? []).map((own) => ({
          id: own.id,
          name: own.name,
          version: own.version,
          count: own.count,
        })),
        counts: [...byDialect]
          .map(([dialect_id, own]) => ({
            dialect_id,
            count: own.reduce((sum, { count }) => sum + count, 0),
            doubted: doubted.get(`${id} ${dialect_id}`) ?? 0,
          }))
          .sort((a, b) => a.dialect_id - b.dialect_id),
      }
    },
  )
  const books =
    kind === 'reading'
      ? await db
          .select({
            id: studyItems.id,
            no: studyItems.no,
            level_no: studyBooks.levelNo,
            type_no: studyBooks.typeNo,
            title: studyItems.titleChinese,
            page_num: studyBooks.pageNum,
            author: sql<string>`${studyItems.content} -> 'book' ->> 'author'`,
            cover_url: sql<string>`${studyItems.content} -> 'book' -> 'cover' ->> 'url'`,
            doubted: sql<number>`(select count(*)::int from ${soundTexts} where ${soundTexts.itemId} = ${studyItems.id})`,
            dialects: sql<
              number[]
            >`(select json_agg(own::int order by own) from json_object_keys(${studyItems.content} -> 'book' -> 'titles') own)`,
          })
          .from(studyItems)
          .innerJoin(studyBooks, eq(studyBooks.itemId, studyItems.id))
          .where(and(eq(studyItems.kind, 'reading'), isNull(studyItems.withdrawnAt)))
          .orderBy(studyBooks.levelNo, studyBooks.typeNo, studyItems.no)
      : []
  return { themes, books }
}

/** How many sounds of each theme and dialect may not say any more what stands beside them, by `theme dialect`. */
async function doubtedOf(db: NodePgDatabase, kind: StudyKindName): Promise<Map<string, number>> {
  const theme = sql<number>`coalesce(${studyCategories.parentId}, ${studyCategories.id})`
  const rows = await db
    .select({ theme, dialectId: studyItems.dialectId, count: count() })
    .from(soundTexts)
    .innerJoin(studyItems, eq(studyItems.id, soundTexts.itemId))
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(and(eq(studyItems.kind, kind), isNull(studyItems.withdrawnAt)))
    .groupBy(theme, studyItems.dialectId)
  return new Map(rows.map((row) => [`${row.theme} ${row.dialectId}`, row.count]))
}

const columns = {
  id: studyImports.id,
  userId: studyImports.userId,
  kind: studyImports.kind,
  state: studyImports.state,
  percent: studyImports.percent,
  made: studyImports.made,
  changed: studyImports.changed,
  faults: sql<Parameters<typeof presentFaults>[1]>`${studyImports.faults}`,
}

/** An import without its files. */
export async function findImport(db: NodePgDatabase, id: number) {
  const [row] = await db.select(columns).from(studyImports).where(eq(studyImports.id, id))
  return row && asItGoes(db, IMPORT_TABLE, row)
}

export const presentImport = ({ kind, faults, userId: _, ...own }: ImportRow): Progress => ({
  ...own,
  faults: presentFaults(kind, faults),
})

/** So many are offered to be taken back. */
const PAST = 10

/** Imports of a kind that were written, the latest first: they are kept for two days. */
export async function pastImports(db: NodePgDatabase, kind: StudyKindName): Promise<PastImport[]> {
  const rows = await db
    .select({
      id: studyImports.id,
      file_name: studyImports.fileName,
      at: studyImports.createdAt,
      user_name: sql<string>`coalesce(${users.name}, '')`,
      state: studyImports.state,
      made: studyImports.made,
      changed: studyImports.changed,
      // Who asked is known, and nothing came of it.
      undo_failed: sql<boolean>`${studyImports.state} = 'done' and ${studyImports.undoneBy} is not null`,
      undone: studyImports.undone,
    })
    .from(studyImports)
    .leftJoin(users, eq(users.id, studyImports.userId))
    .where(and(eq(studyImports.kind, kind), inArray(studyImports.state, ['done', 'undoing', 'undone'])))
    .orderBy(desc(studyImports.id))
    .limit(PAST)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

type Changes = CallAnswer<'GET /api/admin/self_study/import/{id}/changes'>

/** Items of one page of what an import does. */
const CHANGES_PAGE = 20

/** A page of what an import does to each item, its readings beside the dictionary's. */
export async function changesOf(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  id: number,
  page: number,
): Promise<Changes> {
  const own = eq(studyImportChanges.importId, id)
  const rows = await db
    .select({ change: sql<Changes['data'][number]>`${studyImportChanges.change}` })
    .from(studyImportChanges)
    .where(own)
    .orderBy(studyImportChanges.no)
    .limit(CHANGES_PAGE)
    .offset((page - 1) * CHANGES_PAGE)
  const has = await hasDictionary(pool)
  const data = rows.map(({ change }) => change)
  return {
    data: has ? await compared({ db, pool }, data) : data,
    total: await db.$count(studyImportChanges, own),
    page,
    page_size: CHANGES_PAGE,
    has_dictionary: has,
  }
}

/** Lines that are compared in one go: all of a page, but for books of hundreds of pages. */
const COMPARED_MAX = 2000

/** Changes with what the dictionary says of their readings. */
async function compared(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  changes: Changes['data'],
): Promise<Changes['data']> {
  const byDialect = Map.groupBy(
    changes.flatMap((change) =>
      change.parts.flatMap((part) => {
        const dialectId = part.said?.dialect_id ?? change.dialect_id
        return part.said && dialectId > 0 ? { part, said: part.said, dialectId } : []
      }),
    ),
    ({ dialectId }) => dialectId,
  )
  const found = new Map<object, ComparedReading>()
  for (const [dialectId, own] of byDialect) {
    const lines = own.slice(0, COMPARED_MAX).map(({ said }) => said)
    const [answers, kept] = await Promise.all([
      compareReadings(pool, lines, dialectId),
      keptOf(db, lines, dialectId),
    ])
    for (const [at, answer] of answers.entries()) {
      const part = own[at]?.part
      if (part) found.set(part, { ...answer, kept: kept[at] ?? null })
    }
  }
  return changes.map((change) => ({
    ...change,
    parts: change.parts.map((part) => {
      const answer = found.get(part)
      return answer ? { ...part, compared: answer } : part
    }),
  }))
}
