import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { modules, moduleVersions } from '../../db/tables/content.ts'
import { type ModuleDraft, saveModules } from '../save-modules.ts'

type Given = Pick<ModuleDraft, 'type' | 'content'> & Partial<ModuleDraft>

/** Puts modules into a lesson, numbered as they come, and shows them to learners; nothing else follows from it. */
export async function putModules(
  db: NodePgDatabase,
  lessonId: number,
  given: readonly Given[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    const drafts = given.map((own, index) => ({
      uid: `test-${lessonId}-${index + 1}`,
      activityNo: 1,
      no: index + 1,
      schemaVersion: 1,
      name: own.type,
      ...own,
    }))
    for (const [moduleId, publishedVersionId] of await saveModules(transaction, lessonId, drafts)) {
      await transaction.update(modules).set({ publishedVersionId }).where(eq(modules.id, moduleId))
      await transaction
        .update(moduleVersions)
        .set({ publishedAt: new Date() })
        .where(eq(moduleVersions.id, publishedVersionId))
    }
  })
}
