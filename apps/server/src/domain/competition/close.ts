import { AGREE } from '@hakka/contract/constants/competition'
import { eq, or, sql } from 'drizzle-orm'
import { competitions } from '../../db/tables/competition.ts'
import { events } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'
import { sizeOf } from './totals.ts'

/**
 * Before a class is deleted: what it plays is over now and keeps what was played and how many were in; an invitation that
 * waits is rejected, or gone with who had sent it.
 */
export async function closeCompetitions(
  transaction: Transaction,
  { classId, userId, now }: { classId: number; userId: number | null; now: Date },
): Promise<void> {
  const rows = await transaction
    .select()
    .from(competitions)
    .where(or(eq(competitions.homeClassId, classId), eq(competitions.awayClassId, classId)))
    .orderBy(competitions.id)
    .for('update')
  for (const { id, eventId, agreeStatus, homeClassId } of rows) {
    const isHome = homeClassId === classId
    if (agreeStatus === AGREE.accepted) {
      const at = sql`${now.toISOString()}::timestamptz`
      const [size] = await sizeOf(transaction, [eventId], now)
      await transaction
        .update(competitions)
        .set(isHome ? { homeSize: size?.home ?? 0 } : { awaySize: size?.away ?? 0 })
        .where(eq(competitions.id, id))
      await transaction
        .update(events)
        .set({ beginAt: sql`least(${events.beginAt}, ${at})`, endAt: sql`least(${events.endAt}, ${at})` })
        .where(eq(events.id, eventId))
    } else if (isHome) {
      await transaction
        .update(events)
        .set({ deletedAt: now, deletedBy: userId })
        .where(eq(events.id, eventId))
    } else {
      await transaction
        .update(competitions)
        .set({ agreeStatus: AGREE.rejected, answeredAt: now, updatedAt: now })
        .where(eq(competitions.id, id))
    }
  }
}
