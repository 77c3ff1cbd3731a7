import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'
import { inTurn } from '../edit/lock.ts'
import { type ClassRow, PUBLIC } from './belonging.ts'

const ARCHIVED = '這個班級已經封存，不能再變動；要變動的話，請先恢復班級'

/**
 * A change of a class: one after the other, so that nobody comes in beyond its bounds or into what is being deleted.
 * @throws AppError `not_found` when it is gone meanwhile
 */
export async function changeClass<T>(
  db: NodePgDatabase,
  classId: number,
  run: (transaction: Transaction, row: ClassRow) => Promise<T>,
): Promise<T> {
  return inTurn(`class ${classId}`, () =>
    db.transaction(async (transaction) => {
      const [row] = await lockClasses(transaction, [classId])
      if (!row) throw new AppError('not_found')
      return run(transaction, row)
    }),
  )
}

/** Locks classes in their order: two who name the same ones wait for each other in turn. */
export const lockClasses = (transaction: Transaction, classIds: readonly number[]): Promise<ClassRow[]> =>
  transaction
    .select()
    .from(schoolClasses)
    .where(and(inArray(schoolClasses.id, [...classIds]), isNull(schoolClasses.deletedAt)))
    .orderBy(schoolClasses.id)
    .for('update')

/** @throws AppError `validation` for a class whose year is over */
export function refuseArchived({ archivedAt }: Pick<ClassRow, 'archivedAt'>): void {
  if (archivedAt) throw new AppError('validation', { message: ARCHIVED })
}

const NOT_PUBLIC = '這個班級是「未公開」，學生看不到也不能加入；要讓學生加入，請先改成「公開」'

/** @throws AppError `validation` for a class that nobody can come into, by whatever way */
export function refuseNotPublic({ status }: Pick<ClassRow, 'status'>): void {
  if (status !== PUBLIC) throw new AppError('validation', { message: NOT_PUBLIC })
}

/** Counts what it says of a class as changed now. */
export const touched = (transaction: Transaction, classId: number, now: Date) =>
  transaction.update(schoolClasses).set({ updatedAt: now }).where(eq(schoolClasses.id, classId))
