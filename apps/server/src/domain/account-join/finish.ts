import { and, eq, isNull, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { accountJoins, users } from '../../db/tables/account.ts'
import { publishNotice } from '../../ports/notices.ts'
import { takeRows } from './move.ts'
import { GOES_OVER } from './moved.ts'

/**
 * Deletes class accounts that were joined into others a day ago and longer. What came in under their name at the very
 * moment of the join goes over first.
 * @returns how many
 */
export async function finishJoins(db: NodePgDatabase, now: Date, signal: AbortSignal): Promise<number> {
  const over = and(isNull(accountJoins.undoneAt), lte(accountJoins.finalAt, now))
  const joins = await db.select({ id: accountJoins.id }).from(accountJoins).where(over)
  let finished = 0
  for (const { id } of joins) {
    signal.throwIfAborted()
    await db.transaction(async (transaction) => {
      const [join] = await transaction
        .select()
        .from(accountJoins)
        .where(and(eq(accountJoins.id, id), over))
        .for('update')
      if (!join) return
      for (const own of GOES_OVER) if (own.table !== 'class_members') await takeRows(transaction, own, join)
      await transaction.delete(users).where(eq(users.id, join.fromId))
      await publishNotice(transaction, { topic: 'user', keys: [String(join.fromId)] })
      finished += 1
    })
  }
  return finished
}
