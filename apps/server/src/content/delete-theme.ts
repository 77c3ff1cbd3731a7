import type { StudyKindId } from '@hakka/modules/server'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { hidden, shownAgain } from '../domain/edit/deletion.ts'
import { edit } from '../domain/edit/edit.ts'
import { lock } from '../domain/edit/lock.ts'
import { AppError } from '../kernel/app-error.ts'
import type { Editor } from './edit-study.ts'
import { STUDY_NUMBERS } from './new-study.ts'
import { publishStudy } from './publish-study.ts'
import { isTaken, themeThing } from './save-theme.ts'

interface Asked {
  id: number
  version: number | undefined
}

/**
 * Hides a theme, or a part of one, with all that is in it: it comes back as a whole.
 * @throws AppError `not_found`; `conflict` where it has changed since
 */
export async function deleteTheme(
  { userId, ...services }: Editor,
  kind: StudyKindId,
  { id, version }: Asked,
): Promise<void> {
  const thing = themeThing(kind)
  let count = 0
  const record = (item: Parameters<typeof thing.record>[0]) => ({ ...Object(thing.record(item)), count })
  const asked = { userId, action: `${kind}.theme_destroy`, id, version, record }
  await edit(services, thing, asked, async (transaction, before, at) => {
    const within = await allWithin(transaction, id)
    const shown = and(inArray(studyItems.categoryId, within), isNull(studyItems.withdrawnAt))
    // Whoever is writing one of them is waited for first: to find it a number they may want what is asked for next.
    await transaction
      .select({ id: studyItems.id })
      .from(studyItems)
      .where(shown)
      .orderBy(studyItems.id)
      .for('no key update')
    await lock(transaction, STUDY_NUMBERS)
    const gone = { ...hidden(before, { userId, at }), withdrawnAt: at }
    const items = await transaction
      .update(studyItems)
      .set({ ...gone, version: sql`${studyItems.version} + 1`, deletedWith: id })
      .where(shown)
      .returning({ dialectId: studyItems.dialectId })
    count = items.length
    await transaction
      .update(studyCategories)
      .set({
        ...gone,
        version: sql`${studyCategories.version} + 1`,
        deletedWith: sql`case when ${studyCategories.id} = ${id} then null else ${id}::int end`,
      })
      .where(and(inArray(studyCategories.id, within), isNull(studyCategories.withdrawnAt)))
    await publish(transaction, services, before.item.parentId ?? id, items)
    return undefined
  })
}

/**
 * Shows a deleted theme again, or a part of one, with all that was deleted with it.
 * @throws AppError `not_found` for one that nobody has deleted; `conflict` where it has changed since; `validation` where
 * its name is another one's by now, or the theme of a part is deleted
 */
export async function restoreTheme(
  { userId, ...services }: Editor,
  kind: StudyKindId,
  { id, version }: Asked,
): Promise<void> {
  const asked = { userId, action: `${kind}.theme_restore`, id, version, isDeleted: true }
  await edit(services, themeThing(kind), asked, async (transaction, before, at) => {
    const [row] = await transaction.select().from(studyCategories).where(eq(studyCategories.id, id))
    if (!row?.deletedAt) throw new AppError('not_found')
    await lock(transaction, STUDY_NUMBERS)
    await refuseWithout(transaction, row.parentId)
    if (await isTaken(transaction, kind, row.name, row))
      throw new AppError('validation', {
        message: `已經有另一個「${row.name}」，請先改它的名稱，再還原這一個`,
      })
    const within = await allWithin(transaction, id)
    const again = { ...shownAgain(before, at), withdrawnAt: null, deletedWith: null }
    await transaction
      .update(studyCategories)
      .set({ ...again, version: sql`${studyCategories.version} + 1` })
      .where(or(eq(studyCategories.id, id), eq(studyCategories.deletedWith, id)))
    const items = await transaction
      .update(studyItems)
      .set({ ...again, version: sql`${studyItems.version} + 1` })
      .where(and(inArray(studyItems.categoryId, within), eq(studyItems.deletedWith, id)))
      .returning({ dialectId: studyItems.dialectId })
    await publish(transaction, services, row.parentId ?? id, items)
    return undefined
  })
}

/** The theme and its parts. */
async function allWithin(transaction: Transaction, id: number): Promise<number[]> {
  const rows = await transaction
    .select({ id: studyCategories.id })
    .from(studyCategories)
    .where(or(eq(studyCategories.id, id), eq(studyCategories.parentId, id)))
  return rows.map((own) => own.id)
}

/** A part has nowhere to be while its theme is deleted. */
async function refuseWithout(transaction: Transaction, parentId: number | null): Promise<void> {
  if (parentId === null) return
  const [theme] = await transaction.select().from(studyCategories).where(eq(studyCategories.id, parentId))
  if (theme?.withdrawnAt !== null)
    throw new AppError('validation', { message: `主題「${theme?.name}」也刪除了，請先還原它` })
}

function publish(
  transaction: Transaction,
  services: Parameters<typeof publishStudy>[1],
  themeId: number,
  items: readonly { dialectId: number | null }[],
): Promise<void> {
  const dialects = new Set(items.flatMap(({ dialectId }) => dialectId ?? []))
  const places = [...dialects].map((dialectId) => ({ themeId, dialectId }))
  return publishStudy(transaction, services, places)
}
