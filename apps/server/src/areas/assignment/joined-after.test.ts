import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { assignments } from '../../db/tables/assignment.ts'
import { answer, assign, dayIn, lessonOf, RIGHT } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { cellsOf } from '../../testing/report-cells.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let lesson: Awaited<ReturnType<typeof lessonOf>>

beforeAll(async () => {
  lesson = await lessonOf(server(), 1)
})

const DAY_MS = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

/** A class with one who was there from the beginning and has done nothing, and one who came today. */
async function given(days: number, fields: object = {}) {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const [early, late] = [
    await person(server(), { name: '早來的', isStudent: true }),
    await person(server(), { name: '今天來的', isStudent: true }),
  ]
  await stay(server(), { classId, userId: early.id }, { joinedAt: ago(30) })
  await stay(server(), { classId, userId: late.id })
  const { id } = await assign(server(), teacher, { class_id: classId, id: lesson.id, ...fields })
  const set = { createdAt: ago(9), dueOn: dayIn(days) }
  await server().services.db.update(assignments).set(set).where(eq(assignments.id, id))
  const data = async (who: typeof teacher, call: string) => (await who.ask(call)).body.data
  return {
    teacher,
    classId,
    early,
    late,
    id,
    report: () => data(teacher, `GET /api/my/teaching-class/assignment/report?id=${id}`),
    listed: async () =>
      (await data(teacher, `GET /api/my/teaching-class/assignment/list?class_id=${classId}`)).assignments,
    due: async () => (await data(teacher, 'GET /api/my/teaching-class/assignment/due')).assignments,
    own: async (pupil: typeof early) =>
      (await data(pupil, 'GET /api/my/learning-class/assignment/list')).assignments[0],
  }
}

const COUNTS = ['pupil_count', 'begun_count', 'done_count', 'help_count'] as const
const countsOf = (own: Record<(typeof COUNTS)[number], number>) => COUNTS.map((name) => own[name])

async function doAll(pupil: Awaited<ReturnType<typeof person>>) {
  for (const [at, module] of lesson.modules.entries()) await answer(pupil, module, at < 2 ? null : RIGHT)
}

describe('who joined a class after an assignment was due', () => {
  test('owes nothing of it: it is counted for nobody but who was there, in report, list and dashboard alike', async () => {
    const { own, early, late, report, listed, due } = await given(-2)
    expect(await own(early)).toMatchObject({ state: 'todo', joined_after: false })
    expect(await own(late)).toMatchObject({ state: 'todo', joined_after: true, late: false })
    const { assignment, pupils, ...rest } = await report()
    expect(countsOf(assignment)).toEqual([1, 0, 0, 0])
    expect(pupils).toMatchObject([{ joined_after: true }, { joined_after: false }])
    expect(cellsOf({ pupils, ...rest }, '今天來的').map(({ state }) => state)).toEqual(
      Array(3).fill('not_asked'),
    )
    expect(await listed()).toEqual([assignment])
    expect((await due()).map(countsOf)).toEqual([[1, 0, 0, 0]])
  })

  test('is neither reminded nor given again what she has not begun', async () => {
    const { teacher, id, early } = await given(-2)
    const reminded = await teacher.ask('POST /api/my/teaching-class/assignment/remind', { id })
    expect(reminded.body.data.count).toBe(1)
    const again = { id, due_on: dayIn(3) }
    expect(
      (await teacher.ask('POST /api/my/teaching-class/assignment/again', again)).body.data.pupil_count,
    ).toBe(1)
    await doAll(early)
    expect((await teacher.ask('POST /api/my/teaching-class/assignment/remind', { id })).status).toBe(422)
    expect((await teacher.ask('POST /api/my/teaching-class/assignment/again', again)).status).toBe(422)
  })

  test('may do it all the same: then it counts, and is not late', async () => {
    const { own, early, late, report, listed } = await given(-2)
    await doAll(late)
    await doAll(early)
    expect(await own(late)).toMatchObject({ state: 'done', late: false, percent: 100 })
    expect(await own(early)).toMatchObject({ state: 'done', late: true })
    const told = await report()
    expect(cellsOf(told, '今天來的').map((cell) => cell.late)).toEqual([false, false, false])
    expect(cellsOf(told, '早來的').map((cell) => cell.late)).toEqual([true, true, true])
    expect(countsOf(told.assignment)).toEqual([2, 2, 2, 0])
    expect(await listed()).toEqual([told.assignment])
  })

  test('owes it once its day is put off, and what is due today or later from the beginning', async () => {
    const { teacher, own, late, report, id } = await given(0)
    expect(await own(late)).toMatchObject({ joined_after: false })
    expect(countsOf((await report()).assignment)).toEqual([2, 0, 0, 0])
    const over = await given(-2)
    const put = { id: over.id, due_on: dayIn(1) }
    await over.teacher.ask('PUT /api/my/teaching-class/assignment', put)
    expect(await over.own(over.late)).toMatchObject({ joined_after: false })
    expect((await teacher.ask('POST /api/my/teaching-class/assignment/remind', { id })).body.data.count).toBe(
      2,
    )
  })

  test('has come back to it: who was there while it was to be done owes it', async () => {
    const { classId, late, own } = await given(-2)
    await stay(
      server(),
      { classId, userId: late.id },
      { joinedAt: ago(20), leftAt: ago(5), leftAs: 'removed' },
    )
    expect(await own(late)).toMatchObject({ joined_after: false })
  })

  test('who left before it was given owes nothing of it', async () => {
    const { classId, late, own } = await given(-2)
    await stay(server(), { classId, userId: late.id }, { joinedAt: ago(20), leftAt: ago(15), leftAs: 'left' })
    expect(await own(late)).toMatchObject({ joined_after: true })
  })

  test('of a test likewise: it is open to her, and she is not told to hand it in', async () => {
    const { teacher, id, own, late, report } = await given(-2, { mode: 'test' })
    expect((await teacher.ask('POST /api/my/teaching-class/assignment/remind', { id })).body.data.count).toBe(
      1,
    )
    await late.ask('POST /api/my/learning-class/assignment/hand-in', { id })
    expect(await own(late)).toMatchObject({ state: 'done', late: false })
    expect(countsOf((await report()).assignment)).toEqual([2, 1, 1, 1])
  })

  test('her parent is not told of it before it is done or given back, and never that it was late', async () => {
    const { teacher, late, id, report } = await given(-2)
    const parent = await person(server())
    await server().services.db.update(users).set({ roleId: 7 }).where(eq(users.id, parent.id))
    const { code } = (await late.ask('POST /api/my/child/code')).body.data
    const link = (await parent.ask('POST /api/my/child/link', { code })).body.data.id
    const told = async () => (await parent.ask(`GET /api/my/child/${link}/week`)).body.data.assignments
    expect(await told()).toEqual([])
    const { pupils } = await report()
    const member = pupils.find((own: { name: string }) => own.name === '今天來的').member_id
    const back = { id, member_ids: [member] }
    await teacher.ask('POST /api/my/teaching-class/assignment/hand-back', back)
    expect(await told()).toMatchObject([{ id, state: 'due', joined_after: true }])
  })
})
