import { SCHOOL_CLASS } from '@hakka/contract/constants/school-class'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { classMembers, notifications, schoolClasses } from '../../db/tables/school-class.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const listOf = async (who: Awaited<ReturnType<typeof person>>) =>
  (await who.ask('GET /api/my/learning-class/list')).body.data.school_classes

describe('a pupil', () => {
  test('reads what her class says of itself, once she is in, and never what its teachers note', async () => {
    const teacher = await teacherOf(server())
    const own = { description: '每週三帶平板來。', remark: '要跟家長說' }
    const { id, code, inviteKey: key } = await schoolClass(server(), [teacher], own)
    const pupil = await person(server())
    await pupil.ask('POST /api/my/learning-class/join', { code })
    expect(await listOf(pupil)).toMatchObject([{ id, waiting: true, description: '' }])
    await pupil.ask('POST /api/my/learning-class/join', { id, key })
    const list = await listOf(pupil)
    expect(list).toMatchObject([{ id, waiting: false, description: own.description }])
    expect(JSON.stringify(list)).not.toContain(own.remark)
  })

  test('who brings the link is in at once, and her teachers are told once', async () => {
    const [owner, beside] = [await teacherOf(server()), await teacherOf(server(), '古秀蘭')]
    const { id, inviteKey: key } = await schoolClass(server(), [owner, beside])
    const pupil = await person(server(), { name: '林詩涵' })
    const shown = await pupil.ask(`GET /api/my/learning-class/invitation?id=${id}&key=${key}`)
    expect(shown.body.data).toEqual({
      id,
      name: '五年三班',
      school_name: null,
      teachers: ['王素珍', '古秀蘭'],
      joined: false,
    })
    const join = () => pupil.ask('POST /api/my/learning-class/join', { id, key })
    expect((await join()).body).toEqual({
      data: { id, name: '五年三班', status: 'joined' },
      message: '你加入五年三班了',
    })
    expect((await join()).status).toBe(200)
    expect(await listOf(pupil)).toMatchObject([{ id, waiting: false, student_count: 1 }])
    expect((await pupil.ask('GET /api/my/info')).body.data.user.is_student).toBe(true)
    for (const teacher of [owner, beside])
      expect((await teacher.ask('GET /api/my/notifications')).body).toMatchObject({
        unread: 1,
        data: [{ kind: 'joined', title: '林詩涵加入了五年三班', read: false }],
      })
  })

  test('who types the code waits, and is in and told when a teacher says yes', async () => {
    const teacher = await teacherOf(server())
    const { id, code } = await schoolClass(server(), [teacher])
    const pupil = await person(server(), { name: '劉品睿' })
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
    const asked = await pupil.ask('POST /api/my/learning-class/join', { code: typed })
    expect(asked.body).toMatchObject({ data: { status: 'waiting' } })
    expect(await listOf(pupil)).toMatchObject([{ waiting: true, joined_at: null, student_count: 0 }])
    const { waiting } = (await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${id}`)).body
      .data
    expect(waiting).toMatchObject([{ name: '劉品睿', via: 'code' }])
    const body = { class_id: id, member_ids: [waiting[0].id] }
    const said = await teacher.ask('POST /api/my/teaching-class/student/approve', body)
    expect(said.body).toEqual({ data: { count: 1 }, message: '1 位同學加入班級了' })
    expect(await listOf(pupil)).toMatchObject([{ waiting: false }])
    const told = (await pupil.ask('GET /api/my/notifications')).body
    expect(told).toMatchObject({ unread: 1, data: [{ title: '老師同意你加入五年三班了' }] })
    await pupil.ask('POST /api/my/notifications/read', { ids: [told.data[0].id] })
    expect((await pupil.ask('GET /api/my/notifications')).body.unread).toBe(0)
  })

  test('who is turned away may ask again', async () => {
    const teacher = await teacherOf(server())
    const { id, code } = await schoolClass(server(), [teacher])
    const pupil = await person(server())
    await pupil.ask('POST /api/my/learning-class/join', { code })
    const waiting = async () =>
      (await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${id}`)).body.data.waiting
    const member_ids = (await waiting()).map((one: { id: number }) => one.id)
    await teacher.ask('POST /api/my/teaching-class/student/refuse', { class_id: id, member_ids })
    expect([await waiting(), await listOf(pupil)]).toEqual([[], []])
    await pupil.ask('POST /api/my/learning-class/join', { code })
    expect(await waiting()).toHaveLength(1)
  })

  test.each([
    ['a wrong key', (id: number) => ({ id, key: 'wrong' })],
    ['no class at all', () => ({ id: 2_000_000_000, key: 'wrong' })],
  ])('with a link that has %s hears 無效連結', async (_, linkOf) => {
    const { id } = await schoolClass(server(), [await teacherOf(server())])
    const pupil = await person(server())
    const { id: named, key } = linkOf(id)
    for (const answer of [
      await pupil.ask('POST /api/my/learning-class/join', { id: named, key }),
      await pupil.ask(`GET /api/my/learning-class/invitation?id=${named}&key=${key}`),
    ])
      expect([answer.status, answer.body.message]).toEqual([404, '無效連結'])
  })

  test('with the link of before it was renewed hears 無效連結', async () => {
    const teacher = await teacherOf(server())
    const { id, inviteKey: key } = await schoolClass(server(), [teacher])
    await teacher.ask('POST /api/my/teaching-class/invite/renew', { class_id: id, of: 'student' })
    const answer = await (await person(server())).ask('POST /api/my/learning-class/join', { id, key })
    expect([answer.status, answer.body.message]).toEqual([404, '無效連結'])
    const { url } = (await teacher.ask(`GET /api/my/teaching-class/invite?class_id=${id}`)).body.data
    expect(url).not.toContain(key)
  })

  test.each([{ status: 2 }, { archivedAt: new Date() }])(
    'is refused by a class that is not public, or whose year is over, and no longer sees it: %o',
    async (columns) => {
      const teacher = await teacherOf(server())
      const { id, code, inviteKey: key } = await schoolClass(server(), [teacher], columns)
      const pupil = await person(server())
      for (const body of [{ id, key }, { code }]) {
        const answer = await pupil.ask('POST /api/my/learning-class/join', body)
        expect([answer.status, answer.body.message]).toEqual([422, '這個班級目前不開放加入，請問你的老師'])
      }
      expect((await teacher.ask(`GET /api/my/teaching-class/invite?class_id=${id}`)).body.data.url).toBe('')
      await stay(server(), { classId: id, userId: pupil.id })
      expect(await listOf(pupil)).toHaveLength('status' in columns ? 0 : 1)
    },
  )

  test.each(['', 'K7Q4', 'K7Q4M0', '班級代碼代碼'])('who types %o is told what a code is', async (code) => {
    const answer = await (await person(server())).ask('POST /api/my/learning-class/join', { code })
    expect([answer.status, answer.body.code]).toEqual([422, 'validation'])
    expect(JSON.stringify(answer.body)).toContain('班級代碼')
  })

  test('leaves, keeps what is hers, and her class is there for others', async () => {
    const { id } = await schoolClass(server(), [await teacherOf(server())])
    const pupil = await person(server())
    await stay(server(), { classId: id, userId: pupil.id })
    const quit = () => pupil.ask('DELETE /api/my/learning-class/quit', { class_id: id })
    expect((await quit()).body.message).toBe('你離開班級了，自己的學習紀錄都還在')
    expect((await quit()).status).toBe(404)
    const [row] = await server()
      .services.db.select()
      .from(classMembers)
      .where(eq(classMembers.userId, pupil.id))
    expect(row).toMatchObject({ leftAs: 'left', joinedAt: expect.any(Date) })
  })

  test('is in twenty classes at most, and a teacher does not join her own', async () => {
    const teacher = await teacherOf(server())
    const pupil = await person(server())
    for (let no = 0; no < SCHOOL_CLASS.joined; no++)
      await stay(server(), { classId: (await schoolClass(server(), [teacher])).id, userId: pupil.id })
    const { id, inviteKey: key } = await schoolClass(server(), [teacher])
    const answer = await pupil.ask('POST /api/my/learning-class/join', { id, key })
    expect(answer.body.message).toBe('最多加入 20 個班級，請先離開一個')
    const own = await teacher.ask('POST /api/my/learning-class/join', { id, key })
    expect(own.body.message).toBe('你是這個班級的老師，不用加入')
  }, 60_000)
})

