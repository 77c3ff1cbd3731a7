import type { CallAnswer } from '@hakka/contract/calls'
import type { GoalKind, StudyKindName } from '@hakka/contract/constants'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyCategories, studyGoals, studyItems } from '../../db/tables/self-study.ts'
import { attempts } from '../../db/tables/study.ts'
import { categoriesInOrder } from '../../domain/self-study/order.ts'
import { bookUrl, practiceUrl } from '../../domain/self-study/practice-url.ts'
import { SHELVED } from '../../domain/self-study/shelved.ts'

type Hub = CallAnswer<'GET /api/self_study/hub'>['data']
type OwnItem = CallAnswer<'GET /api/my/self_study'>['data']['items'][number]

const NEWS = 4
const RELEASES = 8
/** More than anybody does of one kind. */
const ITEMS = 5000

const THINGS = {
  listening: 'dialogue',
  speaking: 'spoken_sentence',
  reading: 'book_page',
  writing: 'cloze_set',
  classroom_term: undefined,
} as const satisfies Record<StudyKindName, string | undefined>

const theme = sql<number>`coalesce(${studyCategories.parentId}, ${studyCategories.id})`

interface NewsRow extends Record<string, unknown> {
  kind: Exclude<StudyKindName, 'classroom_term'>
  level_no: number | null
  name: string
  created_at: string
  /** Of a theme. */
  id: number
  no: number
  /** Of a picture book. */
  book_id: number | null
  dialect_id: number
}

/** Themes that have something, and picture books, the latest first; of what came at once, some of each part. */
async function newsOf(db: NodePgDatabase): Promise<Hub['news']> {
  const { rows } = await db.execute<NewsRow>(sql`
    select kind, level_no, name, created_at, id, no, book_id, dialect_id from (
      select c.kind, c.level_no, c.name, c.created_at, c.id, c.no, null::int as book_id, null::int as dialect_id
      from study_categories c
      where c.parent_id is null and c.withdrawn_at is null and c.kind <> 'classroom_term' and exists (
        select from study_items i join study_categories own on own.id = i.category_id
        where coalesce(own.parent_id, own.id) = c.id and i.withdrawn_at is null)
      union all
      select kind, level_no, title, created_at, book_id, 0, book_id, dialect_id from ${SHELVED} shelf
    ) every
    order by created_at desc, row_number() over (partition by kind, created_at order by id desc), kind
    limit ${NEWS}`)
  return rows.map(({ kind, level_no, name, created_at, id, no, book_id, dialect_id }) => ({
    kind,
    level_no,
    name,
    url:
      book_id === null
        ? practiceUrl(kind, { levelNo: level_no, categoryId: id, categoryNo: no })
        : bookUrl(book_id, dialect_id),
    created_at: new Date(created_at).toISOString(),
  }))
}

/** What came last, and what is announced. */
export async function hubOf(db: NodePgDatabase): Promise<Hub> {
  const releases = await db
    .select({
      kind: studyCategories.kind,
      level_no: studyCategories.levelNo,
      name: studyCategories.name,
      release_note: studyCategories.releaseNote,
    })
    .from(studyCategories)
    .where(
      and(
        isNull(studyCategories.parentId),
        isNull(studyCategories.withdrawnAt),
        ne(studyCategories.releaseNote, ''),
      ),
    )
    .orderBy(studyCategories.kind, studyCategories.levelNo, ...categoriesInOrder)
    .limit(RELEASES)
  return { news: await newsOf(db), releases }
}

/** Somebody's best with each item of a kind, by the share of points; the latest of what has none. */
export async function ownItems(db: NodePgDatabase, userId: number, kind: StudyKindName): Promise<OwnItem[]> {
  const thing = THINGS[kind]
  if (!thing) return []
  const rows = await db
    .selectDistinctOn([attempts.thingId], {
      item_id: attempts.thingId,
      category_id: theme.mapWith(Number),
      dialect_id: studyItems.dialectId,
      earned: attempts.earned,
      total: attempts.total,
      doneAt: attempts.doneAt,
    })
    .from(attempts)
    .innerJoin(studyItems, eq(studyItems.id, attempts.thingId))
    .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(and(eq(attempts.userId, userId), eq(attempts.thing, thing)))
    .orderBy(
      attempts.thingId,
      sql`${attempts.earned}::float / nullif(${attempts.total}, 0) desc nulls last`,
      desc(attempts.doneAt),
    )
    .limit(ITEMS)
  return rows.map(({ doneAt, ...own }) => ({ ...own, done_at: doneAt.toISOString() }))
}

/** As everybody's where nothing else was said. */
export async function goalOf(db: NodePgDatabase, userId: number): Promise<GoalKind> {
  const [row] = await db.select().from(studyGoals).where(eq(studyGoals.userId, userId))
  return row?.kind ?? 'either'
}

export async function setGoal(db: NodePgDatabase, userId: number, kind: GoalKind): Promise<void> {
  await db
    .insert(studyGoals)
    .values({ userId, kind })
    .onConflictDoUpdate({ target: studyGoals.userId, set: { kind, updatedAt: sql`now()` } })
}
