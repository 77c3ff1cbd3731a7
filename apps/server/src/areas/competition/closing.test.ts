import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { events } from '../../db/tables/event.ts'
import { schoolClasses } from '../../db/tables/school-class.ts'
import { competition, plays, pupils } from '../../testing/competitions.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const LIST = '/api/my/teaching-class/competitions'

describe('a class that is deleted', () => {
  test('ends what it plays, which keeps what was played and how many were in', async () => {
    const own = await competition(server())
    const members = await pupils(server(), { classId: own.away.id, count: 4 })
    const played = members
      .slice(0, 2)
      .map((userId) => ({ userId, team: 'away' as const, score: 50, usedTime: 9000 }))
    await plays(server(), own.eventId, played)
    await own.awayTeacher.ask(`DELETE /api/my/teaching-class/${own.away.id}`)
    const { db } = server().services
    const shown = async () =>
      (await own.homeTeacher.ask(`GET /api/event/competition/ranking?id=${own.id}`)).body
    expect(await shown()).toMatchObject({
      winner: 'away',
      away: { team: { name: '五年一班' }, score: 50, student_num: 4, player_num: 2 },
    })
    // As the job does it, thirty days later.
    await db.delete(schoolClasses).where(eq(schoolClasses.id, own.away.id))
    expect(await shown()).toMatchObject({
      winner: 'away',
      away: { team: { name: '五年一班' }, score: 50, student_num: 4, player_num: 2 },
    })
    const { body } = await own.homeTeacher.ask(`GET ${LIST}`)
    expect(body.data.competitions).toMatchObject([{ id: own.id, winner: 'away', away_team_code: '' }])
  })

  test('has rejected what it was invited to, and takes its own invitations along', async () => {
    const asked = await competition(server(), { agreeStatus: 0 })
    await asked.awayTeacher.ask(`DELETE /api/my/teaching-class/${asked.away.id}`)
    expect((await asked.homeTeacher.ask(`GET ${LIST}`)).body.data.competitions).toMatchObject([
      { away_team: { agree_status: 2 } },
    ])
    const sent = await competition(server(), { agreeStatus: 0 })
    await sent.homeTeacher.ask(`DELETE /api/my/teaching-class/${sent.home.id}`)
    expect((await sent.awayTeacher.ask(`GET ${LIST}`)).body.data.competitions).toEqual([])
  })
})

describe('a class that nobody teaches any more', () => {
  test('ends what it plays', async () => {
    const own = await competition(server())
    await own.homeTeacher.ask('DELETE /api/my/teaching-class/quit', { class_id: own.home.id })
    const [row] = await server().services.db.select().from(events).where(eq(events.id, own.eventId))
    expect(row?.endAt.getTime()).toBeLessThanOrEqual(server().services.now().getTime())
  })
})
