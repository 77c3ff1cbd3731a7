import { REGISTRATION } from '@hakka/contract/constants/event'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { childLinks } from '../../db/tables/child.ts'
import { eventRegistrations } from '../../db/tables/event.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { giveRows } from './move.ts'
import { GOES_OVER, type Moved } from './moved.ts'

/** Everything goes back to where it was; what was done since the join stays with the own account. */
export async function giveAll(
  transaction: Transaction,
  pair: { fromId: number; toId: number },
  moved: Moved,
): Promise<void> {
  for (const own of GOES_OVER) await giveRows(transaction, own, pair, moved)
  await takeDays(transaction, pair.toId, moved.days)
  await transaction
    .update(eventRegistrations)
    .set({ status: REGISTRATION.pending })
    .where(
      and(
        eq(eventRegistrations.userId, pair.toId),
        inArray(eventRegistrations.eventId, [0, ...moved.raised]),
      ),
    )
  for (const { id, seat, consent, group } of moved.filled)
    await transaction
      .update(classMembers)
      .set({
        ...(seat && { seatNo: null }),
        ...(consent && { consentAt: null, consentBy: null }),
        ...(group && { groupName: null }),
      })
      .where(eq(classMembers.id, id))
  await transaction
    .update(classMembers)
    .set({ leftAt: null, leftAs: null })
    .where(inArray(classMembers.id, [0, ...moved.ended]))
  await transaction
    .update(childLinks)
    .set({ endedAt: null, endedBy: null })
    .where(inArray(childLinks.id, [0, ...moved.unlinked]))
}

/** Takes off the time that was added; a day of which nothing is left goes. */
async function takeDays(transaction: Transaction, toId: number, days: Moved['days']): Promise<void> {
  if (days.length === 0) return
  const list = sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as less(day date, key text, added bigint)`
  await transaction.execute(sql`
    update study_days as own set credit_ms = own.credit_ms - less.added from ${list}
    where own.user_id = ${toId} and own.day = less.day and own.key = less.key`)
  await transaction.execute(sql`
    delete from study_days as own using ${list}
    where own.user_id = ${toId} and own.day = less.day and own.key = less.key and own.credit_ms <= 0`)
}
