import { and, eq, gte } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { feedback } from '../../db/tables/feedback.ts'
import { mails } from '../../db/tables/mail.ts'
import { isPendingTeacher } from '../../domain/account/teacher.ts'
import type { Services } from '../../domain/services.ts'
import { countFailed } from '../../jobs/kit/runs.ts'
import type { Waiting } from './menu.ts'

const UNPROCESSED = 0
/** A mail that failed so long ago waits for nobody any more: its link is dead, its reader has asked again. */
const UNSENT_MS = 3 * 24 * 60 * 60_000

const isUnsent = (now: () => Date) =>
  and(eq(mails.state, 'failed'), gte(mails.at, new Date(now().getTime() - UNSENT_MS)))

/** How much waits for somebody with these permissions; nothing is counted that they may not see. */
export async function countWaiting(
  { db, now }: Pick<Services, 'db' | 'now'>,
  permissions: ReadonlySet<string>,
): Promise<Partial<Record<Waiting, number>>> {
  const seesAll = permissions.has('audit.view')
  const [reports, teachers, unsent, jobs] = await Promise.all([
    permissions.has('feedback edit') ? db.$count(feedback, eq(feedback.status, UNPROCESSED)) : 0,
    permissions.has('teacher.verify') ? db.$count(users, isPendingTeacher) : 0,
    seesAll ? db.$count(mails, isUnsent(now)) : 0,
    seesAll ? countFailed(db) : 0,
  ])
  return { feedback: reports, teachers, mails: unsent, jobs }
}
