import { SCHOOL_CLASS } from '@hakka/contract/constants/school-class'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { classMembers, notifications } from '../../db/tables/school-class.ts'
import { studyDays } from '../../db/tables/study.ts'
import { belongsToClass, duringStay } from '../../domain/school-class/belonging.ts'
import { user } from '../../testing/builders.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const pupils = (count: number, name = '林詩涵') =>
  Promise.all(
    Array.from({ length: count }, (_, no) => user(server(), { name: `${name}${no}`, isStudent: true })),
  )

describe('the pupils of a class', () => {
  test('are seen with what belongs to its time, and each reading is in the audit once an hour', async () => {
    const teacher = await teacherOf(server())
    const { id } = await schoolClass(server(), [teacher])
    const [now, before] = await pupils(2)
    const { db } = server().services
    for (const pupil of [now, before])
      await stay(server(), { classId: id, userId: pupil?.id ?? 0 }, { seatNo: 1 })
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Taipei' })
    const day = (userId: number, on: string) => ({
      userId,
      day: on,
      area: 'lesson',
      key: 'x',
      creditMs: 60_000,
    })
    await db.insert(studyDays).values([day(now?.id ?? 0, today), day(before?.id ?? 0, '2020-01-01')])
    const list = () => teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${id}`)
    const old = await schoolClass(server(), [teacher], { archivedAt: new Date('2025-07-01T00:00:00Z') })
    await stay(
      server(),
      { classId: old.id, userId: now?.id ?? 0 },
      { joinedAt: new Date('2024-09-01T00:00:00Z') },
    )
    await db.insert(studyDays).values(day(now?.id ?? 0, '2025-06-30'))
    // Of a year that is over nothing since.
    const { students: ofThen } = (
      await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${old.id}`)
    ).body.data
    expect(ofThen).toMatchObject([{ studied_on: '2025-06-30' }])
    const { students } = (await list()).body.data
    expect(students).toMatchObject([
      { name: '林詩涵0', studied_on: today, account: null, locked: false, pin_open: false },
      { name: '林詩涵1', studied_on: null },
    ])
    expect(Object.keys(students[0])).not.toContain('email')
    await list()
    const own = and(eq(auditRows.action, 'class.students'), eq(auditRows.subjectId, String(id)))
    expect(await db.$count(auditRows, own)).toBe(1)
  })

  test('who left or was taken out is no longer listed, and may come back anew', async () => {
    const teacher = await teacherOf(server())
    const { id, code } = await schoolClass(server(), [teacher])
    const pupil = await person(server(), { name: '徐語安' })
    const own = await stay(server(), { classId: id, userId: pupil.id })
    const { db } = server().services
    expect(await belongsToClass(db, pupil.id, id)).toBe(true)
    const gone = await teacher.ask('POST /api/my/teaching-class/student/remove', {
      class_id: id,
      member_ids: [own.id],
    })
    expect(gone.body.data.count).toBe(1)
    expect(await belongsToClass(db, pupil.id, id)).toBe(false)
    expect((await pupil.ask('GET /api/my/learning-class/list')).body.data.school_classes).toEqual([])
    await pupil.ask('POST /api/my/learning-class/join', { code })
    const { students, waiting } = (
      await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${id}`)
    ).body.data
    expect([students, waiting]).toMatchObject([[], [{ name: '徐語安', via: 'code' }]])
    // What she did before, while she was out and since: only the first is the class's.
    const stays = db.select({ id: classMembers.id }).from(classMembers)
    const during = (at: Date) =>
      stays.where(and(eq(classMembers.classId, id), duringStay(sql`${at.toISOString()}::timestamptz`)))
    expect(await during(new Date(Date.now() - 30_000))).toHaveLength(1)
  })

  test('one of another class is passed over, whoever is named', async () => {
    const teacher = await teacherOf(server())
    const [own, foreign] = [
      await schoolClass(server(), [teacher]),
      await schoolClass(server(), [await teacherOf(server())]),
    ]
    const [pupil] = await pupils(1)
    const theirs = await stay(server(), { classId: foreign.id, userId: pupil?.id ?? 0 })
    const body = { class_id: own.id, member_ids: [theirs.id] }
    for (const deed of ['approve', 'refuse', 'remove'])
      expect((await teacher.ask(`POST /api/my/teaching-class/student/${deed}`, body)).body.data.count).toBe(0)
    const consent = await teacher.ask('POST /api/my/teaching-class/student/consent', { ...body, given: true })
    expect(consent.body.data.count).toBe(0)
    expect((await teacher.ask('POST /api/my/teaching-class/account/pin', body)).status).toBe(422)
    const into = { class_id: foreign.id, member_ids: [theirs.id], to_class_id: own.id }
    expect((await teacher.ask('POST /api/my/teaching-class/student/move', into)).status).toBe(404)
    const outOf = { ...body, to_class_id: foreign.id }
    expect((await teacher.ask('POST /api/my/teaching-class/student/move', outOf)).status).toBe(404)
  })

  test('move to another class of the same teacher, with seat and consent', async () => {
    const teacher = await teacherOf(server())
    const [from, to] = [
      await schoolClass(server(), [teacher]),
      await schoolClass(server(), [teacher], { name: '六年三班' }),
    ]
    const [pupil] = await pupils(1)
    const own = await stay(server(), { classId: from.id, userId: pupil?.id ?? 0 }, { seatNo: 7 })
    const ticked = await teacher.ask('POST /api/my/teaching-class/student/consent', {
      class_id: from.id,
      member_ids: [own.id],
      given: true,
    })
    expect(ticked.body.message).toBe('登記了 1 位同學的同意書')
    const moved = await teacher.ask('POST /api/my/teaching-class/student/move', {
      class_id: from.id,
      member_ids: [own.id],
      to_class_id: to.id,
    })
    expect(moved.body.message).toBe('1 位同學轉到六年三班了')
    const there = await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${to.id}`)
    expect(there.body.data.students).toMatchObject([{ seat_no: 7, consent_by: '王素珍' }])
    const [list] = [(await teacher.ask('GET /api/my/teaching-class/list')).body.data.school_classes]
    expect(list.map((one: { student_count: number }) => one.student_count)).toEqual([0, 1])
  })

  test('come into no class that is not public, by whatever way', async () => {
    const teacher = await teacherOf(server())
    const [from, closed] = [
      await schoolClass(server(), [teacher]),
      await schoolClass(server(), [teacher], { status: 2 }),
    ]
    const [here, waits] = await pupils(2)
    const own = await stay(server(), { classId: from.id, userId: here?.id ?? 0 })
    const waiting = await stay(server(), { classId: closed.id, userId: waits?.id ?? 0 }, { joinedAt: null })
    const message = '這個班級是「未公開」，學生看不到也不能加入；要讓學生加入，請先改成「公開」'
    const moved = await teacher.ask('POST /api/my/teaching-class/student/move', {
      class_id: from.id,
      member_ids: [own.id],
      to_class_id: closed.id,
    })
    expect(moved).toMatchObject({ status: 422, body: { message } })
    const approved = await teacher.ask('POST /api/my/teaching-class/student/approve', {
      class_id: closed.id,
      member_ids: [waiting.id],
    })
    expect(approved).toMatchObject({ status: 422, body: { message } })
    const listOf = async (id: number) =>
      (await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${id}`)).body.data
    expect((await listOf(from.id)).students).toHaveLength(1)
    expect(await listOf(closed.id)).toMatchObject({ students: [], waiting: [{ name: '林詩涵1' }] })
  })

  test('fifty who are approved by two teachers at once are each let in and told once', async () => {
    const [owner, beside] = [await teacherOf(server()), await teacherOf(server())]
    const { id } = await schoolClass(server(), [owner, beside])
    const some = await pupils(50)
    const waiting = []
    for (const { id: userId } of some)
      waiting.push(await stay(server(), { classId: id, userId }, { joinedAt: null }))
    const counts = await Promise.all(
      waiting.flatMap(({ id: member }) =>
        [owner, beside].map(async (teacher) => {
          const body = { class_id: id, member_ids: [member] }
          return (await teacher.ask('POST /api/my/teaching-class/student/approve', body)).body.data.count
        }),
      ),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50)
    const { db } = server().services
    const told = and(eq(notifications.classId, id), eq(notifications.kind, 'approved'))
    expect(await db.$count(notifications, told)).toBe(50)
    expect(
      await db.$count(classMembers, and(eq(classMembers.classId, id), isNull(classMembers.joinedAt))),
    ).toBe(0)
  }, 60_000)

  test('are at most two hundred: nobody is moved beyond', async () => {
    const teacher = await teacherOf(server())
    const [from, to] = [await schoolClass(server(), [teacher]), await schoolClass(server(), [teacher])]
    const { db } = server().services
    const many = await db
      .insert(users)
      .values(
        Array.from({ length: SCHOOL_CLASS.members }, (_, no) => ({ username: `full-${no}`, name: '滿' })),
      )
      .returning({ id: users.id })
    const at = new Date()
    await db.insert(classMembers).values(
      many.map(({ id }) => ({
        classId: to.id,
        userId: id,
        via: 'code' as const,
        askedAt: at,
        joinedAt: at,
      })),
    )
    const [pupil] = await pupils(1)
    const own = await stay(server(), { classId: from.id, userId: pupil?.id ?? 0 })
    const moved = await teacher.ask('POST /api/my/teaching-class/student/move', {
      class_id: from.id,
      member_ids: [own.id],
      to_class_id: to.id,
    })
    expect(moved.body.message).toBe('一個班級最多 200 位學生')
    const all = await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${to.id}`)
    expect(all.body.data.students).toHaveLength(SCHOOL_CLASS.members)
    const member_ids = all.body.data.students.map((one: { id: number }) => one.id)
    const removed = await teacher.ask('POST /api/my/teaching-class/student/remove', {
      class_id: to.id,
      member_ids,
    })
    expect(removed.body.data.count).toBe(SCHOOL_CLASS.members)
  }, 60_000)
})