describe('fifty who come at once', () => {
  test('are in once each, however often each of them asks', async () => {
    const teacher = await teacherOf(server())
    const { id, code, inviteKey: key } = await schoolClass(server(), [teacher])
    const pupils = await Promise.all(Array.from({ length: 50 }, () => person(server())))
    const answers = await Promise.all(
      pupils.flatMap((pupil) =>
        [{ id, key }, { code }, { id, key }].map((body) =>
          pupil.ask('POST /api/my/learning-class/join', body),
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { db } = server().services
    const rows = await db.select().from(classMembers).where(eq(classMembers.classId, id))
    expect(rows).toHaveLength(50)
    expect(rows.every(({ joinedAt }) => joinedAt !== null)).toBe(true)
    const joined = and(eq(notifications.classId, id), eq(notifications.kind, 'joined'))
    expect(await db.$count(notifications, joined)).toBe(50)
  }, 60_000)

  test('never go beyond two hundred', async () => {
    const { id, inviteKey: key } = await schoolClass(server(), [await teacherOf(server())])
    const { db } = server().services
    const at = new Date()
    const many = await db
      .insert(users)
      .values(Array.from({ length: 190 }, (_, no) => ({ username: `crowd-${no}`, name: '滿' })))
      .returning({ id: users.id })
    await db
      .insert(classMembers)
      .values(
        many.map((one) => ({ classId: id, userId: one.id, via: 'code' as const, askedAt: at, joinedAt: at })),
      )
    const pupils = await Promise.all(Array.from({ length: 30 }, () => person(server())))
    const statuses = await Promise.all(
      pupils.map(async (pupil) => (await pupil.ask('POST /api/my/learning-class/join', { id, key })).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(await db.$count(classMembers, eq(classMembers.classId, id))).toBe(200)
    expect(await db.$count(schoolClasses, eq(schoolClasses.id, id))).toBe(1)
  }, 60_000)
})
