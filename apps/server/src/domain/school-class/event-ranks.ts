import { REGISTRATION, timeText } from '@hakka/contract/constants/event'
import type { ClassEvent } from '@hakka/contract/school-class-shapes'
import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { eventRegistrations, events, gameResults } from '../../db/tables/event.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { masked } from '../text/mask.ts'
import { duringYear, isIn } from './belonging.ts'

/**
 * The events that run now and in which pupils of a class are ranked, each with the class's own ranking: of every pupil
 * who is in it the best of the results that came in since she is. Same order as the event's: score, time, sign-up.
 * @param viewer `'teacher'` sees names as they are; of a pupil's classmates she sees them masked
 */
export async function classEventsOf(
  db: NodePgDatabase,
  { classId, viewer, now }: { classId: number; viewer: 'teacher' | number; now: Date },
): Promise<ClassEvent[]> {
  const bests = await db
    .selectDistinctOn([events.id, users.id], {
      eventId: events.id,
      title: events.title,
      gameId: events.gameId,
      endAt: events.endAt,
      userId: users.id,
      name: users.name,
      score: gameResults.score,
      usedTime: gameResults.usedTime,
      signUpNo: eventRegistrations.no,
    })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .innerJoin(
      eventRegistrations,
      and(eq(eventRegistrations.userId, users.id), eq(eventRegistrations.status, REGISTRATION.accepted)),
    )
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .innerJoin(gameResults, and(eq(gameResults.userId, users.id), eq(gameResults.eventId, events.id)))
    .where(
      and(
        eq(classMembers.classId, classId),
        isIn,
        duringYear(gameResults.createdAt),
        isNull(events.deletedAt),
        eq(events.isDraft, false),
        eq(events.isPractice, false),
        // A competition has a page of its own, with both teams.
        eq(events.isCompetition, false),
        lte(events.beginAt, now),
        gt(events.endAt, now),
        eq(gameResults.isFinal, true),
        isNull(gameResults.refused),
        isNull(gameResults.disqualifiedAt),
      ),
    )
    .orderBy(
      asc(events.id),
      asc(users.id),
      desc(gameResults.score),
      asc(gameResults.usedTime),
      asc(gameResults.id),
    )
  const byEvent = Map.groupBy(bests, ({ eventId }) => eventId)
  return [...byEvent.values()]
    .flatMap((rows) => (rows[0] ? [{ event: rows[0], rows }] : []))
    .toSorted(
      (a, b) => a.event.endAt.getTime() - b.event.endAt.getTime() || a.event.eventId - b.event.eventId,
    )
    .map(({ event, rows }) => ({
      id: event.eventId,
      title: event.title,
      event_game_id: event.gameId,
      end_at: event.endAt.toISOString(),
      rows: rows
        .toSorted((a, b) => b.score - a.score || a.usedTime - b.usedTime || a.signUpNo - b.signUpNo)
        .map(({ userId, name, score, usedTime }, index) => ({
          rank: index + 1,
          name: viewer === 'teacher' || viewer === userId ? name : masked(name),
          score,
          used_time_text: timeText(usedTime),
          is_me: viewer === userId,
        })),
    }))
}
