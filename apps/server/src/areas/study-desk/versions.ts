import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@hakka/contract/calls'
import type { StudyKindName } from '@hakka/contract/constants'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { editStudyItem, ItemRefusal, kindNamed } from '../../content/edit-study.ts'
import { textsOf } from '../../content/edited-sentence.ts'
import { isRecord } from '../../content/json.ts'
import { STUDY_ITEM } from '../../content/study-thing.ts'
import { studyItems } from '../../db/tables/self-study.ts'
import { holdsOne, ITEM_EDITORS, TEXT_EDITORS } from '../../domain/account/study-permissions.ts'
import { findVersioned, listRevisions } from '../../domain/edit/revisions.ts'
import type { Services } from '../../domain/services.ts'
import type { Member } from '../../http/session/actor.ts'
import { AppError } from '../../kernel/app-error.ts'

const NAMED = { name: STUDY_ITEM }
/** As it was stored, but for what its kind has called otherwise since: that judges it when it comes back. */
const schema = z.record(z.string(), z.unknown())

/** Which versions are kept of an item. @throws AppError `not_found` for an item of another kind */
export async function versionsOf(db: NodePgDatabase, kind: StudyKindName, id: number) {
  await needItem(db, kind, id)
  return listRevisions(db, NAMED, id)
}

/** @throws AppError `not_found` also for a version that is not kept */
export async function readVersion(
  db: NodePgDatabase,
  kind: StudyKindName,
  { id, version }: { id: number; version: number },
) {
  await needItem(db, kind, id)
  const { schemaVersion, content, ...own } = await findVersioned(db, NAMED, { id, version, schema })
  // As its kind reads it today.
  return { ...own, content: schema.parse(kindNamed(kind).migrate(content, schemaVersion)) }
}

async function needItem(db: NodePgDatabase, kind: StudyKindName, id: number): Promise<void> {
  const [item] = await db
    .select({ id: studyItems.id })
    .from(studyItems)
    .where(and(eq(studyItems.id, id), eq(studyItems.kind, kind)))
  if (!item) throw new AppError('not_found')
}

/** Its place is its pack's, whatever it was then: a book has it beside its titles. */
function withName(content: Record<string, unknown>, now: Record<string, unknown>): Record<string, unknown> {
  if (isRecord(content.book) && isRecord(now.book))
    return { ...content, book: withName(content.book, now.book) }
  return { ...content, uid: now.uid, no: now.no }
}

/**
 * Makes an earlier version the newest one.
 * @returns its number
 * @throws AppError `forbidden` also for whoever may change sounds alone where texts differ; `conflict`, `not_found`;
 * `validation` for what its kind does not take any more
 */
export async function revertItem(
  services: Services,
  actor: Member,
  kind: StudyKindName,
  { id, revision, version }: CallBody<'POST /api/admin/self_study/{type}/revert'>,
): Promise<number> {
  if (!holdsOne(actor, ITEM_EDITORS[kind])) throw new AppError('forbidden')
  const { content } = await readVersion(services.db, kind, { id, version: revision })
  const asked = { id, version, deed: 'revert' as const }
  try {
    return await editStudyItem({ ...services, userId: actor.userId }, kind, asked, async (before) => {
      const now = withName(content, before.content)
      if (isDeepStrictEqual(now, before.content)) return before.content
      const isText = !isDeepStrictEqual(textsOf(now), textsOf(before.content))
      if (isText && !holdsOne(actor, TEXT_EDITORS[kind])) throw new AppError('forbidden')
      return now
    })
  } catch (error) {
    if (!(error instanceof ItemRefusal)) throw error
    const [fault] = error.faults
    throw new AppError('validation', { message: `這一版現在不能用：${fault?.message ?? '內容的格式不對'}` })
  }
}
