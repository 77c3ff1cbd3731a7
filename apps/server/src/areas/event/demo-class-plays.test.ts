import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { eventPlays, events, gameResults } from '../../db/tables/event.ts'
import { user } from '../../testing/builders.ts'
import { gameSet, visitingPlayer } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'
import { playForClass } from './demo-class-plays.ts'
import { loadDemoEvents } from './demo-events.ts'

const server = testServer()
const NOW = new Date('2026-11-25T04:00:00Z')
const DAY_MS = 86_400_000

test('pupils of a class play an event since it was given, and stand in its ranking; the pupil of the login does not', async () => {
  server().setNow(NOW)
  const { db } = server().services
  await gameSet(server(), 3)
  await loadDemoEvents(db, NOW)
  const [event] = await db.select().from(events).where(eq(events.gameId, 3))
  const eventId = event?.id ?? 0
  const ids = [await user(server()), await user(server()), await user(server(), { username: 'student' })].map(
    ({ id }) => id,
  )
  await db.update(users).set({ isDemo: true })
  const from = new Date(NOW.getTime() - 3 * DAY_MS)
  const play = (userIds: readonly number[], id = eventId) =>
    db.transaction((transaction) => playForClass(db, transaction, { eventId: id, userIds, from, now: NOW }))
  await play(ids)
  const rows = await db.select().from(gameResults)
  expect(rows.map(({ userId }) => userId).toSorted()).toEqual(ids.slice(0, 2).toSorted())
  for (const row of rows) {
    expect(row).toMatchObject({ eventId, isFinal: true, refused: null })
    expect(row.createdAt.getTime()).toBeGreaterThan(from.getTime())
    expect(row.createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
  }
  const guest = await visitingPlayer(server())
  const { body } = await guest.call('GET', `/api/event/rank?event_id=${eventId}`)
  expect(body).toMatchObject({ total_player_num: 2 })
  expect(await db.select().from(eventPlays)).toEqual([{ eventId, plays: 2 }])
  // What has no set, and what is not there.
  const [other] = await db.select().from(events).where(eq(events.gameId, 5))
  await play(ids, other?.id)
  await play(ids, 999_999)
  expect(await db.$count(gameResults)).toBe(2)
})
