import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { answer, assign, dayIn, lessonOf, PARTLY, RIGHT, WRONG } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { cellsOf } from '../../testing/report-cells.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let lesson: Awaited<ReturnType<typeof lessonOf>>

beforeAll(async () => {
  lesson = await lessonOf(server(), 2)
})

const LIST = 'GET /api/my/learning-class/assignment/list'
const one = (id: number) => `GET /api/my/learning-class/assignment?id=${id}`
const report = (id: number) => `GET /api/my/teaching-class/assignment/report?id=${id}`

async function classOf(pupilCount = 1) {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const join = async (name: string) => {
    const pupil = await person(server(), { name, isStudent: true })
    const { id: memberId } = await stay(server(), { classId, userId: pupil.id })
    return { ...pupil, memberId }
  }
  const [first, ...others] = await Promise.all(
    Array.from({ length: pupilCount }, (_, no) => join(`學生${'甲乙丙丁'[no]}`)),
  )
  if (!first) throw new Error('a class without pupils')
  return { teacher, classId, first, others, join, give: { class_id: classId, id: lesson.id } }
}

const module = (at: number) => {
  const found = lesson.modules[at]
  if (!found) throw new Error('the lesson has no such module')
  return found
}

const justOne = (at: number) => ({ thing_ids: [module(at).id] })

