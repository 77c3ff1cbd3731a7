import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { assignments } from '../../db/tables/assignment.ts'
import { studyDays } from '../../db/tables/study.ts'
import { taipeiDay } from '../../domain/study/study-time.ts'
import { answer, assign, dayIn, lessonOf, WRONG } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let lesson: Awaited<ReturnType<typeof lessonOf>>

beforeAll(async () => {
  lesson = await lessonOf(server(), 1)
})

async function linked() {
  const child = await person(server(), { name: '林詩涵', isStudent: true })
  const parent = await person(server(), { name: '林淑芬' })
  await server().services.db.update(users).set({ roleId: 7 }).where(eq(users.id, parent.id))
  const { code } = (await child.ask('POST /api/my/child/code')).body.data
  const { id } = (await parent.ask('POST /api/my/child/link', { code })).body.data
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const joinedAt = new Date(Date.now() - 60 * 24 * 3_600_000)
  await stay(server(), { classId, userId: child.id }, { joinedAt })
  const give = async (days: number, fields: object = {}) => {
    const made = await assign(server(), teacher, { class_id: classId, id: lesson.id, ...fields })
    // It was given a month ago.
    const createdAt = new Date(Date.now() - 30 * 24 * 3_600_000)
    await server()
      .services.db.update(assignments)
      .set({ dueOn: dayIn(days), createdAt })
      .where(eq(assignments.id, made.id))
    return made.id
  }
  const week = async (query = '') => (await parent.ask(`GET /api/my/child/${id}/week${query}`)).body.data
  return { child, parent, id, teacher, classId, give, week }
}

test('a parent sees what is due, what is late and what is done, and nothing of how well or of others', async () => {
  const { child, give, week, teacher, classId } = await linked()
  const other = await person(server(), { name: '別的同學', isStudent: true })
  const { id: memberId } = await stay(server(), { classId, userId: other.id })
  await give(1, { member_ids: [memberId] })
  const [due, late, done, test_] = [
    await give(2),
    await give(-8),
    await give(0, { thing_ids: [lesson.modules[2]?.id] }),
    await give(3, { mode: 'test' }),
  ]
  const far = await give(40)
  const [first, , exercise] = lesson.modules
  if (!first || !exercise) throw new Error('a lesson')
  await answer(child, first, null)
  await answer(child, exercise, WRONG)
  const { assignments: told } = await week()
  expect(told.map((own: { id: number }) => own.id)).toEqual([late, due, test_, done])
  expect(told).not.toContainEqual(expect.objectContaining({ id: far }))
  expect(told).toMatchObject([
    { state: 'late', done_count: 2, item_count: 3, class_name: '五年三班', due_on: dayIn(-8) },
    { state: 'due', done_count: 2, was_late: false },
    { state: 'due', mode: 'test', done_count: 0 },
    { state: 'done', done_count: 1, item_count: 1, was_late: false },
  ])
  expect(JSON.stringify(told)).not.toMatch(/percent|earned|best|first|hand_in/)
  // Out of the class there is nothing of it.
  await child.ask('DELETE /api/my/learning-class/quit', { class_id: classId })
  expect((await week()).assignments).toEqual([])
  expect(teacher.id).toBeGreaterThan(0)
})

test('a week of before has what was due in it; a test is done once it is handed in, late where it was late', async () => {
  const { child, give, week } = await linked()
  const id = await give(-14, { mode: 'test' })
  const [before] = (await week('?back=2')).assignments
  expect(before).toMatchObject({ id, state: 'late' })
  await child.ask('POST /api/my/learning-class/assignment/hand-in', { id })
  expect((await week('?back=2')).assignments).toMatchObject([{ id, state: 'done', was_late: true }])
  expect((await week()).assignments).toEqual([])
})

test('the month has days and minutes, and no area by which a goal could be told; of another’s there is nothing', async () => {
  const { child, parent, id } = await linked()
  const today = taipeiDay(Date.now())
  await server()
    .services.db.insert(studyDays)
    .values([
      { userId: child.id, day: today, key: 'a', area: 'lesson', creditMs: 9 * 60_000 },
      { userId: child.id, day: today, key: 'b', area: 'listening', creditMs: 4 * 60_000 },
      { userId: child.id, day: '2026-01-05', key: 'a', area: 'lesson', creditMs: 60_000 },
      { userId: parent.id, day: today, key: 'a', area: 'lesson', creditMs: 60_000 },
    ])
  const month = (query = '', who = parent) => who.ask(`GET /api/my/child/${id}/month${query}`)
  expect((await month()).body.data).toEqual({
    month: today.slice(0, 7),
    today,
    first_month: '2026-01',
    days: [{ day: today, minutes: 13 }],
    day_count: 2,
  })
  expect((await month('?month=2026-01')).body.data.days).toEqual([{ day: '2026-01-05', minutes: 1 }])
  expect((await month('?month=2026-13')).status).toBe(422)
  expect((await month('', child)).status).toBe(404)
  await child.ask(`DELETE /api/my/child/${id}`)
  expect((await month()).status).toBe(404)
})
