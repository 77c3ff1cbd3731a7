import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/transaction.ts'
import { isUnavailable } from '../../db/unavailable.ts'

/** Whoever changes who may do what, or erases an account. */
export const USERS = 'user'

/**
 * Makes others who name the same thing wait until this transaction has ended. Whoever holds one asks for another only where
 * nobody who holds that asks for the first: what is published is locked last.
 */
export async function lock(transaction: Transaction, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

const last = new Map<string, Promise<unknown>>()

/**
 * The same within this process, before a connection is taken: whoever waits for a lock of the database holds one of
 * few connections, and pages would wait for it as well. Whoever waits behind one that finds the database gone is told so
 * at once.
 */
export async function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  const before = last.get(name)
  const own = before
    ? before.then(run, (error) => (isUnavailable(error) ? Promise.reject(error) : run()))
    : run()
  last.set(name, own)
  try {
    return await own
  } finally {
    if (last.get(name) === own) last.delete(name)
  }
}
