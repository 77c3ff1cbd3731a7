import { REGISTRATION } from '@hakka/contract/constants/event'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { preparedSql } from '../../db/prepared.ts'
import { eventPlays, eventRegistrations, gameBests, gameResults } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'

/** The game whose ranking has the times of its levels: what was gained there is time. */
const IN_LEVELS = 4

const slot = sql.placeholder
/**
 * The bests of some players from the results on, each looked up by himself: an event may have a million results. Written
 * once: to build it anew for each result was a tenth of what its call had to do.
 */
const PUT_BESTS = sql`
  insert into ${gameBests} (event_id, user_id, score, used_time, sign_up_no, result_id, plays, gain)
  select best.* from unnest(${slot('ids')}::integer[], ${slot('numbers')}::bigint[]) as own(id, no)
  cross join lateral (
    select event_id, user_id, score, used_time, own.no, results.id, (count(*) over ())::integer,
      case when game_id = ${IN_LEVELS} then greatest(0, first_value(used_time) over in_turn - used_time)
        else score - first_value(score) over in_turn end
    from ${gameResults} as results
    where event_id = ${slot('eventId')} and user_id = own.id
      and is_final and refused is null and disqualified_at is null
    window in_turn as (order by results.id)
    order by score desc, used_time, results.id limit 1
  ) as best
  on conflict (event_id, user_id) do update set score = excluded.score, used_time = excluded.used_time,
    sign_up_no = excluded.sign_up_no, result_id = excluded.result_id, plays = excluded.plays, gain = excluded.gain
  returning user_id`
const putBests = preparedSql<{ user_id: number }>('put_bests', PUT_BESTS)
const putBestAndCountPlay = preparedSql<{ event_id: number }>(
  'put_best_and_count_play',
  sql`with best as (${PUT_BESTS})
    insert into ${eventPlays} as own (event_id, plays) select ${slot('eventId')}::integer, 1 from best
    on conflict (event_id) do update set plays = own.plays + 1 returning event_id`,
)

/** An event was played once more, or some times. */
export async function countPlay(transaction: Transaction, eventId: number, plays = 1): Promise<void> {
  await transaction
    .insert(eventPlays)
    .values({ eventId, plays })
    .onConflictDoUpdate({
      target: eventPlays.eventId,
      set: { plays: sql`${eventPlays.plays} + excluded.plays` },
    })
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
  const put = also ? putBestAndCountPlay : putBests
  const [best] = accepted ? await put(transaction, { eventId, ids: [userId], numbers: [accepted.no] }) : []
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
  const ids = accepted.map(({ userId }) => userId)
  const numbers = accepted.map(({ no }) => no)
  const best = ids.length === 0 ? [] : await putBests(transaction, { eventId, ids, numbers })
  const isIn = new Set(best.map((own) => own.user_id))
  const out = userIds.filter((userId) => !isIn.has(userId))
  if (out.length > 0)
    await transaction
      .delete(gameBests)
      .where(and(eq(gameBests.eventId, eventId), inArray(gameBests.userId, out)))
  return isIn
}
