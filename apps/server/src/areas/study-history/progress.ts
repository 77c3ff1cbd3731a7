import type { ProgressEntry } from '@hakka/contract/study-history'
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, modules } from '../../db/tables/content.ts'
import { lessonProgress } from '../../db/tables/study.ts'
import { lessonUrl } from '../../domain/lesson-address.ts'
import { AppError } from '../../http/app-error.ts'

/** The modules a user has finished, lesson by lesson, the latest lesson first. */
export async function progressOf(
  db: NodePgDatabase,
  userId: number,
  lessonId?: number,
): Promise<ProgressEntry[]> {
  const rows = await db
    .select({
      lesson_id: lessonProgress.lessonId,
      title: lessons.title,
      stepNo: lessons.stepNo,
      semesterNo: lessons.semesterNo,
      typeNo: lessons.typeNo,
      dialectId: lessons.dialectId,
      no: lessons.no,
      results: sql<
        ProgressEntry['results']
      >`coalesce(jsonb_agg(jsonb_build_object('no', ${lessonProgress.moduleNo}, 'earned', ${lessonProgress.earned}, 'total', ${lessonProgress.total}) order by ${lessonProgress.moduleNo}) filter (where ${lessonProgress.total} is not null), '[]')`,
      done: sql<number[]>`array_agg(${lessonProgress.moduleNo}::int order by ${lessonProgress.moduleNo})`,
      module_count: sql<string>`(select count(*) from ${modules} m where m.lesson_id = ${lessonProgress.lessonId})`,
      updated_at: sql<Date>`max(${lessonProgress.doneAt})`.mapWith(lessonProgress.doneAt),
    })
    .from(lessonProgress)
    // A newer edition of a lesson may have fewer modules than somebody has finished of the older one.
    .innerJoin(
      modules,
      and(eq(modules.lessonId, lessonProgress.lessonId), eq(modules.no, lessonProgress.moduleNo)),
    )
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(
      and(eq(lessonProgress.userId, userId), lessonId ? eq(lessonProgress.lessonId, lessonId) : undefined),
    )
    .groupBy(lessonProgress.lessonId, lessons.id)
    .orderBy(sql`max(${lessonProgress.doneAt}) desc`)
  return rows.map(({ stepNo, semesterNo, typeNo, dialectId, no, ...row }) => ({
    ...row,
    url: lessonUrl({ stepNo, semesterNo, typeNo, dialectId, no }),
    module_count: Number(row.module_count),
    updated_at: row.updated_at.toISOString(),
  }))
}

/**
 * Adds finished modules. Numbers that the lesson has not are ignored; sending the same again changes nothing. Of an
 * exercise's results the one with the greater share of its points is kept.
 */
export async function saveProgress(
  db: NodePgDatabase,
  userId: number,
  lessonId: number,
  { moduleNos, results }: { moduleNos: readonly number[]; results: ProgressEntry['results'] },
): Promise<ProgressEntry> {
  if (results.some(({ earned, total }) => earned > total)) {
    throw new AppError('validation', { errors: { results: ['得分不能超過總分'] } })
  }
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lessonId))
  if (!lesson) throw new AppError('not_found')
  const own = await db.select({ no: modules.no }).from(modules).where(eq(modules.lessonId, lessonId))
  const known = own.map((row) => row.no).filter((no) => moduleNos.includes(no))
  if (known.length > 0) {
    const points = new Map(results.map(({ no, earned, total }) => [no, { earned, total }]))
    const { earned, total } = lessonProgress
    await db
      .insert(lessonProgress)
      .values(
        [...new Set(known)].map((moduleNo) => ({ userId, lessonId, moduleNo, ...points.get(moduleNo) })),
      )
      .onConflictDoUpdate({
        target: [lessonProgress.userId, lessonProgress.lessonId, lessonProgress.moduleNo],
        set: { earned: sql`excluded.earned`, total: sql`excluded.total` },
        setWhere: sql`excluded.total is not null and (${total} is null or excluded.earned::int * ${total}::int > ${earned}::int * excluded.total::int)`,
      })
  }
  const [entry] = await progressOf(db, userId, lessonId)
  return (
    entry ?? {
      lesson_id: lessonId,
      title: lesson.title,
      url: lessonUrl(lesson),
      done: [],
      results: [],
      module_count: own.length,
      updated_at: new Date(0).toISOString(),
    }
  )
}
