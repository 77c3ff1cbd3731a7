import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { writeAudit } from './audit.ts'

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
  const known = await readingOf(db).execute({ userId, action, subjectId: String(subjectId), since })
  if (known.length > 0) return
  await writeAudit(db, read, now)
}
