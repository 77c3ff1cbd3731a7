import { randomUUID } from 'node:crypto'
import { moduleTypes, newContent } from '@hakka/modules/server'
import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { modules, moduleVersions } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'
import { type DraftedContent, draftOf, nameOf, noteAuthor } from './draft.ts'
import { draftedLesson, keepDraft, type LessonDraft } from './lesson-draft.ts'

type Database = Pick<NodePgDatabase, 'select'>

/** Who does it, and when. */
interface By {
  userId: number
  at: Date
}

/**
 * Puts a new, empty module at the end of an activity, or before another one. To be called in the change of the lesson
 * (`editLesson`); so are the others below.
 * @returns its id
 */
export async function newModule(
  transaction: Transaction,
  place: { lessonId: number; activityNo: number; index?: number | undefined },
  type: string,
  by: By,
): Promise<number> {
  const known = moduleTypes.get(type)
  if (!known) throw new AppError('validation', { errors: { type: ['請選擇模組類型'] } })
  return putModule(
    transaction,
    place,
    {
      type,
      schemaVersion: known.version,
      name: known.name,
      title: '',
      titleMemo: '',
      memo: '',
      description: '',
      content: newContent(known),
    },
    by,
  )
}

/** A module of its own that says what another one does, behind it. @returns its id */
export async function copyModule(
  transaction: Transaction,
  lessonId: number,
  moduleId: number,
  by: By,
): Promise<number> {
  const from = await draftOf(transaction, moduleId)
  const place = await placeOf(transaction, lessonId, moduleId)
  if (!from || !place) throw new AppError('not_found')
  const { type, schemaVersion, title, titleMemo, memo, description, content } = from
  const name = `${from.name}（副本）`.slice(0, 100)
  const copied = { type, schemaVersion, name, title, titleMemo, memo, description, content }
  return putModule(transaction, { lessonId, ...place, index: place.index + 1 }, copied, by)
}

/** Writes a module that nobody has published, and puts it into its lesson's draft. @returns its id */
export async function putModule(
  transaction: Transaction,
  { lessonId, activityNo, index }: { lessonId: number; activityNo: number; index?: number | undefined },
  content: DraftedContent,
  { userId, at }: By,
): Promise<number> {
  const [row] = await transaction
    .insert(modules)
    .values({ uid: `desk-${randomUUID()}`, lessonId, activityNo, no: 0 })
    .returning({ id: modules.id })
  if (!row) throw new Error('the new module was not returned')
  await transaction.insert(moduleVersions).values({
    moduleId: row.id,
    ...content,
    savedAt: at,
    savedBy: userId,
    savedByName: await nameOf(transaction, userId),
  })
  const drafted = await draftedLesson(transaction, lessonId)
  if (!drafted) throw new AppError('not_found')
  const places = drafted.draft.activities.map((own, no) =>
    no + 1 === activityNo ? own.modules.toSpliced(index ?? own.modules.length, 0, row.id) : own.modules,
  )
  await keepDraft(
    transaction,
    drafted.lesson,
    await placeModules(transaction, lessonId, drafted.draft, places),
    at,
  )
  await noteAuthor(transaction, lessonId, userId)
  return row.id
}

/** Where a module stands in its lesson's draft. */
async function placeOf(
  db: Database,
  lessonId: number,
  moduleId: number,
): Promise<{ activityNo: number; index: number } | undefined> {
  const drafted = await draftedLesson(db, lessonId)
  const at = drafted?.draft.activities.findIndex((own) => own.modules.includes(moduleId)) ?? -1
  const own = drafted?.draft.activities[at]
  return own && { activityNo: at + 1, index: own.modules.indexOf(moduleId) }
}

/** Modules of one activity: three of them stay below the 200 that a pack's lesson may count. */
const ACTIVITY_MODULES = 60

/**
 * Puts a lesson's modules where they shall stand; those that are not named are taken out of it and may be put back.
 * @param places ids by activity
 * @throws AppError `validation` where one stands twice, is no module of the lesson, or an activity has too many
 */
export async function placeModules(
  transaction: Transaction,
  lessonId: number,
  draft: LessonDraft,
  places: readonly (readonly number[])[],
): Promise<LessonDraft> {
  const ids = places.flat()
  if (places.some((own) => own.length > ACTIVITY_MODULES))
    throw new AppError('validation', { errors: { activities: [`一個活動最多 ${ACTIVITY_MODULES} 個模組`] } })
  const rows = await transaction
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.lessonId, lessonId), inArray(modules.id, [0, ...ids])))
  if (new Set(ids).size !== ids.length || rows.length !== ids.length)
    throw new AppError('validation', { errors: { activities: ['有不屬於這一課的模組，請重新整理'] } })
  return {
    ...draft,
    activities: draft.activities.map((own, at) => ({ ...own, modules: [...(places[at] ?? [])] })),
  }
}
