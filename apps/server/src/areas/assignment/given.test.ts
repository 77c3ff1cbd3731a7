import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { classMembers } from '../../db/tables/school-class.ts'
import { answer, assign, dayIn, lessonOf, PARTLY, RIGHT, WRONG } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
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
