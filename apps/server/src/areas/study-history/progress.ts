import type { ProgressEntry } from '@hakka/contract/study-history'
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { modules } from '../../db/tables/content.ts'
import { lessonProgress } from '../../db/tables/study.ts'
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
    .where(
      and(eq(lessonProgress.userId, userId), lessonId ? eq(lessonProgress.lessonId, lessonId) : undefined),
    )
    .groupBy(lessonProgress.lessonId)
    .orderBy(sql`max(${lessonProgress.doneAt}) desc`)
  return rows.map((row) => ({
    ...row,
    module_count: Number(row.module_count),
    updated_at: row.updated_at.toISOString(),
  }))
}

/** Adds finished modules. Numbers that the lesson has not are ignored; sending the same again changes nothing. */
export async function saveProgress(
  db: NodePgDatabase,
  userId: number,
  lessonId: number,
  moduleNos: readonly number[],
): Promise<ProgressEntry> {
  const own = await db.select({ no: modules.no }).from(modules).where(eq(modules.lessonId, lessonId))
  if (own.length === 0) throw new AppError('not_found')
  const known = own.map((row) => row.no).filter((no) => moduleNos.includes(no))
  if (known.length > 0) {
    await db
      .insert(lessonProgress)
      .values(known.map((moduleNo) => ({ userId, lessonId, moduleNo })))
      .onConflictDoNothing()
  }
  const [entry] = await progressOf(db, userId, lessonId)
  return (
    entry ?? {
      lesson_id: lessonId,
      done: [],
      module_count: own.length,
      updated_at: new Date(0).toISOString(),
    }
  )
}
