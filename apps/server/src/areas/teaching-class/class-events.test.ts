import { randomUUID } from 'node:crypto'
import { SCHOOL_CLASS } from '@hakka/contract/constants/school-class'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { eventRegistrations, gameResults } from '../../db/tables/event.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { event } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const MINUTE_MS = 60_000

const ago = (minutes: number) => new Date(server().services.now().getTime() - minutes * MINUTE_MS)

const signUp = (eventId: number, userId: number, status = 1) =>
  server().services.db.insert(eventRegistrations).values({ eventId, userId, status })

/** A result as it stands after it was judged. */
const result = (
  eventId: number,
  userId: number,
  columns: Partial<typeof gameResults.$inferInsert> & { score: number },
): typeof gameResults.$inferInsert => ({
  uuid: randomUUID(),
  playId: randomUUID(),
  eventId,
  gameId: 1,
  dialectId: 1,
  userId,
  actor: '',
  seed: '',
  rulesVersion: 1,
  quizData: {},
  bodyHash: '',
  usedTime: 60_000,
  claimedScore: 0,
  claimedTime: 0,
  elapsed: 0,
  isFinal: true,
  flagged: false,
  startedAt: ago(1),
  createdAt: ago(0.5),
  ...columns,
})

const played = async (...of: Parameters<typeof result>) => {
  await server()
    .services.db.insert(gameResults)
    .values(result(...of))
}

