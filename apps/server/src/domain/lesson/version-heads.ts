import { desc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { modules, moduleVersions } from '../../db/tables/content.ts'

/** The newest of a module's versions that editors are shown. */
const SHOWN = 200

/** A module's versions by the first publication of its lesson that had each. */
const NOTED = (moduleId: number) => sql`(
  select distinct on (version_id) (own ->> 'version_id')::int as version_id, l.note
  from modules m join lesson_versions l on l.lesson_id = m.lesson_id, json_array_elements(l.content -> 'versions') own
  where m.id = ${moduleId} order by version_id, l.no) noted`

/** What is said of a module's versions, the newest first, without what is in them. */
export const versionHeads = (db: Pick<NodePgDatabase, 'select'>, moduleId: number) =>
  db
    .select({
      id: moduleVersions.id,
      titleMemo: moduleVersions.titleMemo,
      createdAt: moduleVersions.createdAt,
      publishedAt: moduleVersions.publishedAt,
      savedAt: moduleVersions.savedAt,
      by: moduleVersions.savedByName,
      /** What was said of the publication that first had it; '' of a draft and of what came before the desk. */
      note: sql<string>`coalesce(noted.note, '')`,
      /** Nobody but editors has seen it. */
      isDraft: sql<boolean>`${moduleVersions.savedAt} is not null and ${moduleVersions.publishedAt} is null`,
      /** What learners see now. */
      isSeen: sql<boolean>`${moduleVersions.id} is not distinct from ${modules.publishedVersionId}`,
    })
    .from(moduleVersions)
    .innerJoin(modules, eq(modules.id, moduleVersions.moduleId))
    .leftJoin(NOTED(moduleId), sql`noted.version_id = ${moduleVersions.id}`)
    .where(eq(moduleVersions.moduleId, moduleId))
    .orderBy(desc(moduleVersions.id))
    .limit(SHOWN)
