import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mails } from '../../db/tables/mail.ts'
import type { Services } from '../services.ts'
import { MAIL } from './ask.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long what a mail says is kept: its links work for half an hour, and 重寄 is for those that were not sent. */
const BODY_MS = { sent: DAY_MS, others: 30 * DAY_MS }
/** How long it is known that there was a mail. */
const ROW_MS = 90 * DAY_MS
/** A mail that should have been tried so long ago has lost its job: a backup that was restored has none. */
const LOST_MS = HOUR_MS
const LOST_AT_ONCE = 500

/** Takes what mails say, later the mails themselves. @returns how many were changed or are gone */
export async function pruneMails(db: NodePgDatabase, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const gone = await db
    .delete(mails)
    .where(and(lt(mails.endedAt, before(ROW_MS)), lt(mails.at, before(ROW_MS))))
  const emptied = await db
    .update(mails)
    .set({ html: null, text: null })
    .where(
      and(
        isNotNull(mails.html),
        or(
          and(eq(mails.state, 'sent'), lt(mails.endedAt, before(BODY_MS.sent))),
          lt(mails.endedAt, before(BODY_MS.others)),
        ),
      ),
    )
  return (gone.rowCount ?? 0) + (emptied.rowCount ?? 0)
}

/** Asks again for mails that wait and whose job is gone. @returns how many */
export async function askForLostMails({
  db,
  queue,
  now,
}: Pick<Services, 'db' | 'queue' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - LOST_MS)
  return db.transaction(async (transaction) => {
    const lost = await transaction
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          eq(mails.state, 'waiting'),
          lt(mails.at, before),
          or(isNull(mails.nextTryAt), lt(mails.nextTryAt, before)),
        ),
      )
      .limit(LOST_AT_ONCE)
    for (const { id } of lost) await queue.ask(transaction, MAIL, { id })
    return lost.length
  })
}