describe('a lesson that is assigned', () => {
  test('stands with its pupils, is done by doing it, and stands as done with the teacher', async () => {
    const { teacher, first, give } = await classOf()
    const { id, items, message } = await assign(server(), teacher, give)
    expect(items.map(({ no, thing }) => [no, thing])).toEqual([1, 2, 3, 4].map((no) => [no, 'module']))
    expect(message).toMatch(/^五年三班 1 位同學，\d+\/\d+（.）前$/)

    const told = await first.ask('GET /api/my/notifications')
    const line = { kind: 'due', url: `/my/learning-class/assignment?id=${id}`, read: false }
    expect(told.body.data).toMatchObject([line])
    const head = { id, title: '阿公', title_pinyin: 'a24 gung24', due_on: dayIn(7), item_count: 4 }
    const before = await first.ask(LIST)
    expect(before.body.data.assignments).toMatchObject([{ ...head, state: 'todo', done_count: 0 }])

    await answer(first, module(0), null)
    await answer(first, module(2), PARTLY)
    const begun = await first.ask(one(id))
    expect(begun.body.data).toMatchObject({ state: 'doing', done_count: 2, next_url: items[1]?.url })

    await answer(first, module(1), null)
    await answer(first, module(2), RIGHT)
    await answer(first, module(3), WRONG)
    const after = await first.ask(LIST)
    expect(after.body.data.assignments).toMatchObject([
      { state: 'done', done_count: 4, percent: 50, late: false },
    ])

    const seen = await teacher.ask(report(id))
    expect(seen.body.data.assignment).toMatchObject({ pupil_count: 1, done_count: 1, help_count: 1 })
    expect(cellsOf(seen.body.data)).toMatchObject([
      { state: 'done', first: null, best: null },
      { state: 'done' },
      { state: 'done', first: { earned: 2, total: 3 }, best: { earned: 3, total: 3 }, tries: 2 },
      { state: 'needs_help', first: { earned: 0, total: 3 } },
    ])
  })

  test('opens at the place where a module stands now', async () => {
    const { teacher, first, give } = await classOf()
    const { id } = await assign(server(), teacher, { ...give, ...justOne(3) })
    const { items } = (await first.ask(one(id))).body.data
    expect(items).toMatchObject([
      { url: '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1&mod_no=4', parts: 2 },
    ])
  })

  test('that a form sends three times at once is given once, and told once', async () => {
    const { teacher, first, give } = await classOf()
    const body = { ...give, form_key: '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a31' }
    const made = await Promise.all([1, 2, 3].map(() => assign(server(), teacher, body)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await first.ask('GET /api/my/notifications')).body.data).toHaveLength(1)
  })

  test('has a class, something to do and a day to come, or says what it lacks', async () => {
    const { teacher, give } = await classOf()
    const given = (fields: object) =>
      teacher.ask('POST /api/my/teaching-class/assignment', {
        of: 'lesson',
        due_on: dayIn(1),
        ...give,
        ...fields,
      })
    expect((await given({ due_on: dayIn(-1) })).body.errors).toEqual({
      due_on: ['到期日已經過了，請選今天以後的日子'],
    })
    expect((await given({ due_on: '2026-02-30' })).body.errors).toEqual({ due_on: ['請選擇到期日'] })
    expect((await given({ due_on: dayIn(900) })).status).toBe(422)
    expect((await given({ thing_ids: [999_999] })).body.errors).toEqual({ thing_ids: ['請選擇要做的活動'] })
    expect((await given({ mode: 'test', ...justOne(0) })).body.errors).toEqual({
      thing_ids: ['選的活動都沒有題目，不能當測驗'],
    })
    expect((await given({ id: 999_999 })).status).toBe(404)
    expect((await given({ note: '字'.repeat(501) })).body.errors).toEqual({ note: ['留言最多 500 個字'] })
    expect((await given({ due_on: dayIn(0), note: '字'.repeat(500) })).status).toBe(200)
  })

  test('is taken back and given again as it was; its day and its word are changed', async () => {
    const { teacher, first, give } = await classOf()
    const { id } = await assign(server(), teacher, give)
    const call = (method: string, path = '', body = {}) =>
      teacher.ask(`${method} /api/my/teaching-class/assignment${path}`, { id, ...body })
    expect((await call('POST', '/restore')).status).toBe(404)
    await call('DELETE')
    expect((await first.ask(LIST)).body.data.assignments).toEqual([])
    expect((await first.ask(one(id))).status).toBe(404)
    expect((await call('DELETE')).status).toBe(404)
    await call('POST', '/restore')
    await call('PUT', '', { due_on: dayIn(3), note: '先聽再做。' })
    expect((await first.ask(LIST)).body.data.assignments).toMatchObject([
      { id, due_on: dayIn(3), note: '先聽再做。' },
    ])
  })

  test('is done late where its day is over: allowed, and marked', async () => {
    const { teacher, first, give } = await classOf()
    const { id } = await assign(server(), teacher, { ...give, ...justOne(2), due_on: dayIn(0) })
    await server().services.db.execute(`update assignments set due_on = '${dayIn(-2)}',
      created_at = now() - interval '9 days' where id = ${id}`)
    await server()
      .services.db.update(classMembers)
      .set({ joinedAt: new Date('2026-01-01') })
    await answer(first, module(2), RIGHT)
    expect((await first.ask(one(id))).body.data).toMatchObject({ state: 'done', late: true })
    expect(cellsOf((await teacher.ask(report(id))).body.data)).toMatchObject([{ late: true }])
    // It waited for a line: done in time.
    const done_at = new Date(Date.now() - 4 * 86_400_000).toISOString()
    await answer(first, module(2), PARTLY, { done_at })
    expect((await first.ask(one(id))).body.data).toMatchObject({ state: 'done', late: false })
  })
})

describe('for whom it is', () => {
  test('the whole class has it, also who comes later', async () => {
    const { teacher, join, give } = await classOf()
    const { id } = await assign(server(), teacher, give)
    const late = await join('學生丁')
    expect((await late.ask(LIST)).body.data.assignments).toMatchObject([{ id, state: 'todo' }])
  })

  test('some pupils have it where they are named, and nobody else', async () => {
    const { teacher, first, others, join, give } = await classOf(2)
    const { id, message } = await assign(server(), teacher, { ...give, member_ids: [first.memberId] })
    expect(message).toContain('1 位同學')
    expect((await first.ask(LIST)).body.data.assignments).toMatchObject([{ id }])
    for (const other of [...others, await join('學生丁')]) {
      expect((await other.ask(LIST)).body.data.assignments).toEqual([])
      expect((await other.ask(one(id))).status).toBe(404)
    }
    const { body } = await teacher.ask(report(id))
    expect(body.data.pupils).toMatchObject([{ name: '學生甲' }])
    await server()
      .services.db.update(classMembers)
      .set({ leftAt: new Date() })
      .where(eq(classMembers.id, first.memberId))
    expect((await teacher.ask(report(id))).body.data.pupils).toEqual([])
  })

  test('pupils of another class can’t be named', async () => {
    const { teacher, give } = await classOf()
    const foreign = await classOf()
    const { status, body } = await teacher.ask('POST /api/my/teaching-class/assignment', {
      of: 'lesson',
      due_on: dayIn(1),
      ...give,
      member_ids: [foreign.first.memberId],
    })
    expect([status, body.errors]).toEqual([422, { member_ids: ['選的學生已經不在班上，請重新選擇'] }])
  })
})