describe('a class’s ranking of an event', () => {
  test('names are their teacher’s to read, noted; pupils see their own and masked ones', async () => {
    const [teacher, beside, other] = [
      await teacherOf(server()),
      await teacherOf(server(), '古秀蘭'),
      await teacherOf(server()),
    ]
    const { id } = await schoolClass(server(), [teacher, beside])
    const [first, second, waits] = [
      await person(server(), { name: '林詩涵' }),
      await person(server(), { name: '江宜臻' }),
      await person(server(), { name: '劉品睿' }),
    ]
    for (const { id: userId } of [first, second]) await stay(server(), { classId: id, userId })
    await stay(server(), { classId: id, userId: waits.id }, { joinedAt: null })
    const running = await event(server(), { title: '秋季賽' })
    for (const [who, score] of [
      [first, 80],
      [second, 90],
      [waits, 100],
    ] as const) {
      await signUp(running.id, who.id)
      await played(running.id, who.id, { score })
    }
    const ofTeacher = () => teacher.ask(`GET /api/my/teaching-class/events?class_id=${id}`)
    expect((await ofTeacher()).body.data.events).toEqual([
      {
        id: running.id,
        title: '秋季賽',
        event_game_id: 1,
        end_at: running.endAt.toISOString(),
        rows: [
          { rank: 1, name: '江宜臻', score: 90, used_time_text: '01:00.00', is_me: false },
          { rank: 2, name: '林詩涵', score: 80, used_time_text: '01:00.00', is_me: false },
        ],
      },
    ])
    await ofTeacher()
    const { db } = server().services
    const noted = and(eq(auditRows.action, 'class.events'), eq(auditRows.subjectId, String(id)))
    expect(await db.$count(auditRows, noted)).toBe(1)
    expect((await beside.ask(`GET /api/my/teaching-class/events?class_id=${id}`)).status).toBe(200)
    expect((await other.ask(`GET /api/my/teaching-class/events?class_id=${id}`)).status).toBe(404)

    const ofPupil = (who: typeof first) => who.ask(`GET /api/my/learning-class/events?class_id=${id}`)
    expect((await ofPupil(first)).body.data.events[0].rows).toMatchObject([
      { rank: 1, name: '江○臻', is_me: false },
      { rank: 2, name: '林詩涵', is_me: true },
    ])
    expect((await ofPupil(waits)).status).toBe(404)
    expect((await ofPupil(other)).status).toBe(404)
  })

  test('counts what came in during a stay, of those who are still there', async () => {
    const teacher = await teacherOf(server())
    const { id } = await schoolClass(server(), [teacher])
    const [here, gone, late] = [
      await person(server(), { name: '在班上' }),
      await person(server(), { name: '離開了' }),
      await person(server(), { name: '才來的' }),
    ]
    await stay(server(), { classId: id, userId: here.id }, { joinedAt: ago(30) })
    await stay(server(), { classId: id, userId: gone.id }, { joinedAt: ago(30), leftAt: ago(5) })
    await stay(server(), { classId: id, userId: late.id }, { joinedAt: ago(2) })
    const { id: eventId } = await event(server())
    for (const who of [here, gone, late]) await signUp(eventId, who.id)
    await played(eventId, here.id, { score: 100, createdAt: ago(40) })
    await played(eventId, here.id, { score: 50, createdAt: ago(20) })
    await played(eventId, here.id, { score: 60, usedTime: 90_000, createdAt: ago(10) })
    await played(eventId, here.id, { score: 60, usedTime: 80_000, createdAt: ago(9) })
    await played(eventId, gone.id, { score: 70, createdAt: ago(10) })
    await played(eventId, late.id, { score: 90, createdAt: ago(10) })
    const { events } = (await teacher.ask(`GET /api/my/teaching-class/events?class_id=${id}`)).body.data
    expect(events).toMatchObject([{ rows: [{ name: '在班上', score: 60, used_time_text: '01:20.00' }] }])
  })

  test('of a class whose year is over has nothing of what was played since', async () => {
    const teacher = await teacherOf(server())
    const { id } = await schoolClass(server(), [teacher], { archivedAt: ago(10) })
    const pupil = await person(server(), { name: '升級了' })
    await stay(server(), { classId: id, userId: pupil.id }, { joinedAt: ago(30) })
    const { id: eventId } = await event(server())
    await signUp(eventId, pupil.id)
    await played(eventId, pupil.id, { score: 40, createdAt: ago(20) })
    await played(eventId, pupil.id, { score: 90, createdAt: ago(5) })
    const { events } = (await teacher.ask(`GET /api/my/teaching-class/events?class_id=${id}`)).body.data
    expect(events).toMatchObject([{ rows: [{ name: '升級了', score: 40 }] }])
  })

  test('has no event that is over, to come, a draft, a practice or deleted, and no result that counts for nothing', async () => {
    const teacher = await teacherOf(server())
    const { id } = await schoolClass(server(), [teacher])
    const pupil = await person(server(), { name: '林詩涵' })
    await stay(server(), { classId: id, userId: pupil.id })
    const at = new Date()
    const closed = [
      { endAt: ago(1) },
      { beginAt: ago(-10) },
      { isDraft: true },
      { isPractice: true },
      { deletedAt: at },
    ]
    for (const columns of closed) {
      const { id: eventId } = await event(server(), columns)
      await signUp(eventId, pupil.id)
      await played(eventId, pupil.id, { score: 100 })
    }
    const worthless = [{ isFinal: false }, { refused: 'too_fast' as const }, { disqualifiedAt: at }]
    for (const columns of worthless) {
      const { id: eventId } = await event(server())
      await signUp(eventId, pupil.id)
      await played(eventId, pupil.id, { score: 100, ...columns })
    }
    const { id: notAccepted } = await event(server())
    await signUp(notAccepted, pupil.id, 0)
    await played(notAccepted, pupil.id, { score: 100 })
    const { body } = await teacher.ask(`GET /api/my/teaching-class/events?class_id=${id}`)
    expect(body.data.events).toEqual([])
  })

  test('holds the largest class, ties by who signed up first', async () => {
    const teacher = await teacherOf(server())
    const { id } = await schoolClass(server(), [teacher])
    const { db } = server().services
    const made = await db
      .insert(users)
      .values(
        Array.from({ length: SCHOOL_CLASS.members }, (_, no) => ({
          username: `ranked-${no}`,
          name: `${no}`,
        })),
      )
      .returning({ id: users.id, name: users.name })
    await db.insert(classMembers).values(
      made.map((one) => ({
        classId: id,
        userId: one.id,
        via: 'code' as const,
        askedAt: ago(9),
        joinedAt: ago(9),
      })),
    )
    const { id: eventId } = await event(server())
    for (const one of made.toReversed()) await signUp(eventId, one.id)
    await db.insert(gameResults).values(made.map((one) => result(eventId, one.id, { score: 50 })))
    const { events } = (await teacher.ask(`GET /api/my/teaching-class/events?class_id=${id}`)).body.data
    const names = events[0].rows.map(({ name }: { name: string }) => name)
    expect(names).toEqual(made.toReversed().map(({ name }) => name))
  })
})
