import { randomBytes } from 'node:crypto'
import { schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { newCode } from './code.ts'

/** 128 bits, for a link. */
export const newKey = () => randomBytes(16).toString('base64url')

/** Of 900 million codes; that so many are taken one after the other does not happen. */
const TRIES = 20

type Columns = Omit<
  typeof schoolClasses.$inferInsert,
  'code' | 'inviteKey' | 'teacherKey' | 'createdAt' | 'updatedAt'
>

/** Makes the row of a class with a code that no other class has, deleted ones neither. @returns its id */
export async function insertClass(
  transaction: Transaction,
  columns: Columns,
  at: Date,
  codes: () => string = newCode,
): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [row] = await transaction
      .insert(schoolClasses)
      .values({
        ...columns,
        code: codes(),
        inviteKey: newKey(),
        teacherKey: newKey(),
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: schoolClasses.id })
    if (row) return row.id
  }
  throw new Error('no code for a class was free')
}
