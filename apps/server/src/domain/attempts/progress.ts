import type { ProgressEntry } from '@hakka/contract/study-history'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, modules, moduleVersions } from '../../db/tables/content.ts'
import { attempts } from '../../db/tables/study.ts'
import { lessonUrl } from '../lesson/lesson-address.ts'
import { isPublished, moduleCount } from '../lesson/modules.ts'

/** A module's best attempt by its share of the points. */
interface Best {
  no: number
  earned: number | null
  total: number | null
}

/**
 * What a user has finished, lesson by lesson, the latest lesson first: derived from her attempts at whole modules that
 * still stand in a lesson. Of an exercise done again the result with the greatest share of its points counts.
 */
export async function progressOf(
  db: Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>,
  userId: number,
  lessonIds?: readonly number[],
): Promise<ProgressEntry[]> {
  if (lessonIds?.length === 0) return []
  const best = db
    .selectDistinctOn([attempts.thingId], {
      moduleId: attempts.thingId,
      earned: attempts.earned,
      total: attempts.total,
      latest: sql<Date>`max(${attempts.doneAt}) over (partition by ${attempts.thingId})`.as('latest'),
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.thing, 'module'),
        eq(attempts.item, 0),
        lessonIds && inArray(attempts.thingId, modulesIn(db, lessonIds)),
      ),
    )
    .orderBy(
      attempts.thingId,
      sql`${attempts.earned}::float / nullif(${attempts.total}, 0) desc nulls last`,
      attempts.id,
    )
    .as('best')
  const latest = sql<Date>`max(${best.latest})`
  const rows = await db
    .select({
      lesson: lessons,
      module_count: moduleCount,
      best: sql<
        Best[]
      >`json_agg(json_build_object('no', ${modules.no}, 'earned', ${best.earned}, 'total', ${best.total}) order by ${modules.no})`,
      updated_at: latest.mapWith(attempts.doneAt),
    })
    .from(best)
    .innerJoin(modules, eq(modules.id, best.moduleId))
    .innerJoin(moduleVersions, isPublished())
    .innerJoin(lessons, eq(lessons.id, modules.lessonId))
    .groupBy(lessons.id)
    .orderBy(sql`${latest} desc`)
  return rows.map(({ lesson, best: own, ...row }) => ({
    lesson_id: lesson.id,
    title: lesson.title,
    url: lessonUrl(lesson),
    done: own.map(({ no }) => no),
    results: own.flatMap(({ no, earned, total }) =>
      earned === null || total === null ? [] : [{ no, earned, total }],
    ),
    module_count: row.module_count,
    updated_at: row.updated_at.toISOString(),
  }))
}

const modulesIn = (db: Pick<NodePgDatabase, 'select'>, lessonIds: readonly number[]) =>
  db
    .select({ id: modules.id })
    .from(modules)
    .where(inArray(modules.lessonId, [...lessonIds]))
