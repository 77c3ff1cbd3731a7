import { type LessonWords, readContent } from '@hakka/modules/server'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { modules } from '../../db/tables/content.ts'
import { publishedModules } from './modules.ts'

/** The words that the lesson of a module teaches, as learners see it now. */
export async function lessonWords(db: NodePgDatabase, moduleId: number): Promise<LessonWords['words']> {
  const [own] = await db.select({ lessonId: modules.lessonId }).from(modules).where(eq(modules.id, moduleId))
  if (!own?.lessonId) return []
  const all = await publishedModules(db, own.lessonId)
  return all.flatMap(({ type, content, schemaVersion }) => {
    const read = readContent(type, content, schemaVersion)
    return read?.ok ? read.type.words(read.content) : []
  })
}
