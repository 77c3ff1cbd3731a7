import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventRegistrations, gameBests, gameResults, steppedPlays } from '../../db/tables/event.ts'
import { classMembers, schoolClasses } from '../../db/tables/school-class.ts'
import { schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { competition } from '../../testing/competitions.ts'
import { gameSet, member, type Player, visitingPlayer } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'
import { playShape } from './play.ts'
import { courseOf } from './stepped.ts'
import { honestAct } from './testing/honest.ts'

const server = testServer()
let now = new Date('2026-11-25T04:00:00Z').getTime()

const wait = (ms: number) => {
  now += ms
  server().setNow(new Date(now))
}

beforeAll(async () => {
  wait(0)
  await gameSet(server(), 1)
})
beforeEach(() => wait(1000))

/** What only the server knows of the play that is open. */
async function courseIn(eventId: number) {
  const [row] = await server()
    .services.db.select()
    .from(steppedPlays)
    .where(eq(steppedPlays.eventId, eventId))
  const course = row && (await courseOf(server().services.db, playShape.parse(row.play)))
  if (!course) throw new Error('nothing is open')
  return course
}

const begin = async (player: Player, eventId: number): Promise<string> => {
  const { status, body } = await player.call('POST', '/api/event/play/start', {
    event_id: eventId,
    dialect_id: 1,
  })
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data.token
}

/** Plays on to the end, rightly, and sends the result. */
async function finish(player: Player, eventId: number, token: string) {
  for (let seq = 1; seq < 100; seq += 1) {
    const course = await courseIn(eventId)
    const honest = honestAct(course, now - course.play.iat)
    if (!honest) break
    now = course.play.iat + honest.at
    wait(0)
    await player.call('POST', '/api/event/play/step', { token, seq, act: Object(honest.act) })
  }
  const { body } = await player.call('POST', '/api/event/result', {
    ...{ event_id: eventId, dialect_id: 1, score: 0, used_time: 1, quiz_data: {}, token },
  })
  return { score: body.score, ranked: body.ranked, reason: body.reason }
}

const play = async (player: Player, eventId: number) => finish(player, eventId, await begin(player, eventId))

const teamOf = async (userId: number) => {
  const [row] = await server()
    .services.db.select({ team: eventRegistrations.team })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.userId, userId))
  return row?.team
}

const NOT_COUNTED = { score: 100, ranked: false, reason: 'not_member' }

/** A competition that has hours left. */
const longOne = () => competition(server(), { event: { endAt: new Date(now + 5 * 3_600_000) } })

