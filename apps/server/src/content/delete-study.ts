import type { StudyKindId } from '@hakka/modules/server'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { hidden, shownAgain } from '../domain/edit/deletion.ts'
import { edit } from '../domain/edit/edit.ts'
import { lock } from '../domain/edit/lock.ts'
import { AppError } from '../kernel/app-error.ts'
import { type Editor, kindNamed, publishItem, thingOf } from './edit-study.ts'
import { STUDY_NUMBERS } from './new-study.ts'
import { isTaken } from './save-theme.ts'

/** Hides an item from everybody; what pupils did with it stays theirs. @throws AppError `not_found` */
export async function deleteStudyItem(
  { userId, ...services }: Editor,
  kindId: StudyKindId,
  id: number,
): Promise<void> {
  const asked = { userId, action: `${kindId}.destroy`, id }
  await edit(services, thingOf(kindNamed(kindId)), asked, async (transaction, before, at) => {
    await transaction
      .update(studyItems)
      .set({ ...hidden(before, { userId, at }), withdrawnAt: at })
      .where(eq(studyItems.id, id))
    await publishItem(transaction, services, before.item)
    return undefined
  })
}

/**
 * Shows a deleted item again.
 * @throws AppError `not_found` for one that nobody has deleted; `conflict` where it has changed since; `validation`
 * where another one has its number by now
 */
export async function restoreStudyItem(
  { userId, ...services }: Editor,
  kindId: StudyKindId,
  { id, version }: { id: number; version: number | undefined },
): Promise<void> {
  const asked = { userId, action: `${kindId}.restore`, id, version, isDeleted: true }
  await edit(services, thingOf(kindNamed(kindId)), asked, async (transaction, before, at) => {
    const [row] = await transaction.select().from(studyItems).where(eq(studyItems.id, id))
    if (!row?.deletedAt) throw new AppError('not_found')
    await lock(transaction, STUDY_NUMBERS)
    await refuseTaken(transaction, row)
    await refuseTakenThemes(transaction, row)
    await transaction
      .update(studyItems)
      .set({ ...shownAgain(before, at), withdrawnAt: null, deletedWith: null })
      .where(eq(studyItems.id, id))
    await publishItem(transaction, services, before.item)
    return undefined
  })
}

/** A table may have brought another one of its number meanwhile. */
async function refuseTaken(
  transaction: Transaction,
  { id, kind, categoryId, dialectId, no }: typeof studyItems.$inferSelect,
): Promise<void> {
  const other = and(
    eq(studyItems.kind, kind),
    categoryId === null ? isNull(studyItems.categoryId) : eq(studyItems.categoryId, categoryId),
    dialectId === null ? isNull(studyItems.dialectId) : eq(studyItems.dialectId, dialectId),
    eq(studyItems.no, no),
    ne(studyItems.id, id),
    isNull(studyItems.withdrawnAt),
  )
  if ((await transaction.$count(studyItems, other)) > 0)
    throw new AppError('validation', { message: `編號 ${no} 已經有別的內容，不能還原` })
}

/** Its theme comes back with it where it was deleted too; meanwhile another one may have been given its name. */
async function refuseTakenThemes(
  transaction: Transaction,
  { kind, categoryId }: typeof studyItems.$inferSelect,
): Promise<void> {
  for (let id = categoryId; id !== null; ) {
    const [own] = await transaction.select().from(studyCategories).where(eq(studyCategories.id, id))
    if (own?.deletedAt && (await isTaken(transaction, kind, own.name, own)))
      throw new AppError('validation', {
        message: `它的主題「${own.name}」刪除了，現在另有同名的主題，請先改那個主題的名稱`,
      })
    id = own?.parentId ?? null
  }
}
