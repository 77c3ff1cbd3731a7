import { dialectName } from '@hakka/contract/constants'
import { EVENT, levelTimes, timeText } from '@hakka/contract/constants/event'
import type { RankRow } from '@hakka/contract/event'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
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
 * The rank of a place, from 1. Whole scores, stretches of time and, of one time, of sign-ups are counted
 * (`rank_counts`): game 3 always takes three minutes. Single players only within the same 64 sign-ups.
 */
export async function rankOf(db: NodePgDatabase, eventId: number, place: Place): Promise<number> {
  const { score, usedTime, signUpNo = NO_SIGN_UP } = place
  const coarse = usedTime >> 12
  const fine = usedTime >> 6
  // Past 32 bits there are no shifts.
  const many = Math.floor(signUpNo / 4096)
  const few = Math.floor(signUpNo / 64)
  const counted = (grain: number, within: SQL) =>
    sql`coalesce((select sum(players) from ${rankCounts}
      where event_id = ${eventId} and grain = ${sql.raw(String(grain))} and ${within}), 0)`
  const { rows } = await db.execute<{ before: string }>(sql`
    select (
      ${counted(0, sql`score > ${score}`)}
      + ${counted(1, sql`score = ${score} and band < ${coarse}`)}
      + ${counted(2, sql`score = ${score} and band >= ${coarse * 64} and band < ${fine}`)}
      + ${counted(3, sql`score = ${score} and band >= ${fine * 64} and band < ${usedTime}`)}
      + ${counted(3, sql`score = ${score} and band = ${usedTime} and sign_up < ${many}`)}
      + ${counted(4, sql`score = ${score} and band = ${usedTime} and sign_up >= ${many * 64} and sign_up < ${few}`)}
      + (select count(*) from ${gameBests}
        where event_id = ${eventId} and score = ${score} and used_time = ${usedTime}
          and sign_up_no >= ${few * 64} and sign_up_no < ${signUpNo})
    ) as before`)
  return Number(rows[0]?.before ?? 0) + 1
}

const BEST = {
  userId: gameBests.userId,
  score: gameBests.score,
  usedTime: gameBests.usedTime,
  signUpNo: gameBests.signUpNo,
  resultId: gameBests.resultId,
  name: users.name,
  gameId: gameResults.gameId,
  verdict: gameResults.verdict,
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

/** The first ten. */
export async function topRows(
  db: NodePgDatabase,
  eventId: number,
  viewer: number | null,
): Promise<RankRow[]> {
  const rows = await db
    .select(BEST)
    .from(gameBests)
    .innerJoin(users, eq(users.id, gameBests.userId))
    .innerJoin(gameResults, eq(gameResults.id, gameBests.resultId))
    .where(eq(gameBests.eventId, eventId))
    .orderBy(desc(gameBests.score), asc(gameBests.usedTime), asc(gameBests.signUpNo))
    .limit(EVENT.rank_rows)
  return rows.map((row, index) => rowOf(row, index + 1, viewer))
}

/** Somebody's own row, wherever it stands. */
export async function ownRow(db: NodePgDatabase, eventId: number, userId: number) {
  const [row] = await db
    .select({ ...BEST, dialectId: gameResults.dialectId, createdAt: gameResults.createdAt })
    .from(gameBests)
    .innerJoin(users, eq(users.id, gameBests.userId))
    .innerJoin(gameResults, eq(gameResults.id, gameBests.resultId))
    .where(and(eq(gameBests.eventId, eventId), eq(gameBests.userId, userId)))
  if (!row) return null
  const rank = await rankOf(db, eventId, row)
  return {
    ...rowOf(row, rank, userId),
    dialect_name: dialectName(row.dialectId),
    created_at: row.createdAt.toISOString(),
  }
}

/** How many stand in a ranking, and how often it was played. */
export async function totalsOf(db: NodePgDatabase, eventId: number) {
  const [players] = await db
    .select({ sum: sql<string>`coalesce(sum(${rankCounts.players}), 0)` })
    .from(rankCounts)
    .where(and(eq(rankCounts.eventId, eventId), eq(rankCounts.grain, 0)))
  const [plays] = await db.select().from(eventPlays).where(eq(eventPlays.eventId, eventId))
  return { total_player_num: Number(players?.sum ?? 0), total_play_times: plays?.plays ?? 0 }
}
