import type { CallAnswer } from '@hakka/contract/calls'
import type { ModuleReport } from '@hakka/contract/lesson-module'
import { type ModuleType, moduleTypes, whereOf } from '@hakka/modules/server'
import { eq } from 'drizzle-orm'
import { lessons, moduleVersions } from '../../db/tables/content.ts'
import { openReports } from '../../domain/feedback/open.ts'
import { contentIn, type ModuleDraft } from '../../domain/lesson/draft.ts'
import { publishedModules } from '../../domain/lesson/modules.ts'
import type { Services } from '../../domain/services.ts'
import { missedIn, PUPILS_MIN } from './missed.ts'
import { foundModule, presentModule } from './open.ts'
import { rowInDraft, slidesKey } from './places.ts'

type Db = Pick<Services, 'db'>

/** A module as learners see it and as editors have it by now. */
interface Contents {
  seen: unknown
  draft: unknown
}

/** What stands beside a module for whoever edits it: reports that wait for an answer, and what pupils missed. */
export async function remarksOf(
  { db }: Db,
  which: { lesson_id: number; module_id: number },
): Promise<CallAnswer<'GET /api/lesson/module/remarks'>> {
  const module = await foundModule(db, which)
  const type = moduleTypes.get(module.type)
  if (!type || module.seenVersionId === null) return { reports: [], missed: [], pupils_min: PUPILS_MIN }
  const contents = { seen: await seenOf({ db }, module), draft: presentModule(module).content }
  return {
    reports: await reportsOf({ db }, module, type, contents),
    missed: await missedIn({ db }, module.seenVersionId, contents),
    pupils_min: PUPILS_MIN,
  }
}

/** What learners see, in the shape that the draft is opened in. */
async function seenOf({ db }: Db, module: ModuleDraft): Promise<unknown> {
  if (!module.isDraft) return presentModule(module).content
  const [row] = await db
    .select()
    .from(moduleVersions)
    .where(eq(moduleVersions.id, module.seenVersionId ?? 0))
  return row ? presentModule({ ...module, ...contentIn(row) }).content : undefined
}

/** Learners count the modules that they see, and the slides of each. */
async function reportsOf(
  { db }: Db,
  { lessonId, moduleId }: ModuleDraft,
  type: ModuleType,
  { seen, draft }: Contents,
): Promise<ModuleReport[]> {
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lessonId))
  const all = lesson ? await openReports(db, lesson) : []
  if (all.length === 0) return []
  const no = (await publishedModules(db, lessonId)).findIndex(({ id }) => id === moduleId) + 1
  const key = slidesKey(type, seen)
  return all
    .filter(({ place }) => place.mod_no === no)
    .map(({ place, createdAt, id, code, content }) => {
      const path =
        key === undefined || place.item === undefined ? '' : rowInDraft(seen, draft, key, place.item - 1)
      return {
        id,
        code,
        content,
        created_at: createdAt.toISOString(),
        path,
        where: whereOf(path, type.counted),
      }
    })
}
