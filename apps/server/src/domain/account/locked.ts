import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { userRoles } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'

/** Kept among the roles of an account that an administrator has shut: it opens nothing, and neither does the rest. */
export const LOCKED = 'locked'

/** @throws AppError `forbidden` for an account that is shut, however its owner proves who they are */
export async function refuseLocked(db: NodePgDatabase | Transaction, userId: number): Promise<void> {
  const locked = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, LOCKED)))
  if (locked.length > 0) throw new AppError('forbidden', { message: '這個帳號已停用，請聯絡網站管理員' })
}
