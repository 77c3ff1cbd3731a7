import { asc, eq } from 'drizzle-orm'
import { eventRegistrations, events, gameResults } from '../../db/tables/event.ts'
import type { Services } from '../../domain/services.ts'

/** The events that somebody signed up for, and what was played in them. */
export async function playedEvents(db: Services['db'], userId: number) {
  const signedUp = await db
    .select({
      event: events.title,
      status: eventRegistrations.status,
      team: eventRegistrations.team,
      created_at: eventRegistrations.createdAt,
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.userId, userId))
    .orderBy(asc(eventRegistrations.no))
  const results = await db
    .select({
      event: events.title,
      uuid: gameResults.uuid,
      event_game_id: gameResults.gameId,
      dialect_id: gameResults.dialectId,
      score: gameResults.score,
      used_time: gameResults.usedTime,
      quiz_data: gameResults.quizData,
      unranked_by: gameResults.refused,
      created_at: gameResults.createdAt,
    })
    .from(gameResults)
    .innerJoin(events, eq(events.id, gameResults.eventId))
    .where(eq(gameResults.userId, userId))
    .orderBy(asc(gameResults.id))
  return { registrations: signedUp, results }
}
