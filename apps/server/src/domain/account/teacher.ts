import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'

/*
 * Whoever registers as a teacher is one when that has been confirmed. `teacher_confirmed_at` alone says so; what
 * somebody registered as is `role_id`.
 */

/** The role a teacher registers with. */
export const TEACHER_ROLE_ID = 4

type Standing = Pick<typeof users.$inferSelect, 'roleId' | 'teacherConfirmedAt'>

export function teacherStateOf({ roleId, teacherConfirmedAt }: Standing): 'none' | 'pending' | 'confirmed' {
  if (teacherConfirmedAt !== null) return 'confirmed'
  return roleId === TEACHER_ROLE_ID ? 'pending' : 'none'
}

/** Of a row of `users`: is a teacher. */
export const isTeacher = sql<boolean>`${isNotNull(users.teacherConfirmedAt)}`

/** Of a row of `users`: registered as a teacher, and confirmed by nobody yet. */
export const isPendingTeacher = and(eq(users.roleId, TEACHER_ROLE_ID), isNull(users.teacherConfirmedAt))

/** Confirms a pending teacher whom 教育雲 knows for one. Anybody else stays what they are. */
export async function confirmTeacher(
  db: NodePgDatabase | Transaction,
  userId: number,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ teacherConfirmedAt: now, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isPendingTeacher))
}