describe('a play in a competition of classes', () => {
  it('counts for the team of the class that its player is in, without signing up', async () => {
    const own = await longOne()
    const { id, player } = await member(server())
    await stay(server(), { classId: own.away.id, userId: id })
    expect(await play(player, own.eventId)).toEqual({ score: 100, ranked: true, reason: null })
    expect(await teamOf(id)).toBe(2)
    const { body } = await player.call('GET', `/api/event/competition/ranking?id=${own.id}`)
    expect(body).toMatchObject({ leader: 'away', away: { score: 100, player_num: 1, play_times: 1 } })
    // The result tells to which competition its page leads back.
    const [saved] = await server()
      .services.db.select()
      .from(gameResults)
      .where(eq(gameResults.eventId, own.eventId))
    const page = await player.call('GET', `/api/event/result?uuid=${saved?.uuid}`)
    expect(page.body.data).toMatchObject({ event_id: own.eventId, competition_id: own.id })
  })

  it('of anybody else is kept and counts for nothing: a visitor, a stranger, their teacher, who waits', async () => {
    const own = await longOne()
    const waiting = await member(server())
    await stay(server(), { classId: own.home.id, userId: waiting.id }, { joinedAt: null })
    const stranger = await member(server())
    for (const player of [await visitingPlayer(server()), stranger.player, waiting.player])
      expect(await play(player, own.eventId)).toEqual(NOT_COUNTED)
    expect(await server().services.db.$count(gameBests, eq(gameBests.eventId, own.eventId))).toBe(0)
    expect(
      await server().services.db.$count(eventRegistrations, eq(eventRegistrations.eventId, own.eventId)),
    ).toBe(0)
  })

  it('of who is in both classes counts for the one she has been in for longer, and stays there', async () => {
    const own = await longOne()
    const { id, player } = await member(server())
    const early = new Date(now - 5 * 86_400_000)
    await stay(server(), { classId: own.home.id, userId: id })
    const first = await stay(server(), { classId: own.away.id, userId: id }, { joinedAt: early })
    expect(await play(player, own.eventId)).toMatchObject({ ranked: true })
    expect(await teamOf(id)).toBe(2)
    const { body } = await player.call('GET', `/api/event/competition/ranking?id=${own.id}`)
    expect(body).toMatchObject({ home: { student_num: 0 }, away: { student_num: 1 } })
    // Out of that class, she does not change sides.
    await server()
      .services.db.update(classMembers)
      .set({ leftAt: new Date(now) })
      .where(eq(classMembers.id, first.id))
    expect(await play(player, own.eventId)).toEqual(NOT_COUNTED)
  })

  it('that was begun before leaving counts, what was played stays, and no later one does', async () => {
    const own = await longOne()
    const { id, player } = await member(server())
    const row = await stay(server(), { classId: own.home.id, userId: id })
    const token = await begin(player, own.eventId)
    wait(1000)
    await server()
      .services.db.update(classMembers)
      .set({ leftAt: new Date(now) })
      .where(eq(classMembers.id, row.id))
    expect(await finish(player, own.eventId, token)).toMatchObject({ ranked: true })
    expect(await play(player, own.eventId)).toEqual(NOT_COUNTED)
    const { body } = await player.call('GET', `/api/event/competition/ranking?id=${own.id}`)
    expect(body.home).toMatchObject({ score: 100, player_num: 1, play_times: 1, student_num: 1 })
  })

  it('of a class that is not public, or whose year is over by now, counts for nothing', async () => {
    for (const columns of [{ status: 2 }, { archivedAt: new Date(now) }]) {
      const own = await longOne()
      const { id, player } = await member(server())
      await stay(server(), { classId: own.home.id, userId: id })
      await server().services.db.update(schoolClasses).set(columns).where(eq(schoolClasses.id, own.home.id))
      expect(await play(player, own.eventId)).toEqual(NOT_COUNTED)
    }
  })

  it('is not begun before the other class has said yes', async () => {
    const own = await competition(server(), { agreeStatus: 0 })
    const { id, player } = await member(server())
    await stay(server(), { classId: own.home.id, userId: id })
    const start = () => player.call('POST', '/api/event/play/start', { event_id: own.eventId, dialect_id: 1 })
    expect((await start()).status).toBe(404)
    await own.awayTeacher.ask('POST /api/my/teaching-class/competition/accept', { id: own.id, status: 1 })
    expect((await start()).status).toBe(200)
  })

  it('of a class that plays in two competitions counts in each for itself', async () => {
    const own = await longOne()
    const other = await schoolClass(server(), [await teacherOf(server())])
    const { id, player } = await member(server())
    await stay(server(), { classId: own.home.id, userId: id })
    const second = await competition(server(), {
      homeClassId: other.id,
      awayClassId: own.home.id,
      event: { endAt: new Date(now + 5 * 3_600_000) },
    })
    await play(player, own.eventId)
    await play(player, second.eventId)
    const teams = await server()
      .services.db.select({ eventId: eventRegistrations.eventId, team: eventRegistrations.team })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.userId, id))
    expect(teams).toEqual(
      expect.arrayContaining([
        { eventId: own.eventId, team: 1 },
        { eventId: second.eventId, team: 2 },
      ]),
    )
  })
})
