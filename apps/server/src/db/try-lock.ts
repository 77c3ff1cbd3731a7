import { sql } from 'drizzle-orm'
import type { Transaction } from './transaction.ts'

/**
 * Whether nobody else is at what is named so: from now until the transaction's end it is ours. No row is locked, and of
 * a process that was killed PostgreSQL lets the lock go.
 */
export async function tryLock(transaction: Transaction, name: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`,
  )
  return rows[0]?.free ?? false
}
