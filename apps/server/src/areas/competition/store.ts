import type { Competition } from '@hakka/contract/competition'
import { AGREE, COMPETITION, SIDE } from '@hakka/contract/constants/competition'
import { EVENT_GAMES } from '@hakka/contract/constants/event'
import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import { competitions } from '../../db/tables/competition.ts'
import { eventRegistrations, events } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { ofItsClasses, sideOfStay } from '../../domain/competition/players.ts'
import { leaderOf, NOBODY, teamScore } from '../../domain/competition/score.ts'
import { sizeOf, totalsOf } from '../../domain/competition/totals.ts'
import { findClass, isIn, PUBLIC } from '../../domain/school-class/belonging.ts'
import { teachersOf } from '../../domain/school-class/roll.ts'
import type { FoundCompetition } from './policy.ts'

type Db = NodePgDatabase | Transaction

/** A competition that is there, by its id. */
export async function findCompetition(db: Db, id: number): Promise<FoundCompetition | undefined> {
  const [row] = await db
    .select({ own: competitions, event: events })
    .from(competitions)
    .innerJoin(events, eq(events.id, competitions.eventId))
    .where(and(eq(competitions.id, id), isNull(events.deletedAt)))
  if (!row) return undefined
  const { homeClassId, awayClassId } = row.own
  const [home, away] = await Promise.all(
    [homeClassId, awayClassId].map((own) => (own === null ? undefined : findClass(db, own))),
  )
  return { row, home, away }
}

const homeClass = alias(schoolClasses, 'home_class')
const awayClass = alias(schoolClasses, 'away_class')
const homeSchool = alias(schools, 'home_school')
const awaySchool = alias(schools, 'away_school')

/** Some competitions with their classes, the latest first. */
const rowsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({
      own: competitions,
      event: events,
      home: { name: homeClass.name, school: homeSchool.name },
      away: { name: awayClass.name, school: awaySchool.name, code: awayClass.code },
    })
    .from(competitions)
    .innerJoin(events, eq(events.id, competitions.eventId))
    .leftJoin(homeClass, eq(homeClass.id, competitions.homeClassId))
    .leftJoin(awayClass, eq(awayClass.id, competitions.awayClassId))
    .leftJoin(homeSchool, eq(homeSchool.id, homeClass.schoolId))
    .leftJoin(awaySchool, eq(awaySchool.id, awayClass.schoolId))
    .where(and(isNull(events.deletedAt), where))
    .orderBy(desc(events.endAt), desc(competitions.id))
    .limit(COMPETITION.listed)

type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

/** Whose side somebody is on, by competition. */
interface Viewer {
  /** Classes that she teaches. */
  taught: ReadonlySet<number>
  /** The team that she plays for. */
  plays?: ReadonlyMap<number, number>
}

const ofClass = (classId: number | undefined) =>
  classId === undefined
    ? undefined
    : or(eq(competitions.homeClassId, classId), eq(competitions.awayClassId, classId))

/** Competitions of the classes that somebody teaches. */
export async function competitionsTaught(
  db: NodePgDatabase,
  { userId, classId, id, now }: { userId: number; classId?: number; id?: number; now: Date },
): Promise<Competition[]> {
  const own = db
    .select({ id: classTeachers.classId })
    .from(classTeachers)
    .where(eq(classTeachers.userId, userId))
  const rows = await rowsWhere(
    db,
    and(
      or(inArray(competitions.homeClassId, own), inArray(competitions.awayClassId, own)),
      ofClass(classId),
      id === undefined ? undefined : eq(competitions.id, id),
    ),
  )
  return present(db, rows, { taught: new Set((await own).map(({ id }) => id)) }, now)
}

/** Competitions of the classes that a pupil is in, once both teachers have agreed. */
export async function competitionsPlayed(
  db: NodePgDatabase,
  { userId, classId, now }: { userId: number; classId?: number; now: Date },
): Promise<Competition[]> {
  const stays = await sidesOf(db, userId, ofClass(classId))
  if (stays.size === 0) return []
  const rows = await rowsWhere(
    db,
    and(inArray(competitions.id, [...stays.keys()]), eq(competitions.agreeStatus, AGREE.accepted)),
  )
  const list = await present(db, rows, { taught: new Set(), plays: stays }, now)
  return list.map((own) => ({ ...own, away_team_code: '' }))
}

