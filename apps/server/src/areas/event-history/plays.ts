import type { CallQuery } from '@hakka/contract/calls'
import { dialectName } from '@hakka/contract/constants'
import { gameTitle, timeText } from '@hakka/contract/constants/event'
import type { EventLog } from '@hakka/contract/event-history'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { events, gameResults } from '../../db/tables/event.ts'
import { boundsOf, matcherOf } from '../../domain/study/history.ts'

type Filter = CallQuery<'GET /api/my/events/export'>

/** What somebody played to its end, the latest first: also of events that are no longer there. */
export async function playsOf(
  db: NodePgDatabase,
  userId: number,
  { dialect_id, begin, end, keyword }: Filter,
): Promise<EventLog[]> {
  const { from, until } = boundsOf({ begin, end })
  const rows = await db
    .select({
      uuid: gameResults.uuid,
      eventId: gameResults.eventId,
      title: events.title,
      gameId: gameResults.gameId,
      dialectId: gameResults.dialectId,
      score: gameResults.score,
      usedTime: gameResults.usedTime,
      startedAt: gameResults.startedAt,
    })
    .from(gameResults)
    .innerJoin(events, eq(events.id, gameResults.eventId))
    .where(
      and(
        eq(gameResults.userId, userId),
        eq(gameResults.isFinal, true),
        dialect_id === undefined ? undefined : eq(gameResults.dialectId, dialect_id),
        from && gte(gameResults.createdAt, from),
        until && lt(gameResults.startedAt, until),
      ),
    )
    .orderBy(desc(gameResults.startedAt), desc(gameResults.id))
  const matches = matcherOf(keyword)
  return rows
    .filter(({ title, gameId }) => matches(title, gameTitle(gameId)))
    .map(({ uuid, eventId, title, gameId, dialectId, score, usedTime, startedAt }) => ({
      event_play_at: startedAt.toISOString(),
      title,
      game_title: gameTitle(gameId),
      dialect_name: dialectName(dialectId),
      score,
      used_time: usedTime,
      used_time_text: timeText(usedTime),
      event_id: eventId,
      dialect_id: dialectId,
      uuid,
    }))
}
