import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { schools } from '../../db/tables/place.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { user } from '../../testing/builders.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let schoolId = 0

beforeAll(async () => {
  const [school] = await server()
    .services.db.insert(schools)
    .values({ code: '014601', name: '桐花國小' })
    .returning()
  schoolId = school?.id ?? 0
})

const fields = () => ({ school_id: schoolId, status: 1, name: '五年三班', grade_no: 5 })

const pupils = (count: number, name = '林詩涵') =>
  Promise.all(
    Array.from({ length: count }, (_, no) => user(server(), { name: `${name}${no}`, isStudent: true })),
  )

describe('a class', () => {
  test('is made with a code of its own, listed, changed and deleted', async () => {
    const teacher = await teacherOf(server())
    const made = await teacher.ask('POST /api/my/teaching-class', fields())
    expect(made.body).toMatchObject({ data: { id: expect.any(Number) }, message: '班級建立成功' })
    const id = made.body.data.id
    const list = await teacher.ask('GET /api/my/teaching-class/list')
    expect(list.body.data.school_classes).toEqual([
      {
        id,
        code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
        name: '五年三班',
        school_id: schoolId,
        school_name: '桐花國小',
        description: '',
        remark: '',
        status: 1,
        grade_no: 5,
        year_no: expect.any(Number),
        updated_at: expect.any(String),
        archived_at: null,
        rolled_to: null,
        teachers: [{ id: teacher.id, name: '王素珍' }],
        student_count: 0,
        waiting_count: 0,
        is_owner: true,
      },
    ])
    const saved = await teacher.ask(`PUT /api/my/teaching-class/${id}`, {
      ...fields(),
      name: '六年三班',
      status: '2',
    })
    expect(saved.body).toEqual({ data: { id }, message: '班級更新成功' })
    const one = await teacher.ask(`GET /api/my/teaching-class/${id}`)
    expect(one.body.data.class).toMatchObject({ name: '六年三班', status: 2 })
    const gone = await teacher.ask(`DELETE /api/my/teaching-class/${id}`)
    expect(gone.body).toEqual({ message: '六年三班已經刪除' })
    expect((await teacher.ask(`GET /api/my/teaching-class/${id}`)).status).toBe(404)
    expect((await teacher.ask('GET /api/my/teaching-class/list')).body.data.school_classes).toEqual([])
  })

  test('wants a school, a scope and a name, each told at its field', async () => {
    const teacher = await teacherOf(server())
    const none = await teacher.ask('POST /api/my/teaching-class', { name: ' ' })
    expect([none.status, none.body.errors]).toEqual([
      422,
      { school_id: ['請選擇學校'], status: ['請選擇公開範圍'], name: ['請輸入班級名稱'] },
    ])
    const unknown = await teacher.ask('POST /api/my/teaching-class', {
      ...fields(),
      school_id: 2_000_000_000,
      name: '班'.repeat(101),
    })
    expect(unknown.body.errors).toEqual({
      school_id: ['找不到這所學校'],
      name: ['班級名稱最多 100 個字'],
    })
  })

  test('that a form sends twice is made once', async () => {
    const teacher = await teacherOf(server())
    const body = { ...fields(), form_key: '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a12' }
    const ids = (
      await Promise.all([1, 2, 3].map(() => teacher.ask('POST /api/my/teaching-class', body)))
    ).map((answer) => answer.body.data.id)
    expect(new Set(ids).size).toBe(1)
  })

  test('that is archived can be read, and nothing of it changes until it is brought back', async () => {
    const teacher = await teacherOf(server())
    const { id } = await schoolClass(server(), [teacher])
    const archive = (archived: boolean) =>
      teacher.ask('POST /api/my/teaching-class/archive', { class_id: id, archived })
    expect((await archive(true)).body.message).toBe('五年三班封存了')
    const saved = await teacher.ask(`PUT /api/my/teaching-class/${id}`, fields())
    expect([saved.status, saved.body.message]).toEqual([422, expect.stringContaining('已經封存')])
    const ticked = { class_id: id, member_ids: [1], given: true }
    expect((await teacher.ask('POST /api/my/teaching-class/student/consent', ticked)).status).toBe(422)
    expect((await teacher.ask(`GET /api/my/teaching-class/invite?class_id=${id}`)).body.data.url).toBe('')
    await archive(false)
    expect((await teacher.ask(`PUT /api/my/teaching-class/${id}`, fields())).status).toBe(200)
  })
})

