import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { competitions } from '../../db/tables/competition.ts'
import { events } from '../../db/tables/event.ts'
import { notifications, schoolClasses } from '../../db/tables/school-class.ts'
import { visitor } from '../../testing/builders.ts'
import { person, schoolClass } from '../../testing/classes.ts'
import { pupils } from '../../testing/competitions.ts'
import { gameSet } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoCompetitions } from './demo-competitions.ts'

const server = testServer()

test('a running, an ended and two that wait, once, with scores of both teams', async () => {
  const { db, now } = server().services
  const [teacher, other] = [
    await person(server(), { isTeacher: true }),
    await person(server(), { isTeacher: true }),
  ]
  await db
    .update(users)
    .set({ isDemo: true })
    .where(inArray(users.id, [teacher.id, other.id]))
  for (const gameId of [1, 4]) await gameSet(server(), gameId)
  const made = [
    ['K7Q4MN', teacher, 11],
    ['HAK2FT', teacher, 5],
    ['M4RT9C', other, 5],
  ] as const
  for (const [code, owner, count] of made) {
    const { id } = await schoolClass(server(), [owner], { code, isDemo: true })
    await pupils(server(), { classId: id, count })
  }
  await loadDemoCompetitions(db, now())
  const { body } = await teacher.ask('GET /api/my/teaching-class/competitions')
  expect(body.data.competitions).toHaveLength(4)
  const [running] = await db
    .select({ id: competitions.id })
    .from(competitions)
    .innerJoin(events, eq(events.id, competitions.eventId))
    .where(eq(events.gameId, 1))
  const answer = await server().app.inject({
    url: `/api/event/competition/ranking?id=${running?.id}`,
    headers: await visitor(server()),
  })
  const found = answer.json()
  expect(found).toMatchObject({
    home: { player_num: 8, student_num: 11 },
    away: { player_num: 4, student_num: 5 },
    winner: null,
  })
  expect(found.home.score).toBeGreaterThan(0)
  expect(found.away.score).toBeGreaterThan(0)
  const over = body.data.competitions.filter((own: { winner: unknown }) => own.winner !== null)
  expect(over).toHaveLength(1)
  expect(await db.$count(notifications, eq(notifications.kind, 'invited'))).toBe(2)
  await db.delete(schoolClasses)
  await loadDemoCompetitions(db, now())
  expect(await db.$count(competitions)).toBe(4)
})
