import { dialectName } from '@hakka/contract/constants'
import { EVENT, levelTimes, timeText } from '@hakka/contract/constants/event'
import type { RankRow } from '@hakka/contract/event'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { unionAll } from 'drizzle-orm/pg-core'
import { lastly, prepared, preparedSql } from '../../db/prepared.ts'
import { users } from '../../db/tables/account.ts'
import { eventPlays, gameBests, gameResults, rankCounts } from '../../db/tables/event.ts'
import { masked } from '../../domain/text/mask.ts'

/** A place in the order; without a `signUpNo` after all that are equal. */
interface Place {
  score: number
  usedTime: number
  signUpNo?: number
}

/** After every sign-up: numbers are stored divided by 64 in 32 bits. */
const NO_SIGN_UP = 2 ** 37 - 1

/**
 * How many stand before a place. Whole scores, stretches of time and, of one time, of sign-ups are counted
 * (`rank_counts`): game 3 always takes three minutes. Single players only within the same 64 sign-ups.
 */
function countBefore(eventId: SQL, place: Record<'score' | 'usedTime' | 'signUpNo', SQL>): SQL<string> {
  const { score, usedTime, signUpNo } = place
  const counted = (grain: number, within: SQL) =>
    sql`coalesce((select sum(players) from ${rankCounts}
      where event_id = ${eventId} and grain = ${sql.raw(String(grain))} and ${within}), 0)`
  const alike = sql`score = ${score} and band`
  return sql<string>`(
    ${counted(0, sql`score > ${score}`)}
    + ${counted(1, sql`${alike} < ${usedTime} >> 12`)}
    + ${counted(2, sql`${alike} >= ${usedTime} >> 12 << 6 and band < ${usedTime} >> 6`)}
    + ${counted(3, sql`${alike} >= ${usedTime} >> 6 << 6 and band < ${usedTime}`)}
    + ${counted(3, sql`${alike} = ${usedTime} and sign_up < (${signUpNo} >> 12)::int`)}
    + ${counted(4, sql`${alike} = ${usedTime} and sign_up >= (${signUpNo} >> 12 << 6)::int and sign_up < (${signUpNo} >> 6)::int`)}
    + (select count(*) from ${gameBests} near
      where near.event_id = ${eventId} and near.score = ${score} and near.used_time = ${usedTime}
        and near.sign_up_no >= ${signUpNo} >> 6 << 6 and near.sign_up_no < ${signUpNo}))`
}

const countsBefore = preparedSql<{ before: string }>(
  'count_before_place',
  sql`
    select ${countBefore(sql`event`, { score: sql`own_score`, usedTime: sql`own_time`, signUpNo: sql`own_no` })} as before
    from (values (${sql.placeholder('eventId')}::int, ${sql.placeholder('score')}::int,
      ${sql.placeholder('usedTime')}::int, ${sql.placeholder('signUpNo')}::bigint))
      place (event, own_score, own_time, own_no)`,
)

/** The rank of a place, from 1. */
export async function rankOf(db: NodePgDatabase, eventId: number, place: Place): Promise<number> {
  const [counts] = await countsBefore(db, { eventId, signUpNo: NO_SIGN_UP, ...place })
  return Number(counts?.before ?? 0) + 1
}

/** Games from here on have more in a row than score and time. */
const FIRST_OF_OWN_FIELDS = 3

/** Guests that were served, levels that were passed, questions that were right; with what the play came to as the text that `other_data` holds. */
function ownFields(verdict: unknown): Pick<RankRow, 'completed_count' | 'other_data'> {
  const of = (name: string): unknown =>
    typeof verdict === 'object' && verdict !== null ? Reflect.get(verdict, name) : undefined
  const countOf = (list: unknown, name: string): number =>
    Array.isArray(list)
      ? list.filter(
          (own: unknown) => typeof own === 'object' && own !== null && Reflect.get(own, name) === true,
        ).length
      : 0
  const guests = of('completedCount')
  const count =
    typeof guests === 'number' ? guests : countOf(of('levels'), 'passed') + countOf(of('answers'), 'right')
  const quiz = JSON.stringify({ score: of('score') ?? 0, completedCount: count })
  return { completed_count: count, other_data: { quiz } }
}