/** The teams that a pupil is of, by competition: in both classes, the one she has played for, else that of the longer stay. */
export async function sidesOf(db: NodePgDatabase, userId: number, where?: SQL): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: competitions.id, side: sideOfStay, played: eventRegistrations.team })
    .from(competitions)
    .innerJoin(classMembers, ofItsClasses)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classMembers.classId))
    .leftJoin(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, competitions.eventId), eq(eventRegistrations.userId, userId)),
    )
    .where(
      and(
        eq(classMembers.userId, userId),
        isIn,
        eq(schoolClasses.status, PUBLIC),
        isNull(schoolClasses.deletedAt),
        where,
      ),
    )
    .orderBy(desc(classMembers.joinedAt), desc(classMembers.id))
  return new Map(rows.map(({ id, side, played }) => [id, played ?? side]))
}

async function present(
  db: NodePgDatabase,
  rows: readonly Row[],
  { taught, plays = new Map() }: Viewer,
  now: Date,
): Promise<Competition[]> {
  const eventIds = rows.map(({ event }) => event.id)
  const over = rows.flatMap(({ event }) => (event.endAt <= now ? [event.id] : []))
  const classIds = rows.flatMap(({ own }) => [own.homeClassId ?? 0, own.awayClassId ?? 0])
  const [sizes, totals, teachers] = await Promise.all([
    sizeOf(db, eventIds, now),
    totalsOf(db, over),
    teachersOf(db, classIds),
  ])
  return rows.map(({ own, event, home, away }) => {
    const size = sizes.find(({ event_id }) => event_id === event.id)
    const team = totals.get(event.id)
    const teaches = (classId: number | null) => classId !== null && taught.has(classId)
    const teamOf = (
      classId: number | null,
      flag: number,
      { name, school, side, count }: { name: string; school: string | null; side: number; count: number },
    ) => ({
      flag_id: flag,
      name,
      school: { name: school },
      is_my_teaching_class: teaches(classId),
      is_my_class: teaches(classId) || plays.get(own.id) === side,
      student_count: count,
      teachers: teachers.flatMap((one) => (one.classId === classId ? [one.name] : [])),
    })
    const homeName = home?.name ?? own.homeName
    const awayName = away?.name ?? own.awayName
    const scores = [
      teamScore(own.conditionId, team?.home ?? NOBODY, size?.home ?? 0),
      teamScore(own.conditionId, team?.away ?? NOBODY, size?.away ?? 0),
    ] as const
    const isOver = event.endAt <= now && own.agreeStatus === AGREE.accepted
    const game = EVENT_GAMES.find(({ id }) => id === event.gameId)
    return {
      id: own.id,
      condition_id: own.conditionId,
      event: {
        id: event.id,
        game: {
          title: game?.title ?? '',
          description: game?.description ?? '',
          image_url: `/images/competitions/game-${event.gameId}.svg`,
        },
        period: { begin_at: event.beginAt.toISOString(), end_at: event.endAt.toISOString() },
        description: event.description,
        event_game_id: event.gameId,
      },
      home_team: teamOf(own.homeClassId, own.homeFlag, {
        name: homeName,
        school: home?.school ?? null,
        side: SIDE.home,
        count: size?.home ?? 0,
      }),
      away_team: {
        ...teamOf(own.awayClassId, own.awayFlag, {
          name: awayName,
          school: away?.school ?? null,
          side: SIDE.away,
          count: size?.away ?? 0,
        }),
        agree_status: own.agreeStatus,
      },
      home_team_id: own.homeClassId,
      home_team_flag_id: own.homeFlag,
      home_team_name: homeName,
      away_team_code: away?.code ?? '',
      away_team_name: awayName,
      winner: isOver ? leaderOf(...scores) : null,
    }
  })
}

/** One competition as its public page has it: whoever asks. */
export async function presentOne(
  db: NodePgDatabase,
  id: number,
  { taught, plays }: Viewer,
  now: Date,
): Promise<Competition | undefined> {
  const rows = await rowsWhere(db, eq(competitions.id, id))
  const [found] = await present(db, rows, { taught, ...(plays ? { plays } : {}) }, now)
  return found
}

/** What is told of a class by its code. */
export async function awayClassOf(
  db: NodePgDatabase,
  { id, name, schoolId }: typeof schoolClasses.$inferSelect,
  teachers: readonly { name: string }[],
) {
  const [school] =
    schoolId === null
      ? []
      : await db.select({ name: schools.name }).from(schools).where(eq(schools.id, schoolId))
  const students = await db.$count(classMembers, and(eq(classMembers.classId, id), isIn))
  return {
    name,
    school_name: school?.name ?? null,
    teachers: teachers.map((own) => own.name),
    student_count: students,
  }
}
