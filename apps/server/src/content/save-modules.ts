import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { modules, moduleVersions } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'

/** A module of a lesson as its author has it now. */
export interface ModuleDraft
  extends Omit<
    typeof moduleVersions.$inferInsert,
    'id' | 'moduleId' | 'createdAt' | 'publishedAt' | 'savedAt' | 'savedBy' | 'savedByName'
  > {
  uid: string
  activityNo: number
  no: number
}

/**
 * Puts a lesson's modules in their places; what is not among them any more is withdrawn. A module whose content is
 * another than that of its latest version gets a new one.
 * @returns the latest version of each, by module id
 */
export async function saveModules(
  transaction: Transaction,
  lessonId: number,
  drafts: readonly ModuleDraft[],
): Promise<Map<number, number>> {
  // All of them first: numbers are free then, in whatever order they are taken.
  await transaction
    .update(modules)
    .set({ withdrawnAt: sql`now()` })
    .where(
      and(
        eq(modules.lessonId, lessonId),
        isNull(modules.withdrawnAt),
        // What editors have not published yet is nothing of the pack's.
        isNotNull(modules.publishedVersionId),
      ),
    )
  const versions = new Map<number, number>()
  for (const { uid, activityNo, no, ...version } of drafts) {
    const place = { lessonId, activityNo, no, withdrawnAt: null }
    const [row] = await transaction
      .insert(modules)
      .values({ uid, ...place })
      .onConflictDoUpdate({ target: modules.uid, set: place })
      .returning({ id: modules.id })
    if (!row) throw new Error(`module ${uid} was not returned`)
    versions.set(row.id, await versionOf(transaction, row.id, version))
  }
  return versions
}

type Version = Omit<ModuleDraft, 'uid' | 'activityNo' | 'no'>

/** The latest version if it says the same, else a new one. What editors have not published yet stays as it is. */
async function versionOf(transaction: Transaction, moduleId: number, version: Version): Promise<number> {
  const [latest] = await transaction
    .select()
    .from(moduleVersions)
    .where(
      and(
        eq(moduleVersions.moduleId, moduleId),
        or(isNull(moduleVersions.savedAt), isNotNull(moduleVersions.publishedAt)),
      ),
    )
    .orderBy(desc(moduleVersions.id))
    .limit(1)
  if (latest && saysTheSame(latest, version)) return latest.id
  const [row] = await transaction
    .insert(moduleVersions)
    .values({ moduleId, ...version })
    .returning({ id: moduleVersions.id })
  if (!row) throw new Error(`a version of module ${moduleId} was not returned`)
  return row.id
}

const PARTS = ['type', 'schemaVersion', 'name', 'title', 'titleMemo', 'memo', 'description'] as const

const saysTheSame = (latest: typeof moduleVersions.$inferSelect, version: Version): boolean =>
  PARTS.every((part) => latest[part] === (version[part] ?? '')) &&
  JSON.stringify(latest.content) === JSON.stringify(version.content)
