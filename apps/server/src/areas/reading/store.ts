import type { CallQuery } from '@hakka/contract/calls'
import { BOOKS } from '@hakka/contract/constants'
import { foldHakka } from '@hakka/hakka/fold'
import type { PictureBook } from '@hakka/modules/server'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyBooks, studyBookViews, studyCategories, studyItems } from '../../db/tables/self-study.ts'
import { books, type StudyItem } from '../../domain/self-study/readers.ts'
import { containing } from '../../domain/text/like.ts'

type Asked = CallQuery<'GET /api/self_study/reading/search'>

/** The line of `names` with what is common to all dialects. */
const COMMON_LINE = 7

const line = (no: number) => sql`split_part(${studyBooks.names}, chr(10), ${no}::int)`

/** @returns `undefined` where nothing of the keyword is left to look for */
function named(keyword: string, dialectId: number): SQL | undefined {
  if (keyword === '') return sql`true`
  const needle = foldHakka(keyword)
  if (needle === '') return undefined
  const like = containing(needle)
  return sql`(${line(dialectId)} like ${like} or ${line(COMMON_LINE)} like ${like})`
}

interface Found extends Record<string, unknown> {
  total: number
  elsewhere: number
  page: number
  found: { id: number; version: number; viewCount: number }[] | null
}

/** A page of what fits, in order; of equals the newer first. One statement: the shelf is walked along once. */
export async function findBooks(db: NodePgDatabase, asked: Asked) {
  const fits = named(asked.keyword, asked.dialect_id)
  const nothing = { found: [], total: 0, page: 1, pages: 0, elsewhere: 0 }
  if (!fits) return nothing
  const where = and(
    fits,
    isNull(studyItems.withdrawnAt),
    asked.level_no === undefined ? undefined : eq(studyBooks.levelNo, asked.level_no),
    asked.type_id === undefined ? undefined : eq(studyBooks.typeNo, asked.type_id),
  )
  const order = sql`${asked.sort === 'level' ? sql`level_no` : sql`view_count`} ${asked.order === 'asc' ? sql`asc` : sql`desc`},
    published_year desc, no, id`
  const { rows } = await db.execute<Found>(sql`
    with fitting as materialized (
      select ${studyItems.id}, ${studyItems.version}, ${studyItems.no}, ${studyBooks.viewCount}, ${studyBooks.levelNo},
        ${studyBooks.publishedYear}, ${line(asked.dialect_id)} <> '' as here
      from ${studyBooks} join ${studyItems} on ${studyItems.id} = ${studyBooks.itemId}
      where ${where}
    ), counts as (
      select count(*) filter (where here)::int as total, count(*) filter (where not here)::int as elsewhere from fitting
    ), place as (
      select greatest(1, least(${asked.page}::int, ceil(total / ${BOOKS.page_size}::float)))::int as page from counts
    ), shown as (
      select id, version, view_count, row_number() over () as at
      from (select * from fitting where here order by ${order}
        limit ${BOOKS.page_size} offset (select (page - 1) * ${BOOKS.page_size} from place)) own
    )
    select counts.*, place.page,
      (select json_agg(json_build_object('id', id, 'version', version, 'viewCount', view_count) order by at)
        from shown) as found
    from counts, place`)
  const [row] = rows
  if (!row || row.total === 0) return { ...nothing, elsewhere: row?.elsewhere ?? 0 }
  return { ...row, found: row.found ?? [], pages: Math.ceil(row.total / BOOKS.page_size) }
}

/** Books by their ids and versions: only those are read that this process has not read before. */
export async function booksOf(
  db: NodePgDatabase,
  wanted: readonly { id: number; version: number }[],
): Promise<Map<number, StudyItem<PictureBook>>> {
  const found = new Map<number, StudyItem<PictureBook>>()
  for (const { id, version } of wanted) {
    const known = books.known(db, id, version)
    if (known) found.set(id, known)
  }
  const lacking = wanted.map(({ id }) => id).filter((id) => !found.has(id))
  if (lacking.length === 0) return found
  for (const row of await db.select().from(studyItems).where(inArray(studyItems.id, lacking)))
    for (const own of books.read(db, row)) found.set(own.id, own)
  return found
}

/** A book that is on the shelf, with how often it was opened. */
export async function findBook(db: NodePgDatabase, id: number) {
  const [row] = await db
    .select({ item: studyItems, viewCount: studyBooks.viewCount })
    .from(studyItems)
    .innerJoin(studyBooks, eq(studyBooks.itemId, studyItems.id))
    .where(and(eq(studyItems.id, id), isNull(studyItems.withdrawnAt)))
  const [own] = row ? books.read(db, row.item) : []
  return own && row ? { own, viewCount: row.viewCount } : undefined
}

/** The level of a book's extended test: the set of its number in the built-in theme; `null` where there is none. */
export async function testLevelOf(db: NodePgDatabase, no: number, dialectId: number): Promise<number | null> {
  if (no === BOOKS.untested_no) return null
  const [set] = await db
    .select({ levelNo: studyItems.levelNo })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(
      and(
        eq(studyItems.kind, 'writing'),
        eq(studyItems.no, no),
        eq(studyItems.dialectId, dialectId),
        isNull(studyItems.withdrawnAt),
        eq(studyCategories.no, 1),
        isNull(studyCategories.withdrawnAt),
      ),
    )
    .orderBy(asc(studyItems.id))
    .limit(1)
  return set?.levelNo ?? null
}

/**
 * Counts a reader of a book, once a day.
 * @param reader HMAC of who reads
 * @returns how often it was opened; `undefined` where there is no such book
 */
export const countView = (
  db: NodePgDatabase,
  own: { itemId: number; reader: string; day: string; at: Date },
): Promise<number | undefined> =>
  db.transaction(async (transaction) => {
    const book = and(eq(studyBooks.itemId, own.itemId), isNull(studyItems.withdrawnAt))
    const [found] = await transaction
      .select({ count: studyBooks.viewCount })
      .from(studyBooks)
      .innerJoin(studyItems, eq(studyItems.id, studyBooks.itemId))
      .where(book)
    if (!found) return undefined
    const { rowCount } = await transaction.insert(studyBookViews).values(own).onConflictDoNothing()
    if (!rowCount) return found.count
    const [raised] = await transaction
      .update(studyBooks)
      .set({ viewCount: sql`${studyBooks.viewCount} + 1` })
      .where(eq(studyBooks.itemId, own.itemId))
      .returning({ count: studyBooks.viewCount })
    return raised?.count
  })