describe('what counts', () => {
  test('was done since it was given and while the pupil was in the class', async () => {
    const { teacher, first, classId, give } = await classOf()
    await answer(first, module(2), RIGHT)
    const { id } = await assign(server(), teacher, { ...give, ...justOne(2) })
    const state = async () => cellsOf((await teacher.ask(report(id))).body.data)[0]?.state
    expect(await state()).toBe('not_started')
    const { db } = server().services
    await db.update(classMembers).set({ leftAt: new Date() }).where(eq(classMembers.id, first.memberId))
    await answer(first, module(2), RIGHT)
    await stay(server(), { classId, userId: first.id }, { joinedAt: new Date() })
    expect(await state()).toBe('not_started')
    await answer(first, module(2), PARTLY)
    expect(await state()).toBe('needs_help')
  })

  test('without an answer says that it is the pupil’s own word', async () => {
    const { teacher, first, give } = await classOf()
    const { id } = await assign(server(), teacher, { ...give, ...justOne(2) })
    await answer(first, module(2), null)
    expect(cellsOf((await teacher.ask(report(id))).body.data)).toMatchObject([
      { state: 'done', claimed: true, first: null },
    ])
  })

  test('of a module that is begun are its questions so far', async () => {
    const { teacher, first, give } = await classOf()
    const { id } = await assign(server(), teacher, { ...give, ...justOne(2) })
    await answer(first, module(2), { 0: [1] }, { item: 1 })
    expect(cellsOf((await teacher.ask(report(id))).body.data)).toMatchObject([
      { state: 'doing', parts_done: 1, first: null, best: null },
    ])
  })
})

describe('whose it is', () => {
  test('who teaches the class reads it, beside its owner too; of others there is nothing', async () => {
    const { teacher, classId, first, give } = await classOf()
    const { id } = await assign(server(), teacher, give)
    const other = await classOf()
    const unconfirmed = await person(server(), { isTeacher: false })
    const paths = [report(id), `GET /api/my/teaching-class/assignment/list?class_id=${classId}`]
    for (const path of paths) {
      expect((await teacher.ask(path)).status).toBe(200)
      expect((await other.teacher.ask(path)).status).toBe(404)
      expect((await unconfirmed.ask(path)).status).toBe(403)
      expect((await first.ask(path)).status).toBe(403)
    }
    expect((await other.first.ask(one(id))).status).toBe(404)
    expect((await other.teacher.ask('DELETE /api/my/teaching-class/assignment', { id })).status).toBe(404)
    expect(
      (
        await other.teacher.ask('POST /api/my/teaching-class/assignment', {
          of: 'lesson',
          due_on: dayIn(1),
          ...give,
        })
      ).status,
    ).toBe(404)
  })

  test('a teacher who tries it sees it as untouched, and leaves nothing in the report', async () => {
    const { teacher, give } = await classOf()
    const { id } = await assign(server(), teacher, { ...give, ...justOne(2) })
    await answer(teacher, module(2), RIGHT)
    const tried = await teacher.ask(`GET /api/my/teaching-class/assignment/try?id=${id}`)
    expect(tried.body.data).toMatchObject({ state: 'todo', items: [{ work: { state: 'not_started' } }] })
    expect((await teacher.ask(report(id))).body.data.assignment).toMatchObject({ begun_count: 0 })
  })

  test('reading it is in the audit, once for an hour', async () => {
    const { teacher, give } = await classOf()
    const { id } = await assign(server(), teacher, give)
    for (let no = 0; no < 3; no++) await teacher.ask(report(id))
    const rows = await server()
      .services.db.select()
      .from(auditRows)
      .where(and(eq(auditRows.userId, teacher.id), eq(auditRows.action, 'class.assignments')))
    expect(rows).toMatchObject([{ subject: '五年三班', subjectId: String(give.class_id) }])
  })
})

