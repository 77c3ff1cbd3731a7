import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { users } from '../../db/tables/account.ts'
import { competitions } from '../../db/tables/competition.ts'
import { eventRegistrations, events, participators } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'

export type EventRow = typeof events.$inferSelect

/** Whether the steps of its plays are asked of the server. */
export const isStepped = ({ rankRequires, isPractice }: Pick<EventRow, 'rankRequires' | 'isPractice'>) =>
  rankRequires === 'V2' && !isPractice

/** An ended event stays in the menu for so long. */
const ENDED_MS = 180 * 24 * 60 * 60_000

const eventOf = prepared((db) =>
  db
    .select()
    .from(events)
    .where(eq(events.id, sql.placeholder('id')))
    .prepare('find_event'),
)

export async function findEvent(db: NodePgDatabase, id: number): Promise<EventRow | undefined> {
  const [row] = await eventOf(db).execute({ id })
  return row
}

/** Of an event that two classes play against each other: which competition it is. */
export async function competitionOf(db: NodePgDatabase, event: EventRow): Promise<number | null> {
  if (!event.isCompetition) return null
  const [row] = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(eq(competitions.eventId, event.id))
  return row?.id ?? null
}

/** What the menu has, by when it ends; with each, for whom it is. */
export async function listEvents(db: NodePgDatabase, now: Date) {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        isNull(events.deletedAt),
        eq(events.isDraft, false),
        eq(events.isCompetition, false),
        gt(events.endAt, new Date(now.getTime() - ENDED_MS)),
      ),
    )
    .orderBy(asc(events.endAt), asc(events.id))
  const rules = await participatorsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((event) => ({ event, rules: rules.filter(({ eventId }) => eventId === event.id) }))
}

export function participatorsOf(db: NodePgDatabase, eventIds: number[]) {
  return db
    .select({
      eventId: participators.eventId,
      cityId: participators.cityId,
      stageNo: participators.stageNo,
      schoolCode: participators.schoolCode,
      gradeNo: participators.gradeNo,
      classNo: participators.classNo,
      schoolName: schools.name,
    })
    .from(participators)
    .leftJoin(schools, eq(schools.code, participators.schoolCode))
    .where(inArray(participators.eventId, eventIds))
    .orderBy(asc(participators.id))
}

/** What signing up asks of somebody's profile. */
export async function profileOf(db: NodePgDatabase, userId: number) {
  const [row] = await db
    .select({
      email: users.email,
      email2: users.email2,
      cityId: users.cityId,
      gradeNo: users.gradeNo,
      classNo: users.classNo,
      schoolCode: schools.code,
      schoolCityId: schools.cityId,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, userId))
  if (!row) return undefined
  const { email, email2, cityId, schoolCityId, ...profile } = row
  return { ...profile, cityId: cityId ?? schoolCityId, hasEmail: (email ?? email2 ?? '') !== '' }
}

/** The status of somebody's sign-ups, by event. */
export async function registrationsOf(db: NodePgDatabase, userId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ eventId: eventRegistrations.eventId, status: eventRegistrations.status })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.userId, userId))
  return new Map(rows.map(({ eventId, status }) => [eventId, status]))
}
