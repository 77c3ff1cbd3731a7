import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { gameResults } from '../../db/tables/event.ts'
import { classMembers, schoolClasses } from '../../db/tables/school-class.ts'
import { answer, assign, dayIn, lessonOf, PARTLY, RIGHT, WRONG } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { event } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let lesson: Awaited<ReturnType<typeof lessonOf>>

beforeAll(async () => {
  lesson = await lessonOf(server(), 3)
})

test('the list of a class counts as its reports do: the whole class, some, what was missed again, a test, who has left', async () => {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupils = await Promise.all(
    ['學生甲', '學生乙', '學生丙', '學生丁'].map(async (name) => {
      const pupil = await person(server(), { name, isStudent: true })
      return { ...pupil, memberId: (await stay(server(), { classId, userId: pupil.id })).id }
    }),
  )
  const [one, two, three, gone] = pupils
  if (!one || !two || !three || !gone) throw new Error('four pupils')
  const give = { class_id: classId, id: lesson.id }
  await assign(server(), teacher, give)
  await assign(server(), teacher, { ...give, member_ids: [two.memberId, gone.memberId] })
  const missed = await assign(server(), teacher, { ...give, thing_ids: [lesson.modules[2]?.id] })
  const sat = await assign(server(), teacher, { ...give, mode: 'test' })
  await assign(server(), teacher, { ...give, member_ids: [gone.memberId] })
  for (const [at, module] of lesson.modules.entries()) {
    await answer(one, module, at < 2 ? null : RIGHT)
    if (at > 0) await answer(two, module, at < 2 ? null : at === 2 ? WRONG : PARTLY)
    await answer(gone, module, at < 2 ? null : WRONG)
  }
  await three.ask('POST /api/my/learning-class/assignment/hand-in', { id: sat.id })
  await teacher.ask('POST /api/my/teaching-class/assignment/again', { id: missed.id, due_on: dayIn(3) })
  const { db } = server().services
  await db.update(classMembers).set({ leftAt: new Date() }).where(eq(classMembers.id, gone.memberId))

  const list = (await teacher.ask(`GET /api/my/teaching-class/assignment/list?class_id=${classId}`)).body.data
  const reports: unknown[] = []
  for (const { id } of list.assignments)
    reports.push(
      (await teacher.ask(`GET /api/my/teaching-class/assignment/report?id=${id}`)).body.data.assignment,
    )
  expect(list.assignments).toHaveLength(6)
  expect(list.assignments).toEqual(reports)
  const counts = list.assignments.map((own: Record<string, number>) => [
    own.pupil_count,
    own.begun_count,
    own.done_count,
    own.help_count,
  ])
  // The latest first: again, only for who has left, the test, one thing, two by name, the whole class. What was handed
  // in as a test without an answer was done, and wrong, also where it is practice.
  expect(counts).toEqual([
    [2, 0, 0, 0],
    [0, 0, 0, 0],
    [3, 1, 1, 1],
    [3, 3, 3, 2],
    [1, 1, 0, 1],
    [3, 3, 1, 2],
  ])
})

test('what is done after a class was archived is not its work', async () => {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupil = await person(server(), { isStudent: true })
  await stay(server(), { classId, userId: pupil.id })
  const [word, text] = lesson.modules
  if (!word || !text) throw new Error('a word and a text')
  const { id } = await assign(server(), teacher, {
    class_id: classId,
    id: lesson.id,
    thing_ids: [word.id, text.id],
  })
  await answer(pupil, word, null)
  const { db, now } = server().services
  await db.update(schoolClasses).set({ archivedAt: now() }).where(eq(schoolClasses.id, classId))
  await answer(pupil, text, null)
  const { body } = await teacher.ask(`GET /api/my/teaching-class/assignment/report?id=${id}`)
  expect(body.data.assignment).toMatchObject({ pupil_count: 1, begun_count: 1, done_count: 0 })
})

test('of a game that is assigned only a play that counts is work, and what two classes play is nobody else’s to assign', async () => {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupil = await person(server(), { isStudent: true })
  await stay(server(), { classId, userId: pupil.id })
  const { id: eventId } = await event(server())
  const { id } = await assign(server(), teacher, { class_id: classId, of: 'game', id: eventId })
  const played = (columns: Partial<typeof gameResults.$inferInsert>) =>
    server()
      .services.db.insert(gameResults)
      .values({
        ...{ uuid: randomUUID(), playId: randomUUID(), eventId, gameId: 1, dialectId: 1, userId: pupil.id },
        ...{ actor: '', seed: '', rulesVersion: 1, quizData: {}, bodyHash: '', score: 50, usedTime: 60_000 },
        ...{ claimedScore: 0, claimedTime: 0, elapsed: 0, isFinal: true, flagged: false },
        ...{ startedAt: new Date(), createdAt: new Date() },
        ...columns,
      })
  const done = async () =>
    (await teacher.ask(`GET /api/my/teaching-class/assignment/report?id=${id}`)).body.data.assignment
      .done_count
  for (const columns of [
    { isFinal: false },
    { refused: 'too_fast' as const },
    { disqualifiedAt: new Date() },
  ])
    await played(columns)
  expect(await done()).toBe(0)
  await played({})
  expect(await done()).toBe(1)

  const { id: theirs } = await event(server(), { isCompetition: true })
  const refused = await teacher.ask('POST /api/my/teaching-class/assignment', {
    of: 'game',
    class_id: classId,
    id: theirs,
    due_on: dayIn(7),
  })
  expect(refused.status).toBe(404)
})
