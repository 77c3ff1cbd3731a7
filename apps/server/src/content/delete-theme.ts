import { DIALECTS } from '@hakka/contract/constants'
import type { StudyKindId } from '@hakka/modules/server'
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { hidden } from '../domain/edit/deletion.ts'
import { edit } from '../domain/edit/edit.ts'
import { AppError } from '../kernel/app-error.ts'
import type { Editor } from './edit-study.ts'
import { themeThing } from './save-theme.ts'

/**
 * Hides a theme that has nothing in it, with its empty parts, or a part of one.
 * @throws AppError `not_found`; `validation` where it has entries, saying how many
 */
export async function deleteTheme(
  { userId, ...services }: Editor,
  kind: StudyKindId,
  { id, version }: { id: number; version: number | undefined },
): Promise<void> {
  const asked = { userId, action: `${kind}.theme_destroy`, id, version }
  await edit(services, themeThing(kind), asked, async (transaction, before, at) => {
    const own = or(eq(studyCategories.id, id), eq(studyCategories.parentId, id))
    // What is just being written into a part of it is waited for.
    await transaction.select({ id: studyCategories.id }).from(studyCategories).where(own).for('update')
    await refuseFilled(transaction, before.item)
    await transaction
      .update(studyCategories)
      .set({
        ...hidden(before, { userId, at }),
        version: sql`${studyCategories.version} + 1`,
        withdrawnAt: at,
      })
      .where(and(own, isNull(studyCategories.withdrawnAt)))
    return undefined
  })
}

async function refuseFilled(transaction: Transaction, { id, name }: { id: number; name: string }) {
  const rows = await transaction
    .select({ dialectId: studyItems.dialectId, count: count() })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(
      and(or(eq(studyCategories.id, id), eq(studyCategories.parentId, id)), isNull(studyItems.withdrawnAt)),
    )
    .groupBy(studyItems.dialectId)
    .orderBy(asc(studyItems.dialectId))
  if (rows.length === 0) return
  const counts = rows.map((own) => {
    const dialect = DIALECTS.find((each) => each.id === own.dialectId)
    return `${dialect?.name ?? ''} ${own.count} 項`
  })
  throw new AppError('validation', {
    message: `「${name}」裡還有${counts.join('、')}，請先刪除這些內容`,
  })
}
