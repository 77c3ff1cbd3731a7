import { SIDE } from '@hakka/contract/constants/competition'
import { REGISTRATION } from '@hakka/contract/constants/event'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { competitions } from '../../db/tables/competition.ts'
import { eventRegistrations } from '../../db/tables/event.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { duringStay, isIn, PUBLIC } from '../school-class/belonging.ts'

type Db = NodePgDatabase | Transaction

/** Of a row of `competitions` and one of `class_members`: the stay is in one of its two classes. */
export const ofItsClasses: SQL = sql`${classMembers.classId} in (${competitions.homeClassId}, ${competitions.awayClassId})`

/** For which of both teams, of a stay in one of their classes. */
export const sideOfStay = sql<number>`case when ${classMembers.classId} = ${competitions.homeClassId}
  then ${SIDE.home}::integer else ${SIDE.away}::integer end`

/**
 * For whom somebody plays in a competition's event at a moment: whoever has played before for the same team as then, else
 * for the class that she has been in for longer. `undefined` of who is in neither, or in one that pupils may not see or
 * whose year is over.
 */
export async function sideAt(
  db: Db,
  { eventId, userId, at }: { eventId: number; userId: number; at: Date },
): Promise<number | undefined> {
  const rows = await db
    .select({ side: sideOfStay, played: eventRegistrations.team })
    .from(competitions)
    .innerJoin(classMembers, ofItsClasses)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classMembers.classId))
    .leftJoin(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId)),
    )
    .where(
      and(
        eq(competitions.eventId, eventId),
        eq(classMembers.userId, userId),
        duringStay(sql`${at.toISOString()}::timestamptz`),
        eq(schoolClasses.status, PUBLIC),
        isNull(schoolClasses.archivedAt),
      ),
    )
    .orderBy(asc(classMembers.joinedAt), asc(classMembers.id))
  const [first] = rows
  const played = first?.played ?? null
  return played === null ? first?.side : rows.find(({ side }) => side === played)?.side
}

/** Signs a pupil of one of the classes up for their event, for good in one team. Nobody else is. */
export async function enterCompetition(
  db: Db,
  who: { eventId: number; userId: number; at: Date },
): Promise<void> {
  const team = await sideAt(db, who)
  if (team === undefined) return
  await db
    .insert(eventRegistrations)
    .values({ eventId: who.eventId, userId: who.userId, status: REGISTRATION.accepted, team })
    .onConflictDoNothing()
}

/** Whether somebody is in one of a competition's classes, or teaches one. */
export async function isOfCompetition(db: Db, eventId: number, userId: number | null): Promise<boolean> {
  if (userId === null) return false
  const taught = db
    .select({ id: classTeachers.userId })
    .from(competitions)
    .innerJoin(
      classTeachers,
      sql`${classTeachers.classId} in (${competitions.homeClassId}, ${competitions.awayClassId})`,
    )
    .where(and(eq(competitions.eventId, eventId), eq(classTeachers.userId, userId)))
  const learnt = db
    .select({ id: classMembers.userId })
    .from(competitions)
    .innerJoin(classMembers, ofItsClasses)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classMembers.classId))
    .where(
      and(
        eq(competitions.eventId, eventId),
        eq(classMembers.userId, userId),
        isIn,
        eq(schoolClasses.status, PUBLIC),
        isNull(schoolClasses.deletedAt),
      ),
    )
  return (await taught.unionAll(learnt).limit(1)).length > 0
}
