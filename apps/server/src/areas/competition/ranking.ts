import type { CompetitionPlace, CompetitionRanking } from '@hakka/contract/competition'
import { AGREE, COMPETITION, playersNeeded, SIDE } from '@hakka/contract/constants/competition'
import { timeText } from '@hakka/contract/constants/event'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { eventRegistrations, gameBests } from '../../db/tables/event.ts'
import { isOfCompetition } from '../../domain/competition/players.ts'
import { areEven, leaderOf, NOBODY, shownScore, teamScore } from '../../domain/competition/score.ts'
import { sizeOf, totalsOf } from '../../domain/competition/totals.ts'
import { auditRead } from '../../domain/school-class/audit-read.ts'
import type { Services } from '../../domain/services.ts'
import { masked } from '../../domain/text/mask.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { FoundCompetition } from './policy.ts'
import { teachesAway, teachesHome } from './policy.ts'
import { presentOne, sidesOf } from './store.ts'

/** The competition for whoever may know of it: accepted ones anybody, others who teaches one of its classes. @throws AppError `not_found` */
export function refuseUnknown(found: FoundCompetition | undefined, userId: number | null): FoundCompetition {
  const actor = { userId: userId ?? 0 }
  const isShown =
    found &&
    (found.row.own.agreeStatus === AGREE.accepted || teachesHome(actor, found) || teachesAway(actor, found))
  if (!isShown) throw new AppError('not_found')
  return found
}

/** The first of both teams, and oneself wherever one stands. */
async function placesOf(db: NodePgDatabase, eventId: number, userId: number | null) {
  const placed = db
    .select({
      userId: sql<number>`${gameBests.userId}`.as('player'),
      name: sql<string>`${users.name}`.as('player_name'),
      team: sql<number>`${eventRegistrations.team}`.as('player_team'),
      score: sql<number>`${gameBests.score}`.as('player_score'),
      usedTime: sql<number>`${gameBests.usedTime}`.as('player_time'),
      rank: sql<number>`(row_number() over (partition by ${eventRegistrations.team}
        order by ${gameBests.score} desc, ${gameBests.usedTime}, ${gameBests.signUpNo}))::integer`.as(
        'place',
      ),
    })
    .from(gameBests)
    .innerJoin(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, gameBests.eventId), eq(eventRegistrations.userId, gameBests.userId)),
    )
    .innerJoin(users, eq(users.id, gameBests.userId))
    .where(and(eq(gameBests.eventId, eventId), sql`${eventRegistrations.team} is not null`))
    .as('placed')
  return db
    .select()
    .from(placed)
    .where(sql`${placed.rank} <= ${COMPETITION.top} or ${placed.userId} = ${userId ?? 0}`)
    .orderBy(asc(placed.team), asc(placed.rank), desc(placed.score))
}

type Placed = Awaited<ReturnType<typeof placesOf>>[number]

const placeOf = (row: Placed, viewer: number | null, isNamed: boolean): CompetitionPlace => ({
  rank: row.rank,
  name: isNamed || row.userId === viewer ? row.name : masked(row.name),
  score: row.score,
  used_time: row.usedTime,
  used_time_text: timeText(row.usedTime),
  is_me: row.userId === viewer,
})

/** How both teams stand. Whoever teaches one of them reads its names, and that is noted. */
export async function rankingOf(
  services: Pick<Services, 'db' | 'now'>,
  found: FoundCompetition,
  userId: number | null,
): Promise<CompetitionRanking> {
  const { db } = services
  const now = services.now()
  const { own, event } = found.row
  const actor = { userId: userId ?? 0 }
  const names = { home: teachesHome(actor, found), away: teachesAway(actor, found) }
  for (const side of ['home', 'away'] as const) {
    const taught = found[side]
    if (names[side] && taught && userId !== null)
      await auditRead(
        db,
        { userId, action: 'class.competition', classId: taught.row.id, subject: taught.row.name },
        now,
      )
  }
  const taught = [found.home, found.away].flatMap((one, at) =>
    one && (at === 0 ? names.home : names.away) ? [one.row.id] : [],
  )
  const plays = userId === null ? undefined : await sidesOf(db, userId)
  const [shown, sizes, totals, isOf, places] = await Promise.all([
    presentOne(db, own.id, { taught: new Set(taught), ...(plays ? { plays } : {}) }, now),
    sizeOf(db, [event.id], now),
    totalsOf(db, [event.id]),
    isOfCompetition(db, event.id, userId),
    placesOf(db, event.id, userId),
  ])
  if (!shown) throw new AppError('not_found')
  const scoreOf = (side: 'home' | 'away') =>
    teamScore(own.conditionId, totals.get(event.id)?.[side] ?? NOBODY, sizes[0]?.[side] ?? 0)
  const standing = (side: 'home' | 'away') => {
    const { players, plays: times } = totals.get(event.id)?.[side] ?? NOBODY
    const size = sizes[0]?.[side] ?? 0
    const { agree_status: _, ...team } = { agree_status: 0, ...shown[`${side}_team`] }
    return {
      team,
      score: shownScore(scoreOf(side)),
      player_num: players,
      play_times: times,
      student_num: size,
      needed: own.conditionId === 1 ? playersNeeded(size) : 1,
      top: isOf
        ? places
            .filter(({ team: of, rank }) => of === SIDE[side] && rank <= COMPETITION.top)
            .map((row) => placeOf(row, userId, names[side]))
        : [],
    }
  }
  const mine = places.find((row) => row.userId === userId)
  const leader = leaderOf(scoreOf('home'), scoreOf('away'))
  return {
    condition_id: own.conditionId,
    period: shown.event.period,
    home: standing('home'),
    away: standing('away'),
    my_best_data: mine ? placeOf(mine, userId, true) : null,
    leader,
    by_time: leader !== 'draw' && areEven(scoreOf('home'), scoreOf('away')),
    winner: event.endAt <= now ? leader : null,
    now: now.toISOString(),
  }
}
