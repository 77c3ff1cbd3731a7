import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notifications } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'

/** A line for somebody's list. `key` names what it is about: told twice, it stands there once. */
export interface Told {
  userId: number
  kind:
    | 'joined'
    | 'asked'
    | 'approved'
    | 'invited'
    | 'due'
    | 'handed_back'
    | 'answered'
    | 'linked'
    | 'unlinked'
  key: string
  title: string
  /** Begins with a slash. */
  url: string
  classId?: number
  /** Whom the title names. */
  aboutId?: number
}

/** Tells on the site, in the transaction of what it tells about. @returns how many lines were not there before */
export async function notify(
  db: NodePgDatabase | Transaction,
  told: readonly Told[],
  now: Date,
): Promise<number> {
  if (told.length === 0) return 0
  const rows = await db
    .insert(notifications)
    .values(told.map((line) => ({ ...line, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return rows.length
}
