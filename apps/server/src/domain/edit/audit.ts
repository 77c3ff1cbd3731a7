import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import type { Transaction } from '../../db/transaction.ts'

/** What somebody did at the desk. `before` and `after` hold the thing as it was and is; never a password or token. */
export interface Deed {
  userId: number | null
  /** Who did it, where that is nobody with an account: the operator at the terminal. */
  by?: string
  /** The thing and the verb: `news.update`, `feedback.reply`. */
  action: string
  subjectId: number | string
  /** What a person calls the thing. */
  subject: string
  before?: unknown
  after?: unknown
}

/** Writes a line of the audit list, in the transaction of the deed itself: neither is ever kept without the other. */
export async function writeAudit(
  transaction: Transaction | NodePgDatabase,
  deed: Deed,
  now: Date,
): Promise<void> {
  const [user] =
    deed.userId === null
      ? []
      : await transaction.select({ name: users.name }).from(users).where(eq(users.id, deed.userId))
  await transaction.insert(auditRows).values({
    at: now,
    userId: deed.userId,
    userName: user?.name ?? deed.by ?? '',
    action: deed.action,
    subjectId: String(deed.subjectId),
    subject: deed.subject,
    before: deed.before ?? null,
    after: deed.after ?? null,
  })
}
