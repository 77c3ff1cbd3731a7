import { EVENT, REGISTRATION } from '@hakka/contract/constants/event'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { eventRegistrations, events, gameResults } from '../../db/tables/event.ts'
import { gameSet, visitingPlayer } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoEvents } from './demo-events.ts'
import { loadDemoPlays } from './demo-plays.ts'

const server = testServer()
const NOW = new Date('2026-11-25T04:00:00Z')

beforeAll(async () => {
  server().setNow(NOW)
  for (const gameId of [1, 2, 3, 4, 5]) await gameSet(server(), gameId)
  await loadDemoEvents(server().services.db, NOW)
  await loadDemoPlays(server().services.db, NOW)
})

test('every event that has begun has a ranking and both boards; what is practice or to come has none', async () => {
  const { db } = server().services
  const guest = await visitingPlayer(server())
  for (const event of await db.select().from(events)) {
    const { body: rank } = await guest.call('GET', `/api/event/rank?event_id=${event.id}`)
    const { body: boards } = await guest.call('GET', `/api/event/boards?event_id=${event.id}`)
    if (event.isPractice || event.beginAt > NOW) {
      expect(rank.total_player_num).toBe(0)
      continue
    }
    expect(rank.total_player_num, event.title).toBeGreaterThanOrEqual(9)
    expect(rank.total_play_times).toBeGreaterThan(rank.total_player_num)
    expect(boards.data.improved.length, event.title).toBeGreaterThan(0)
    expect(boards.data.played).toHaveLength(5)
  }
  // Something waits for review, and nothing was ranked that the rules would not.
  expect(await db.$count(gameResults, eq(gameResults.flagged, true))).toBeGreaterThan(0)
  for (const { verdict, createdAt } of await db.select().from(gameResults)) {
    expect(verdict).toMatchObject({ ok: true, finished: true })
    expect(createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
  }
})

test('every event of the demo can be saved again at the desk: its times are on the form’s clock', async () => {
  const quarter = EVENT.clock_step * 60_000
  for (const { beginAt, endAt } of await server().services.db.select().from(events))
    expect([beginAt.getTime() % quarter, endAt.getTime() % quarter]).toEqual([0, 0])
})

test('a result of the demo has its page with answers; another start adds nothing', async () => {
  const { db } = server().services
  const [first] = await db.select().from(gameResults).limit(1)
  const guest = await visitingPlayer(server())
  const page = await guest.call('GET', `/api/event/result?uuid=${first?.uuid}`)
  expect(page.status).toBe(200)
  expect(page.body.data.content).not.toBeNull()
  const before = await db.$count(gameResults)
  await loadDemoPlays(db, NOW)
  expect(await db.$count(gameResults)).toBe(before)
  expect(
    await db.$count(eventRegistrations, eq(eventRegistrations.status, REGISTRATION.accepted)),
  ).toBeGreaterThan(0)
  const made = await db.select().from(users).where(eq(users.isDemo, true))
  for (const { passwordHash, email } of made) expect([passwordHash, email]).toEqual([null, null])
})
