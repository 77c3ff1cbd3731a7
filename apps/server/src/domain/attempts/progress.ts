import type { ProgressEntry } from '@hakka/contract/study-history'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, modules, moduleVersions } from '../../db/tables/content.ts'
import { attempts } from '../../db/tables/study.ts'
import { lessonUrl } from '../lesson/lesson-address.ts'
import { isPublished, isSeen, moduleCount } from '../lesson/modules.ts'

/** A module's best attempt by its share of the points; at a part of it, where the whole was never done. */
interface Best {
  no: number
  item: number
  earned: number | null
  total: number | null
}

/**
 * What a user has finished or begun, lesson by lesson, the latest lesson first: derived from her attempts at modules that
 * still stand in a lesson. Of an exercise done again the result with the greatest share of its points counts.
 */
export async function progressOf(
  db: Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>,
  userId: number,
  lessonIds?: readonly number[],
): Promise<ProgressEntry[]> {
  if (lessonIds?.length === 0) return []
  const isWhole = eq(attempts.item, 0)
  const best = db
    .selectDistinctOn([attempts.thingId], {
      moduleId: attempts.thingId,
      item: attempts.item,
      earned: attempts.earned,
      total: attempts.total,
      latest: sql<Date>`max(${attempts.doneAt}) over (partition by ${attempts.thingId})`.as('latest'),
    })
    .from(attempts)
    .innerJoin(modules, eq(modules.id, attempts.thingId))
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.thing, 'module'),
        // A new version begins anew, but takes no tick away.
        or(isWhole, eq(attempts.versionId, modules.publishedVersionId)),
        lessonIds && inArray(modules.lessonId, [...lessonIds]),
      ),
    )
    .orderBy(
      attempts.thingId,
      desc(isWhole),
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
      >`json_agg(json_build_object('no', ${modules.no}, 'item', ${best.item}, 'earned', ${best.earned}, 'total', ${best.total}) order by ${modules.no})`,
      updated_at: latest.mapWith(attempts.doneAt),
    })
    .from(best)
    .innerJoin(modules, eq(modules.id, best.moduleId))
    .innerJoin(moduleVersions, isPublished())
    .innerJoin(lessons, and(eq(lessons.id, modules.lessonId), isSeen()))
    .groupBy(lessons.id)
    .orderBy(sql`${latest} desc`)
  return rows.map(({ lesson, best: own, ...row }) => {
    const whole = own.filter(({ item }) => item === 0)
    return {
      lesson_id: lesson.id,
      title: lesson.title,
      url: lessonUrl(lesson),
      done: whole.map(({ no }) => no),
      begun: own.filter(({ item }) => item > 0).map(({ no }) => no),
      results: whole.flatMap(({ no, earned, total }) =>
        earned === null || total === null ? [] : [{ no, earned, total }],
      ),
      module_count: row.module_count,
      updated_at: row.updated_at.toISOString(),
    }
  })
}
