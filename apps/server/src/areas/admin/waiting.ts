import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { feedback } from '../../db/tables/feedback.ts'
import { isPendingTeacher } from '../../domain/pending-teacher.ts'
import type { Waiting } from './menu.ts'

const UNPROCESSED = 0

/** How much waits for somebody with these permissions; nothing is counted that they may not see. */
export async function countWaiting(
  db: NodePgDatabase,
  permissions: ReadonlySet<string>,
): Promise<Partial<Record<Waiting, number>>> {
  const [reports, teachers] = await Promise.all([
    permissions.has('feedback edit') ? db.$count(feedback, eq(feedback.status, UNPROCESSED)) : 0,
    permissions.has('teacher.verify') ? db.$count(users, isPendingTeacher) : 0,
  ])
  return { feedback: reports, teachers }
}