describe('whose class it is', () => {
  const READS = [
    (id: number) => `GET /api/my/teaching-class/${id}`,
    (id: number) => `GET /api/my/teaching-class/invite?class_id=${id}`,
    (id: number) => `GET /api/my/teaching-class/student/list?class_id=${id}`,
    (id: number) => `GET /api/my/teaching-class/events?class_id=${id}`,
  ]

  test('who teaches it reads it, as owner or beside; of another’s and of none there is nothing', async () => {
    const [owner, beside, other] = [
      await teacherOf(server()),
      await teacherOf(server()),
      await teacherOf(server()),
    ]
    const { id } = await schoolClass(server(), [owner, beside])
    for (const read of READS) {
      expect((await owner.ask(read(id))).status).toBe(200)
      expect((await beside.ask(read(id))).status).toBe(200)
      const [foreign, none] = [await other.ask(read(id)), await other.ask(read(2_000_000_000))]
      expect(foreign.status).toBe(404)
      expect(foreign.body).toEqual(none.body)
    }
  })

  test('a teacher who is not confirmed, or no longer, sees no pupil', async () => {
    const pending = await person(server(), { isTeacher: false })
    const was = await teacherOf(server())
    const { id } = await schoolClass(server(), [was, pending])
    await server().services.db.update(users).set({ teacherConfirmedAt: null }).where(eq(users.id, was.id))
    for (const read of READS) {
      expect((await pending.ask(read(id))).body.code).toBe('forbidden')
      expect((await was.ask(read(id))).body.code).toBe('forbidden')
    }
    expect((await pending.ask('POST /api/my/teaching-class', fields())).status).toBe(403)
  })

  test('a teacher who has quit, or was taken out, finds it no more', async () => {
    const [owner, leaves, removed] = [
      await teacherOf(server()),
      await teacherOf(server()),
      await teacherOf(server()),
    ]
    const { id } = await schoolClass(server(), [owner, leaves, removed])
    expect((await leaves.ask('DELETE /api/my/teaching-class/quit', { class_id: id })).body.message).toBe(
      '你不再教五年三班',
    )
    const out = { class_id: id, user_id: removed.id }
    expect(
      (await removed.ask('POST /api/my/teaching-class/teacher/remove', { ...out, user_id: owner.id })).status,
    ).toBe(403)
    expect((await owner.ask('POST /api/my/teaching-class/teacher/remove', out)).status).toBe(200)
    for (const gone of [leaves, removed]) {
      expect((await gone.ask(`GET /api/my/teaching-class/student/list?class_id=${id}`)).status).toBe(404)
    }
    const herself = await owner.ask('POST /api/my/teaching-class/teacher/remove', {
      class_id: id,
      user_id: owner.id,
    })
    expect(herself.status).toBe(404)
  })

  test('only its owner deletes it; who teaches it beside is told so', async () => {
    const [owner, beside] = [await teacherOf(server()), await teacherOf(server())]
    const { id } = await schoolClass(server(), [owner, beside])
    const refused = await beside.ask(`DELETE /api/my/teaching-class/${id}`)
    expect([refused.status, refused.body.message]).toEqual([403, '只有建立班級的老師可以這樣做'])
    expect((await owner.ask(`DELETE /api/my/teaching-class/${id}`)).status).toBe(200)
  })

  test('an owner who quits hands it to who taught beside; without anybody it is closed', async () => {
    const [owner, beside] = [await teacherOf(server()), await teacherOf(server())]
    const { id } = await schoolClass(server(), [owner, beside])
    const [pupil] = await pupils(1)
    await stay(server(), { classId: id, userId: pupil?.id ?? 0 })
    const quit = (who: typeof owner) => who.ask('DELETE /api/my/teaching-class/quit', { class_id: id })
    expect((await quit(owner)).body.message).toBe('你不再教五年三班，班級交給協同教師了')
    expect((await beside.ask(`GET /api/my/teaching-class/${id}`)).body.data.class.is_owner).toBe(true)
    expect((await quit(beside)).body.message).toBe('五年三班已經刪除')
    const [row] = await server().services.db.select().from(classMembers).where(eq(classMembers.classId, id))
    expect(row).toMatchObject({ leftAs: 'closed', leftAt: expect.any(Date) })
  })

  test('a teacher comes in by the link for teachers, which ends when it is renewed', async () => {
    const [owner, colleague, late] = [
      await teacherOf(server()),
      await teacherOf(server()),
      await teacherOf(server()),
    ]
    const { id, teacherKey } = await schoolClass(server(), [owner])
    const link = { class_id: id, key: teacherKey }
    expect((await colleague.ask('POST /api/my/teaching-class/join', link)).status).toBe(200)
    expect((await colleague.ask('POST /api/my/teaching-class/join', link)).status).toBe(200)
    await owner.ask('POST /api/my/teaching-class/invite/renew', { class_id: id, of: 'teacher' })
    const refused = await late.ask('POST /api/my/teaching-class/join', link)
    expect([refused.status, refused.body.message]).toEqual([404, '無效連結'])
    expect(await server().services.db.$count(classTeachers, eq(classTeachers.classId, id))).toBe(2)
  })
})

describe('an account that is erased', () => {
  const erase = async (who: Awaited<ReturnType<typeof person>>) => {
    const gone = await who.ask('DELETE /api/my/account', { account: who.username })
    expect(gone.status).toBe(200)
  }

  test('hands the teacher’s classes to who teaches beside, and closes those without anybody', async () => {
    const [owner, beside] = [await teacherOf(server()), await teacherOf(server())]
    const [shared, alone] = [
      await schoolClass(server(), [owner, beside]),
      await schoolClass(server(), [owner]),
    ]
    await erase(owner)
    expect((await beside.ask(`GET /api/my/teaching-class/${shared.id}`)).body.data.class.is_owner).toBe(true)
    const [row] = await server()
      .services.db.select()
      .from(schoolClasses)
      .where(eq(schoolClasses.id, alone.id))
    expect(row?.deletedAt).toBeInstanceOf(Date)
  })

  test('takes the pupil’s stays and all lines that name her along', async () => {
    const teacher = await teacherOf(server())
    const { id, code } = await schoolClass(server(), [teacher])
    const pupil = await person(server(), { name: '劉品睿' })
    await pupil.ask('POST /api/my/learning-class/join', { code })
    const told = () => teacher.ask('GET /api/my/notifications')
    expect((await told()).body).toMatchObject({
      unread: 1,
      data: [{ title: '劉品睿想加入五年三班，等你同意' }],
    })
    await erase(pupil)
    expect((await told()).body).toMatchObject({ data: [], unread: 0 })
    expect(
      (await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${id}`)).body.data.waiting,
    ).toEqual([])
  })
})
