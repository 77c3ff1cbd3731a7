import { REGISTRATION } from '@hakka/contract/constants/event'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import { eventPlays, eventRegistrations, gameBests, gameResults } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'

/** The game whose ranking has the times of its levels. */
const IN_LEVELS = 4

const ONCE_MORE = { target: eventPlays.eventId, set: { plays: sql`${eventPlays.plays} + 1` } }

/** An event was played once more, or some times. */
export async function countPlay(transaction: Transaction, eventId: number, plays = 1): Promise<void> {
  const more = { ...ONCE_MORE, set: { plays: sql`${eventPlays.plays} + excluded.plays` } }
  await transaction.insert(eventPlays).values({ eventId, plays }).onConflictDoUpdate(more)
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
 * As {@link rankBest}, of players whose results came at once, with their plays: rows that all players of the event share
 * are written in the order in which a result alone writes them, so that neither waits for the other in a circle.
 * @returns who of them stands in the ranking now
 */
export async function rankBests(
  transaction: Transaction,
  eventId: number,
  userIds: readonly number[],
  plays: number,
): Promise<ReadonlySet<number>> {
  const accepted =
    userIds.length === 0
      ? []
      : await transaction
          .select({ userId: eventRegistrations.userId, no: eventRegistrations.no })
          .from(eventRegistrations)
          .where(
            and(
              eq(eventRegistrations.eventId, eventId),
              inArray(eventRegistrations.userId, [...userIds]),
              eq(eventRegistrations.status, REGISTRATION.accepted),
            ),
          )
          .orderBy(asc(eventRegistrations.userId))
          .for('update')
  await countPlay(transaction, eventId, plays)
  const best = accepted.length === 0 ? [] : await putBests(transaction, eventId, accepted)
  const isIn = new Set(best.map(({ userId }) => userId))
  const out = userIds.filter((userId) => !isIn.has(userId))
  if (out.length > 0)
    await transaction
      .delete(gameBests)
      .where(and(eq(gameBests.eventId, eventId), inArray(gameBests.userId, out)))
  return isIn
}

/** The best of what somebody played, as the ranking has it. */
function bestOf(
  query: QueryBuilder,
  {
    eventId,
    userId,
    signUpNo,
  }: { eventId: number; userId: number | SQL<number>; signUpNo: number | SQL<number> },
) {
  const firstOf = (column: PgColumn) => sql`first_value(${column}) over (order by ${gameResults.id})`
  // What was gained is points, or the time that was saved where time is what is ranked.
  const gained = sql`case when ${gameResults.gameId} = ${IN_LEVELS}
    then greatest(0, ${firstOf(gameResults.usedTime)} - ${gameResults.usedTime})
    else ${gameResults.score} - ${firstOf(gameResults.score)} end`
  return query
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
    .limit(1)
}

const INSTEAD = {
  target: [gameBests.eventId, gameBests.userId],
  set: {
    score: sql`excluded.score`,
    usedTime: sql`excluded.used_time`,
    signUpNo: sql`excluded.sign_up_no`,
    resultId: sql`excluded.result_id`,
    plays: sql`excluded.plays`,
    gain: sql`excluded.gain`,
  },
}

/** In one statement from the results on. @returns a row, or none where nothing counts */
function putBest(
  transaction: Transaction,
  own: { eventId: number; userId: number; signUpNo: number },
  also: 'and count a play' | undefined,
): Promise<unknown[]> {
  const put = transaction
    .insert(gameBests)
    .select((results) => bestOf(results, own))
    .onConflictDoUpdate(INSTEAD)
    .returning({ resultId: gameBests.resultId })
  if (!also) return put.prepare('put_best').execute()
  const best = transaction.$with('best').as(put)
  return transaction
    .with(best)
    .insert(eventPlays)
    .select(sql`select ${own.eventId}::integer, 1 from ${best}`)
    .onConflictDoUpdate(ONCE_MORE)
    .returning({ eventId: eventPlays.eventId })
    .prepare('put_best_and_count_play')
    .execute()
}

/** The same of some players, each looked up by himself: an event may have a million results. */
function putBests(
  transaction: Transaction,
  eventId: number,
  players: readonly { userId: number; no: number }[],
): Promise<{ userId: number }[]> {
  const ids = sql.param(players.map(({ userId }) => userId))
  const numbers = sql.param(players.map(({ no }) => no))
  const best = bestOf(new QueryBuilder(), { eventId, userId: sql`"own"."id"`, signUpNo: sql`"own"."no"` })
  return transaction
    .insert(gameBests)
    .select(
      sql`select "best".* from unnest(${ids}::integer[], ${numbers}::bigint[]) as "own"("id", "no") cross join lateral (${best}) as "best"`,
    )
    .onConflictDoUpdate(INSTEAD)
    .returning({ userId: gameBests.userId })
}
