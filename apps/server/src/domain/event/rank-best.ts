import { REGISTRATION } from '@hakka/contract/constants/event'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { eventPlays, eventRegistrations, gameBests, gameResults } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'

/** The game whose ranking has the times of its levels. */
const IN_LEVELS = 4

const ONCE_MORE = { target: eventPlays.eventId, set: { plays: sql`${eventPlays.plays} + 1` } }

/** An event was played once more. */
export async function countPlay(transaction: Transaction, eventId: number): Promise<void> {
  await transaction.insert(eventPlays).values({ eventId, plays: 1 }).onConflictDoUpdate(ONCE_MORE)
}

/**
 * Puts somebody's best result, how often he played and what he gained into the ranking of an event that has accepted him,
 * or takes him out of it.
 * @param also counts a play too, where he stands in it afterwards, in the statement that changes the ranking: both write
 * rows that all players of the event share
 * @returns whether he stands in it now
 */
export async function rankBest(
  transaction: Transaction,
  eventId: number,
  userId: number,
  also?: 'and count a play',
): Promise<boolean> {
  const [accepted] = await transaction
    .select({ no: eventRegistrations.no })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.userId, userId),
        eq(eventRegistrations.status, REGISTRATION.accepted),
      ),
    )
    // Two results of one player, or a result and its sign-up, one after the other.
    .for('update')
    .prepare('find_sign_up')
    .execute()
  const [best] = accepted ? await putBest(transaction, { eventId, userId, signUpNo: accepted.no }, also) : []
  if (best) return true
  await transaction.delete(gameBests).where(and(eq(gameBests.eventId, eventId), eq(gameBests.userId, userId)))
  return false
}

/**
 * The best of what somebody played, as the ranking has it, in one statement from the results on.
 * @returns a row, or none where nothing counts
 */
function putBest(
  transaction: Transaction,
  { eventId, userId, signUpNo }: { eventId: number; userId: number; signUpNo: number },
  also: 'and count a play' | undefined,
): Promise<unknown[]> {
  const firstOf = (column: PgColumn) => sql`first_value(${column}) over (order by ${gameResults.id})`
  // What was gained is points, or the time that was saved where time is what is ranked.
  const gained = sql`case when ${gameResults.gameId} = ${IN_LEVELS}
    then greatest(0, ${firstOf(gameResults.usedTime)} - ${gameResults.usedTime})
    else ${gameResults.score} - ${firstOf(gameResults.score)} end`
  const put = transaction
    .insert(gameBests)
    .select((results) =>
      results
        .select({
          eventId: gameResults.eventId,
          userId: gameResults.userId,
          score: gameResults.score,
          usedTime: gameResults.usedTime,
          signUpNo: sql`${signUpNo}::bigint`.as('sign_up_no'),
          resultId: gameResults.id,
          plays: sql`(count(*) over ())::integer`.as('plays'),
          gain: gained.as('gain'),
        })
        .from(gameResults)
        .where(
          and(
            eq(gameResults.eventId, eventId),
            eq(gameResults.userId, userId),
            eq(gameResults.isFinal, true),
            isNull(gameResults.refused),
            isNull(gameResults.disqualifiedAt),
          ),
        )
        .orderBy(desc(gameResults.score), asc(gameResults.usedTime), asc(gameResults.id))
        .limit(1),
    )
    .onConflictDoUpdate({
      target: [gameBests.eventId, gameBests.userId],
      set: {
        score: sql`excluded.score`,
        usedTime: sql`excluded.used_time`,
        signUpNo: sql`excluded.sign_up_no`,
        resultId: sql`excluded.result_id`,
        plays: sql`excluded.plays`,
        gain: sql`excluded.gain`,
      },
    })
    .returning({ resultId: gameBests.resultId })
  if (!also) return put.prepare('put_best').execute()
  const best = transaction.$with('best').as(put)
  return transaction
    .with(best)
    .insert(eventPlays)
    .select(sql`select ${eventId}::integer, 1 from ${best}`)
    .onConflictDoUpdate(ONCE_MORE)
    .returning({ eventId: eventPlays.eventId })
    .prepare('put_best_and_count_play')
    .execute()
}