/** @param viewer sees his own name as it is; everybody else's is masked */
const rowOf = (
  row: { userId: number; score: number; usedTime: number; name: string; verdict: unknown; gameId: number },
  rank: number,
  viewer: number | null,
): RankRow => ({
  rank,
  name: row.userId === viewer ? row.name : masked(row.name),
  score: row.score,
  used_time: row.usedTime,
  used_time_text: timeText(row.usedTime),
  ...(row.gameId >= FIRST_OF_OWN_FIELDS && {
    ...ownFields(row.verdict),
    ...levelTimes(row.verdict),
    total_time_text: timeText(row.usedTime),
  }),
  is_me: row.userId === viewer,
})

/** What a ranking's rows are by: those of the first ten, and somebody's own. */
function placesOf(db: NodePgDatabase) {
  const { userId, score, usedTime, signUpNo, resultId, eventId } = gameBests
  const place = { userId, score, usedTime, signUpNo, resultId }
  const ofEvent = eq(eventId, sql.placeholder('eventId'))
  const first = db
    .select({ ...place, isOwn: sql<boolean>`false`.as('is_own') })
    .from(gameBests)
    .where(and(ofEvent, sql`${sql.placeholder('isTold')}::boolean`))
    .orderBy(desc(score), asc(usedTime), lastly(signUpNo, EVENT.rank_rows))
  const own = db
    .select({ ...place, isOwn: sql<boolean>`true`.as('is_own') })
    .from(gameBests)
    .where(and(ofEvent, eq(userId, sql.placeholder('viewer'))))
  return unionAll(first, own).as('place')
}

const rankedIn = prepared((db) => {
  const place = placesOf(db)
  const before = countBefore(sql`${sql.placeholder('eventId')}`, {
    score: sql`${place.score}`,
    usedTime: sql`${place.usedTime}`,
    signUpNo: sql`${place.signUpNo}`,
  })
  return db
    .select({
      userId: place.userId,
      score: place.score,
      usedTime: place.usedTime,
      isOwn: place.isOwn,
      name: users.name,
      gameId: gameResults.gameId,
      verdict: gameResults.verdict,
      dialectId: gameResults.dialectId,
      createdAt: gameResults.createdAt,
      before: sql<string | null>`case when ${place.isOwn} then ${before} end`,
    })
    .from(place)
    .innerJoin(users, eq(users.id, place.userId))
    .innerJoin(gameResults, eq(gameResults.id, place.resultId))
    .orderBy(desc(place.score), asc(place.usedTime), asc(place.signUpNo))
    .prepare('find_ranking')
})

/**
 * The first ten, and somebody's own row wherever it stands.
 * @param viewer null where nobody is logged in
 * @param isTold whether he may see who is first
 */
export async function rankingOf(
  db: NodePgDatabase,
  eventId: number,
  { viewer, isTold }: { viewer: number | null; isTold: boolean },
) {
  const rows = await rankedIn(db).execute({ eventId, viewer, isTold })
  const own = rows.find(({ isOwn }) => isOwn)
  return {
    top: rows.filter(({ isOwn }) => !isOwn).map((row, index) => rowOf(row, index + 1, viewer)),
    own: own
      ? {
          ...rowOf(own, Number(own.before) + 1, viewer),
          dialect_name: dialectName(own.dialectId),
          created_at: own.createdAt.toISOString(),
        }
      : null,
  }
}

const countsOf = prepared((db) =>
  db
    .select({
      players: sql<string>`coalesce(sum(${rankCounts.players}), 0)`,
      plays: sql<string>`coalesce((select plays from ${eventPlays} where event_id = ${sql.placeholder('eventId')}), 0)`,
    })
    .from(rankCounts)
    .where(and(eq(rankCounts.eventId, sql.placeholder('eventId')), eq(rankCounts.grain, 0)))
    .prepare('find_totals_of_ranking'),
)

/** How many stand in a ranking, and how often it was played. */
export async function totalsOf(db: NodePgDatabase, eventId: number) {
  const [counts] = await countsOf(db).execute({ eventId })
  return { total_player_num: Number(counts?.players ?? 0), total_play_times: Number(counts?.plays ?? 0) }
}