describe('a group of a class', () => {
  const group = '/api/my/teaching-class/student/group'
  test('is what a teacher puts pupils into, by name; each is in one, and stays in it a year later', async () => {
    const teacher = await teacherOf(server())
    const { id } = await schoolClass(server(), [teacher])
    const all = await pupils(3)
    const stays = await Promise.all(all.map((pupil) => stay(server(), { classId: id, userId: pupil.id })))
    const ids = stays.map((own) => own.id)
    const put = (member_ids: number[], name: string | null) =>
      teacher.ask(`POST ${group}`, { class_id: id, member_ids, name })
    const groups = async (classId = id) =>
      (
        await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${classId}`)
      ).body.data.students.map((own: { group: string }) => own.group)
    expect((await put(ids.slice(0, 2), ' 第一組 ')).body).toEqual({
      data: { count: 2 },
      message: '2 位同學編到「第一組」了',
    })
    await put(ids.slice(1, 3), '第二組')
    expect(await groups()).toEqual(['第一組', '第二組', '第二組'])
    expect((await put(ids.slice(2), null)).body.message).toBe('1 位同學不在小組裡了')
    expect(await groups()).toEqual(['第一組', '第二組', ''])
    const rolled = await teacher.ask('POST /api/my/teaching-class/roll', {
      class_id: id,
      name: '六年三班',
      member_ids: ids,
    })
    expect(await groups(rolled.body.data.id)).toEqual(['第一組', '第二組', ''])
    expect((await put(ids, '第三組')).status).toBe(422)
  })
  test('has a name of twenty characters at most, and takes nobody of another class', async () => {
    const teacher = await teacherOf(server())
    const { id } = await schoolClass(server(), [teacher])
    const other = await schoolClass(server(), [await teacherOf(server())])
    const [pupil] = await pupils(1)
    const { id: foreign } = await stay(server(), { classId: other.id, userId: pupil?.id ?? 0 })
    const put = (name: string) => teacher.ask(`POST ${group}`, { class_id: id, member_ids: [foreign], name })
    expect((await put('')).body.errors).toEqual({ name: ['請輸入小組名稱'] })
    expect((await put('字'.repeat(21))).body.errors).toEqual({ name: ['小組名稱最多 20 個字'] })
    expect((await put('字'.repeat(20))).body.data.count).toBe(0)
    const [row] = await server().services.db.select().from(classMembers).where(eq(classMembers.id, foreign))
    expect(row?.groupName).toBeNull()
  })
})
