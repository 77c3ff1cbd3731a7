import type { CallAnswer } from '@hakka/contract/calls'
import type { GoalKind, StudyKindName } from '@hakka/contract/constants'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyCategories, studyGoals, studyItems } from '../../db/tables/self-study.ts'
import { attempts } from '../../db/tables/study.ts'
import { practiceUrl } from '../../domain/self-study/practice-url.ts'

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

/** Themes that have something, the latest first; and what is announced. */
export async function hubOf(db: NodePgDatabase): Promise<Hub> {
  const filled = db
    .selectDistinct({ id: theme.mapWith(Number).as('theme_id') })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(isNull(studyItems.withdrawnAt))
    .as('filled')
  const columns = {
    id: studyCategories.id,
    kind: studyCategories.kind,
    level_no: studyCategories.levelNo,
    name: studyCategories.name,
    no: studyCategories.no,
    release_note: studyCategories.releaseNote,
    createdAt: studyCategories.createdAt,
  }
  const isTheme = and(isNull(studyCategories.parentId), isNull(studyCategories.withdrawnAt))
  const news = await db
    .select(columns)
    .from(studyCategories)
    .innerJoin(filled, eq(filled.id, studyCategories.id))
    .where(and(isTheme, ne(studyCategories.kind, 'classroom_term')))
    .orderBy(desc(studyCategories.createdAt), desc(studyCategories.id))
    .limit(NEWS)
  const releases = await db
    .select(columns)
    .from(studyCategories)
    .where(and(isTheme, ne(studyCategories.releaseNote, '')))
    .orderBy(studyCategories.kind, studyCategories.levelNo, studyCategories.no)
    .limit(RELEASES)
  return {
    news: news.map(({ id, no, createdAt, release_note: _, ...own }) => ({
      ...own,
      url: practiceUrl(own.kind, { levelNo: own.level_no, categoryId: id, categoryNo: no }),
      created_at: createdAt.toISOString(),
    })),
    releases: releases.map(({ id: _, no: __, createdAt: ___, ...own }) => own),
  }
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
