import { and, isNotNull, sql } from 'drizzle-orm'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'

/** A theme that has something in it is there, also one that the desk had deleted when it was empty. */
export async function showFilledThemes(transaction: Transaction): Promise<void> {
  const filled = sql`exists (
    select from ${studyItems} item join ${studyCategories} own on own.id = item.category_id
    where item.withdrawn_at is null and ${studyCategories.id} in (own.id, own.parent_id)
  )`
  await transaction
    .update(studyCategories)
    .set({
      deletedAt: null,
      deletedBy: null,
      deletedWith: null,
      withdrawnAt: null,
      version: sql`${studyCategories.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(isNotNull(studyCategories.deletedAt), filled))
}
