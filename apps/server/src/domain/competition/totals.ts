import { SIDE } from '@hakka/contract/constants/competition'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { competitions } from '../../db/tables/competition.ts'
import type { Transaction } from '../../db/transaction.ts'
import { NOBODY, type TeamTotals } from './score.ts'

type Db = NodePgDatabase | Transaction

interface OfBoth<T> {
  home: T
  away: T
}

/** In PostgreSQL's writing, of whole numbers. */
const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`

/** What both teams of some events have come to. */
export async function totalsOf(
  db: Db,
  eventIds: readonly number[],
): Promise<Map<number, OfBoth<TeamTotals>>> {
  const { rows } = await db.execute<{
    event_id: number
    team: number
    players: number
    plays: number
    score: string
    used_time: string
    scores: number[]
    times: number[]
  }>(sql`
    select b.event_id, r.team, count(*)::integer as players, sum(b.plays)::integer as plays,
      sum(b.score)::text as score, sum(b.used_time)::text as used_time,
      (array_agg(b.score order by b.score desc, b.used_time, b.sign_up_no))[1:3] as scores,
      (array_agg(b.used_time order by b.score desc, b.used_time, b.sign_up_no))[1:3] as times
    from game_bests b
    join event_registrations r on r.event_id = b.event_id and r.user_id = b.user_id
    where b.event_id = any(${list(eventIds)}) and r.team is not null
    group by b.event_id, r.team`)
  const found = new Map<number, OfBoth<TeamTotals>>()
  for (const row of rows) {
    const own = found.get(row.event_id) ?? { home: NOBODY, away: NOBODY }
    found.set(row.event_id, own)
    own[row.team === SIDE.home ? 'home' : 'away'] = {
      players: row.players,
      plays: row.plays,
      score: Number(row.score),
      usedTime: Number(row.used_time),
      top: row.scores.map((score, place) => ({ score, usedTime: row.times[place] ?? 0 })),
    }
  }
  return found
}

/**
 * How many are in the classes of some events, at the end of what is over; with who has left and has played, without who
 * plays for the other team. Of a class that is gone, how many were in.
 */
export async function sizeOf(db: Db, eventIds: readonly number[], now: Date) {
  const at = sql`least(e.end_at, ${now.toISOString()}::timestamptz)`
  const inClass = (classId: typeof competitions.homeClassId, side: number) => sql`(
    select count(*) from (
      select m.user_id from class_members m
      left join event_registrations o on o.event_id = e.id and o.user_id = m.user_id
      where m.class_id = ${classId} and m.joined_at <= ${at} and (m.left_at is null or m.left_at >= ${at})
        and coalesce(o.team, ${side}) = ${side}
      union
      select b.user_id from game_bests b
      join event_registrations r on r.event_id = b.event_id and r.user_id = b.user_id
      where b.event_id = e.id and r.team = ${side}
    ) as pupils)::integer`
  const { rows } = await db.execute<{ event_id: number; home: number; away: number }>(sql`
    select e.id as event_id,
      coalesce(${competitions.homeSize}, ${inClass(competitions.homeClassId, SIDE.home)}) as home,
      coalesce(${competitions.awaySize}, ${inClass(competitions.awayClassId, SIDE.away)}) as away
    from ${competitions} join events e on e.id = ${competitions.eventId}
    where e.id = any(${list(eventIds)})`)
  return rows
}
