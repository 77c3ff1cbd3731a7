import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { auditRows } from '../../db/tables/audit.ts'
import type { Transaction } from '../../db/transaction.ts'
import { writeAudit } from './audit.ts'
import { lock } from './lock.ts'

/** Opened again within so long, a page is the same reading. */
const ONE_READING_MS = 60 * 60_000

const readingOf = prepared((db) =>
  db
    .select({ id: auditRows.id })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.action, sql.placeholder('action')),
        gt(auditRows.at, sql.placeholder('since')),
        eq(auditRows.userId, sql.placeholder('userId')),
        eq(auditRows.subjectId, sql.placeholder('subjectId')),
      ),
    )
    .limit(1)
    .prepare('find_reading'),
)

/**
 * Notes that somebody has read what others did: who, of what or whom, and when. Before the answer goes out, so that
 * nothing is read unnoted.
 */
export async function auditReading(
  db: NodePgDatabase,
  read: { userId: number; action: `${string}.${string}`; subjectId: number; subject: string },
  now: Date,
): Promise<void> {
  const { userId, action, subjectId } = read
  const since = new Date(now.getTime() - ONE_READING_MS).toISOString()
  const isKnown = async (own: NodePgDatabase | Transaction) =>
    (await readingOf(own).execute({ userId, action, subjectId: String(subjectId), since })).length > 0
  if (await isKnown(db)) return
  // A page asks for several of its parts at once.
  await db.transaction(async (transaction) => {
    await lock(transaction, `reading ${userId} ${action} ${subjectId}`)
    if (!(await isKnown(transaction))) await writeAudit(transaction, read, now)
  })
}
