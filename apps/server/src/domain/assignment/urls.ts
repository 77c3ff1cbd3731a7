import { and, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, modules } from '../../db/tables/content.ts'
import { lessonUrl } from '../lesson/lesson-address.ts'
import type { ItemRow } from './pupils.ts'

/**
 * Where things of assignments are done now, by the item's id: a module may have moved within its lesson, or to another,
 * since. One that is withdrawn keeps the address that it had.
 */
export async function urlsNow(db: NodePgDatabase, items: readonly ItemRow[]): Promise<Map<number, string>> {
  const ids = items.flatMap(({ thing, thingId }) => (thing === 'module' ? [thingId] : []))
  const places = ids.length === 0 ? [] : await placesOf(db, ids)
  const byModule = new Map(places.map(({ id, lesson, at }) => [id, `${lessonUrl(lesson)}&mod_no=${at}`]))
  return new Map(
    items.map(({ id, thing, thingId, url }) => [
      id,
      (thing === 'module' ? byModule.get(thingId) : undefined) ?? url,
    ]),
  )
}

/** A page counts the modules that it shows. */
const placesOf = (db: NodePgDatabase, moduleIds: readonly number[]) =>
  db
    .select({
      id: modules.id,
      lesson: lessons,
      at: sql<number>`(select count(*)::integer from modules m where m.lesson_id = ${modules.lessonId}
        and m.withdrawn_at is null and m.published_version_id is not null and m.no <= ${modules.no})`,
    })
    .from(modules)
    .innerJoin(lessons, sql`${lessons.id} = ${modules.lessonId}`)
    .where(and(inArray(modules.id, [...new Set(moduleIds)]), sql`${modules.withdrawnAt} is null`))

/** The page on which a module of a test is answered; `isTry`: by the class's teacher. */
export const testUrl = (assignmentId: number, itemId: number, isTry = false): string =>
  `/my/learning-class/test?id=${assignmentId}&item_id=${itemId}${isTry ? '&try=1' : ''}`
