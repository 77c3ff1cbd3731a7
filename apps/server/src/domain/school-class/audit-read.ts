import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { auditReading } from '../edit/audit-reading.ts'

/**
 * Notes that somebody has read what others did: who, of which class, what, and when. Before the answer goes out, so that
 * nothing is read unnoted.
 * @param action `class.students`, `class.events`, `class.report`
 */
export const auditRead = (
  db: NodePgDatabase,
  { classId, ...read }: { userId: number; action: `class.${string}`; classId: number; subject: string },
  now: Date,
): Promise<void> => auditReading(db, { ...read, subjectId: classId }, now)
