import { and, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { accountJoins } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'

/** @throws AppError `forbidden` for a class account that its pupil has joined into her own; said to who knows its PIN */
export async function refuseJoined(db: NodePgDatabase | Transaction, userId: number): Promise<void> {
  const joined = and(eq(accountJoins.fromId, userId), isNull(accountJoins.undoneAt))
  if ((await db.$count(accountJoins, joined)) > 0)
    throw new AppError('forbidden', {
      message: '這個班級帳號已經併入你自己的帳號，請用自己的帳號登入',
    })
}
