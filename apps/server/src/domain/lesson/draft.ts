import { contentParts } from '@hakka/modules/server'
import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { lessonAuthors } from '../../db/tables/authoring.ts'
import { modules, moduleVersions } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'
import { sanitizeHtml } from '../text/html.ts'

type Database = Pick<NodePgDatabase, 'selectDistinctOn'>

/** A module as its editors have it. */
export interface ModuleDraft extends DraftedContent {
  moduleId: number
  lessonId: number
  /** The row that it stands in: its draft's, or the one that learners see. */
  versionId: number
  /** The one that learners see, or saw last; none before it is published. */
  seenVersionId: number | null
  /** Goes up with each save: who saves an older one is told so. */
  revision: number
  /** Whether learners see something else, or nothing. */
  isDraft: boolean
  savedAt: Date | null
  savedBy: string
}

/** What is written of a module; complete or not. */
export interface DraftedContent {
  type: string
  schemaVersion: number
  /** 語詞：家裡的人, as lists call it. */
  name: string
  title: string
  titleMemo: string
  memo: string
  description: string
  content: unknown
}

const isDraft = and(isNotNull(moduleVersions.savedAt), isNull(moduleVersions.publishedAt))

/** What editors have of a module: its draft, else what learners see of it. */
export async function draftOf(db: Database, moduleId: number): Promise<ModuleDraft | undefined> {
  return (await draftsOf(db, [moduleId]))[0]
}

/** The same of several modules, in the order in which they are named; those that are not there are left out. */
export async function draftsOf(db: Database, moduleIds: readonly number[]): Promise<ModuleDraft[]> {
  const rows = await db
    .selectDistinctOn([modules.id], { module: modules, version: moduleVersions })
    .from(modules)
    .innerJoin(moduleVersions, eq(moduleVersions.moduleId, modules.id))
    .where(
      and(
        inArray(modules.id, [0, ...moduleIds]),
        or(isDraft, eq(moduleVersions.id, modules.publishedVersionId)),
      ),
    )
    .orderBy(modules.id, desc(isNull(moduleVersions.publishedAt)))
  const found = new Map(rows.map((row) => [row.module.id, row]))
  return moduleIds.flatMap((moduleId) => {
    const row = found.get(moduleId)
    if (!row || row.module.lessonId === null) return []
    const { module, version } = row
    return {
      moduleId,
      lessonId: row.module.lessonId,
      versionId: version.id,
      seenVersionId: module.publishedVersionId,
      revision: module.draftRevision,
      isDraft: version.publishedAt === null,
      savedAt: version.savedAt,
      savedBy: version.savedByName,
      ...contentIn(version),
    }
  })
}

/** What of a module, or of a version's row, is its content. */
export const contentIn = (row: DraftedContent): DraftedContent => ({
  type: row.type,
  schemaVersion: row.schemaVersion,
  name: row.name,
  title: row.title,
  titleMemo: row.titleMemo,
  memo: row.memo,
  description: row.description,
  content: row.content,
})

export type Saved =
  | { ok: true; versionId: number; revision: number }
  /** Somebody else has saved meanwhile: the module as it is now. */
  | { ok: false; present: ModuleDraft }

/**
 * Keeps what was typed, whatever it is worth: the type's schema is asked when it is sent in. What learners see never
 * changes by it; of what says the same as they see no draft is kept.
 * @param sent without a name it keeps the one it has
 * @param revision the one that the editor began with
 * @throws AppError `not_found`
 */
export async function saveDraft(
  transaction: Transaction,
  moduleId: number,
  sent: Omit<DraftedContent, 'name'> & { name?: string },
  { revision, userId, at }: { revision: number; userId: number; at: Date },
): Promise<Saved> {
  // Before all else: whoever publishes takes the rows of modules first as well.
  await transaction.select({ id: modules.id }).from(modules).where(eq(modules.id, moduleId)).for('update')
  const present = await draftOf(transaction, moduleId)
  if (!present) throw new AppError('not_found')
  if (present.revision !== revision) return { ok: false, present }
  const content = { ...sent, name: sent.name ?? present.name, content: cleaned(sent) }
  const versionId = await putDraft(transaction, present, content, { userId, at })
  await transaction
    .update(modules)
    .set({ draftRevision: revision + 1 })
    .where(eq(modules.id, moduleId))
  await noteAuthor(transaction, present.lessonId, userId)
  return { ok: true, versionId, revision: revision + 1 }
}

/** A content whose HTML is as it may be stored: editors look at drafts of others. */
function cleaned({ type, content, schemaVersion }: Omit<DraftedContent, 'name'>): unknown {
  const html = new Map(
    contentParts(type, content, schemaVersion).flatMap((part): [string, string][] =>
      part.is === 'html' ? [[part.html, sanitizeHtml(part.html)]] : [],
    ),
  )
  const clean = (node: unknown): unknown => {
    if (typeof node === 'string') return html.get(node) ?? node
    if (Array.isArray(node)) return node.map(clean)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, own]) => [key, clean(own)]))
  }
  return html.size === 0 ? content : clean(content)
}

async function putDraft(
  transaction: Transaction,
  { moduleId, versionId, isDraft: exists }: ModuleDraft,
  content: DraftedContent,
  { userId, at }: { userId: number; at: Date },
): Promise<number> {
  const seen = await seenContent(transaction, moduleId)
  if (seen && saysTheSame(seen.content, content)) {
    if (exists) await transaction.delete(moduleVersions).where(eq(moduleVersions.id, versionId))
    return seen.versionId
  }
  const values = { ...content, savedAt: at, savedBy: userId, savedByName: await nameOf(transaction, userId) }
  if (exists) {
    await transaction.update(moduleVersions).set(values).where(eq(moduleVersions.id, versionId))
    return versionId
  }
  const [row] = await transaction
    .insert(moduleVersions)
    .values({ moduleId, ...values })
    .returning({ id: moduleVersions.id })
  if (!row) throw new Error(`a draft of module ${moduleId} was not returned`)
  return row.id
}

/** What learners see of a module. */
async function seenContent(
  transaction: Transaction,
  moduleId: number,
): Promise<{ versionId: number; content: DraftedContent } | undefined> {
  const [row] = await transaction
    .select({ version: moduleVersions })
    .from(modules)
    .innerJoin(moduleVersions, eq(moduleVersions.id, modules.publishedVersionId))
    .where(eq(modules.id, moduleId))
  return row && { versionId: row.version.id, content: contentIn(row.version) }
}

/** `content` is `json`: its keys keep their order. */
const saysTheSame = (one: DraftedContent, other: DraftedContent): boolean =>
  JSON.stringify(partsCompared(one)) === JSON.stringify(partsCompared(other))

const partsCompared = ({
  type,
  schemaVersion,
  name,
  title,
  titleMemo,
  memo,
  description,
  content,
}: DraftedContent) => [type, schemaVersion, name, title, titleMemo, memo, description, content]

export async function nameOf(transaction: Transaction, userId: number): Promise<string> {
  const [user] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name ?? ''
}

/** Remembers who has written in a lesson since it was published. */
export async function noteAuthor(transaction: Transaction, lessonId: number, userId: number): Promise<void> {
  await transaction.insert(lessonAuthors).values({ lessonId, userId }).onConflictDoNothing()
}
