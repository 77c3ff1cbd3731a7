import { and, eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { assignments } from '../../db/tables/assignment.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { notifications, schoolClasses } from '../../db/tables/school-class.ts'
import { answer, assign, dayIn, lessonOf, RIGHT } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let lesson: Awaited<ReturnType<typeof lessonOf>>

beforeAll(async () => {
  lesson = await lessonOf(server(), 1)
})

const REMIND = 'POST /api/my/teaching-class/assignment/remind'
const DUE = 'GET /api/my/teaching-class/assignment/due'

async function given(fields: object = {}) {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupils = await Promise.all(
    ['學生甲', '學生乙', '學生丙'].map(async (name) => {
      const pupil = await person(server(), { name, isStudent: true })
      const joinedAt = new Date(Date.now() - 30 * 24 * 3_600_000)
      return { ...pupil, memberId: (await stay(server(), { classId, userId: pupil.id }, { joinedAt })).id }
    }),
  )
  const [through, doing, none] = pupils
  if (!through || !doing || !none) throw new Error('three pupils')
  const { id } = await assign(server(), teacher, { class_id: classId, id: lesson.id, ...fields })
  const doAll = async (pupil: typeof through) => {
    for (const [at, module] of lesson.modules.entries()) await answer(pupil, module, at < 2 ? null : RIGHT)
  }
  return { teacher, classId, id, through, doing, none, doAll }
}

const remindersOf = async (pupil: { id: number }) =>
  server()
    .services.db.select()
    .from(notifications)
    .where(and(eq(notifications.userId, pupil.id), like(notifications.key, '%:remind:%')))

describe('a reminder', () => {
  test('goes to those who are not through, once a day however often and by how many it is sent', async () => {
    const { teacher, id, through, doing, none, doAll } = await given()
    await doAll(through)
    const [module] = lesson.modules
    if (module) await answer(doing, module, null)
    const answers = await Promise.all(Array.from({ length: 20 }, () => teacher.ask(REMIND, { id })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.map(({ body }) => body.data.count).sort()).toEqual([...Array(19).fill(0), 2])
    expect(answers.find(({ body }) => body.data.count === 2)?.body.message).toBe('提醒了 2 位還沒做完的同學')
    expect((await teacher.ask(REMIND, { id })).body.message).toBe('今天都提醒過了，明天可以再提醒一次')
    expect(await remindersOf(through)).toEqual([])
    for (const pupil of [doing, none]) {
      const rows = await remindersOf(pupil)
      expect(rows).toMatchObject([{ kind: 'due', url: `/my/learning-class/assignment?id=${id}` }])
      expect(rows[0]?.title).toMatch(/^老師提醒你：「阿公」還沒做完，\d+\/\d+（.）前做完$/)
    }
  })

  test('comes again the next day, and says so where the day is over', async () => {
    const { teacher, id, none } = await given()
    await teacher.ask(REMIND, { id })
    const { db } = server().services
    await db
      .update(notifications)
      .set({ key: `assignment:${id}:remind:2020-01-01` })
      .where(and(eq(notifications.userId, none.id), like(notifications.key, '%:remind:%')))
    await db
      .update(assignments)
      .set({ dueOn: dayIn(-1) })
      .where(eq(assignments.id, id))
    expect((await teacher.ask(REMIND, { id })).body.data.count).toBe(1)
    const titles = (await remindersOf(none)).map(({ title }) => title)
    expect(titles).toContain('老師提醒你：「阿公」還沒做完，現在還可以補做')
  })

  test('of a test goes to those who have not handed it in, only to those who are named', async () => {
    const { teacher, id, through, doing, none } = await given({ mode: 'test' })
    await through.ask('POST /api/my/learning-class/assignment/hand-in', { id })
    const named = { id, member_ids: [through.memberId, doing.memberId] }
    expect((await teacher.ask(REMIND, named)).body.data.count).toBe(1)
    expect((await remindersOf(doing))[0]?.title).toContain('還沒交卷')
    expect(await remindersOf(none)).toEqual([])
  })

  test('is for nobody where all are through, and not for an archived class', async () => {
    const { teacher, id, classId, through, doing, none, doAll } = await given()
    for (const pupil of [through, doing, none]) await doAll(pupil)
    expect((await teacher.ask(REMIND, { id })).body.message).toBe('大家都做完了，沒有要提醒的')
    const other = await given()
    const { db } = server().services
    await db.update(schoolClasses).set({ archivedAt: new Date() }).where(eq(schoolClasses.id, other.classId))
    expect((await other.teacher.ask(REMIND, { id: other.id })).status).toBe(422)
    expect((await teacherOf(server()).then((own) => own.ask(REMIND, { id }))).status).toBe(404)
    expect(classId).not.toBe(other.classId)
  })
})

describe('what is due these days', () => {
  test('stands with a teacher with counts, what is due first before the rest; through, far and foreign ones do not', async () => {
    const { teacher, classId, id, through, doing, none, doAll } = await given()
    await doAll(through)
    const [module] = lesson.modules
    if (module) await answer(doing, module, null)
    const only = async (days: number, fields: object = {}) =>
      (await assign(server(), teacher, { class_id: classId, id: lesson.id, due_on: dayIn(days), ...fields }))
        .id
    const soon = await only(1)
    await only(60)
    const done = await only(2, { member_ids: [none.memberId], thing_ids: [module?.id] })
    if (module) await answer(none, module, null)
    await given()
    const { data } = (await teacher.ask(DUE)).body
    expect(data.assignments.map((own: { id: number }) => own.id)).toEqual([soon, id])
    expect(data.assignments.map((own: { id: number }) => own.id)).not.toContain(done)
    expect(data.assignments[1]).toMatchObject({
      class_name: '五年三班',
      pupil_count: 3,
      begun_count: 3,
      done_count: 1,
      help_count: 0,
    })
    const read = and(eq(auditRows.action, 'class.assignments'), eq(auditRows.userId, teacher.id))
    expect(await server().services.db.$count(auditRows, read)).toBe(1)
  })
})
