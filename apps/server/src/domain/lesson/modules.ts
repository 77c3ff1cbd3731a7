import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, modules, moduleVersions } from '../../db/tables/content.ts'

/** Lessons that learners see. */
export const isSeen = (): SQL => eq(lessons.state, 'published')

/** Modules that stand in a lesson and that learners see, as long as they see the lesson. */
export const isPublished = (): SQL | undefined =>
  and(isNull(modules.withdrawnAt), eq(moduleVersions.id, modules.publishedVersionId))

/** A lesson's modules as learners see them, in their order. */
export const publishedModules = (db: Pick<NodePgDatabase, 'select'>, lessonId: number) =>
  db
    .select({
      id: modules.id,
      uid: modules.uid,
      versionId: moduleVersions.id,
      activityNo: modules.activityNo,
      no: modules.no,
      type: moduleVersions.type,
      schemaVersion: moduleVersions.schemaVersion,
      name: moduleVersions.name,
      title: moduleVersions.title,
      titleMemo: moduleVersions.titleMemo,
      memo: moduleVersions.memo,
      description: moduleVersions.description,
      content: moduleVersions.content,
    })
    .from(modules)
    .innerJoin(moduleVersions, isPublished())
    .where(eq(modules.lessonId, lessonId))
    .orderBy(asc(modules.no))

export type PublishedModule = Awaited<ReturnType<typeof publishedModules>>[number]

/** How many modules of a lesson learners see; for a query over `lessons`. */
export const moduleCount = sql<string>`(
  select count(*) from ${modules} m
  where m.lesson_id = ${lessons.id} and m.withdrawn_at is null and m.published_version_id is not null
)`.mapWith(Number)