describe('giving back and again', () => {
  const back = (id: number, member_ids: number[], note = '') => ({ id, member_ids, note })

  test('a pupil finds it among what is to be done with a word, until she hands it in once more', async () => {
    const { teacher, first, give } = await classOf()
    const { id } = await assign(server(), teacher, { ...give, ...justOne(2) })
    await answer(first, module(2), WRONG)
    const path = 'POST /api/my/teaching-class/assignment/hand-back'
    const given = await teacher.ask(path, back(id, [first.memberId], '再聽一次第二題。'))
    expect(given.body).toEqual({ data: { count: 1 }, message: '發還給 1 位同學了' })
    expect((await first.ask(one(id))).body.data).toMatchObject({
      state: 'handed_back',
      hand_in: { note: '再聽一次第二題。', handed_in_at: null },
    })
    expect((await first.ask('GET /api/my/notifications')).body.data[0]).toMatchObject({ kind: 'handed_back' })
    await answer(first, module(2), RIGHT)
    await first.ask('POST /api/my/learning-class/assignment/hand-in', { id })
    expect((await first.ask(one(id))).body.data).toMatchObject({ state: 'done', percent: 100 })
  })

  test('what was missed goes to those who missed it, each with her own', async () => {
    const { teacher, first, others, give } = await classOf(3)
    const [second, third] = others
    if (!second || !third) throw new Error('three pupils')
    const both = { thing_ids: [module(2).id, module(3).id] }
    const { id } = await assign(server(), teacher, { ...give, ...both })
    for (const at of [2, 3]) await answer(first, module(at), RIGHT)
    await answer(second, module(2), RIGHT)
    await answer(second, module(3), WRONG)
    const body = { id, due_on: dayIn(9), form_key: '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a32' }
    const path = 'POST /api/my/teaching-class/assignment/again'
    const made = await Promise.all([1, 2].map(() => teacher.ask(path, body)))
    const again = made[0]?.body.data.id
    expect(made.map((own) => own.body.data)).toEqual([1, 2].map(() => ({ id: again, pupil_count: 2 })))
    expect((await first.ask(LIST)).body.data.assignments).toHaveLength(1)
    expect((await second.ask(one(again))).body.data.items.map((own: { no: number }) => own.no)).toEqual([2])
    expect((await third.ask(one(again))).body.data.items).toHaveLength(2)
    const { data } = (await teacher.ask(report(again))).body
    const statesOf = (name: string) => cellsOf(data, name).map(({ state }) => state)
    expect(statesOf('學生乙')).toEqual(['not_asked', 'not_started'])
    expect(statesOf('學生丙')).toEqual(['not_started', 'not_started'])
    await answer(second, module(3), RIGHT)
    expect((await second.ask(one(again))).body.data.state).toBe('done')
  })

  test('where nobody missed anything, nothing is given', async () => {
    const { teacher, first, give } = await classOf()
    const { id } = await assign(server(), teacher, { ...give, ...justOne(2) })
    await answer(first, module(2), RIGHT)
    const { status, body } = await teacher.ask('POST /api/my/teaching-class/assignment/again', {
      id,
      due_on: dayIn(9),
    })
    expect([status, body.message]).toEqual([422, '大家都做好了，沒有要再派的'])
  })

  test('of a class whose year is over nothing changes any more', async () => {
    const { teacher, classId, give } = await classOf()
    const { id } = await assign(server(), teacher, give)
    await teacher.ask('POST /api/my/teaching-class/archive', { class_id: classId, archived: true })
    const changed = await teacher.ask('PUT /api/my/teaching-class/assignment', { id, due_on: dayIn(9) })
    expect([changed.status, changed.body.message]).toEqual([422, expect.stringContaining('已經封存')])
    expect((await teacher.ask(report(id))).status).toBe(200)
  })
})
