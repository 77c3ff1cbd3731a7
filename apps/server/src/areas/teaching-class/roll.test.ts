import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { classAccounts, classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { insertClass } from '../../domain/school-class/insert.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

async function classOf(columns: Parameters<typeof schoolClass>[2] = {}) {
  const [owner, beside, other] = [
    await teacherOf(server()),
    await teacherOf(server(), '古秀蘭'),
    await teacherOf(server(), '彭玉英'),
  ]
  const row = await schoolClass(server(), [owner, beside, other], { gradeNo: 5, yearNo: 115, ...columns })
  const pupils: (Awaited<ReturnType<typeof person>> & { memberId: number; seatNo: number })[] = []
  for (const seatNo of [1, 2, 3]) {
    const pupil = await person(server(), { username: `${row.code.toLowerCase()}-0${seatNo}` })
    const { db } = server().services
    await db.update(users).set({ gradeNo: 5 }).where(eq(users.id, pupil.id))
    if (seatNo < 3)
      await db.insert(classAccounts).values({ userId: pupil.id, classId: row.id, pinSetAt: new Date() })
    const { id } = await stay(
      server(),
      { classId: row.id, userId: pupil.id },
      { seatNo, consentAt: seatNo === 1 ? new Date() : null, consentBy: seatNo === 1 ? owner.id : null },
    )
    pupils.push({ ...pupil, memberId: id, seatNo })
  }
  const roll = (more: object = {}, who = owner) =>
    who.ask('POST /api/my/teaching-class/roll', {
      class_id: row.id,
      name: '六年三班',
      member_ids: pupils.map(({ memberId }) => memberId),
      teacher_ids: [beside.id],
      ...more,
    })
  return { owner, beside, other, row, pupils, roll }
}

const classById = async (id: number) =>
  (await server().services.db.select().from(schoolClasses).where(eq(schoolClasses.id, id)))[0]

describe('a class that goes up a year', () => {
  test('is a new one with a grade more, pupils with their seats and consent, and whom of its teachers was named', async () => {
    const { owner, beside, row, pupils, roll } = await classOf()
    const waiting = await person(server())
    await stay(server(), { classId: row.id, userId: waiting.id }, { joinedAt: null })
    const [first, , own] = pupils
    const member_ids = [first?.memberId, own?.memberId]
    const answer = await roll({ member_ids })
    expect(answer.body.message).toBe('六年三班建立好了，五年三班封存了')
    const id: number = answer.body.data.id
    expect(await classById(id)).toMatchObject({
      name: '六年三班',
      gradeNo: 6,
      yearNo: 116,
      rolledFrom: row.id,
      archivedAt: null,
    })
    const { code, inviteKey } = (await classById(id)) ?? {}
    expect([code === row.code, inviteKey === row.inviteKey]).toEqual([false, false])
    const { db } = server().services
    const teachers = await db.select().from(classTeachers).where(eq(classTeachers.classId, id))
    expect(teachers.map(({ userId, isOwner }) => [userId, isOwner])).toEqual([
      [owner.id, true],
      [beside.id, false],
    ])
    const list = (who: typeof owner, classId: number) =>
      who.ask(`GET /api/my/teaching-class/student/list?class_id=${classId}`)
    const { students } = (await list(owner, id)).body.data
    expect(students).toMatchObject([
      { seat_no: 1, account: first?.username, consent_by: owner.name, pin_open: true },
      { seat_no: 3, account: null, consent_at: null },
    ])
    // The old one is there to be read.
    expect((await list(owner, row.id)).body.data).toMatchObject({
      students: [{ seat_no: 1 }, { seat_no: 2 }, { seat_no: 3 }],
      waiting: [{ name: waiting.username }],
    })
    expect((await owner.ask(`GET /api/my/teaching-class/${row.id}`)).body.data.class).toMatchObject({
      archived_at: expect.any(String),
      rolled_to: id,
    })
    const gradeOf = async (pupil: { id: number } | undefined) =>
      (
        await db
          .select()
          .from(users)
          .where(eq(users.id, pupil?.id ?? 0))
      )[0]?.gradeNo
    // Whose account is her own says herself what grade she is in.
    expect([await gradeOf(first), await gradeOf(pupils[1]), await gradeOf(own)]).toEqual([6, 5, 5])
    expect((await (first ?? owner).ask('GET /api/my/notifications')).body.data[0].title).toBe(
      '五年三班升級成六年三班了',
    )
    expect(
      (await (first ?? owner).ask('GET /api/my/learning-class/list')).body.data.school_classes,
    ).toMatchObject([
      { id, archived_at: null },
      { id: row.id, archived_at: expect.any(String) },
    ])
  })

  test('is made once, however often it is asked for', async () => {
    const { row, roll } = await classOf()
    const answers = await Promise.all(Array.from({ length: 50 }, () => roll()))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    const { db } = server().services
    expect(await db.$count(schoolClasses, eq(schoolClasses.rolledFrom, row.id))).toBe(1)
    const [id] = answers.map(({ body }) => body.data.id)
    expect(await db.$count(classMembers, eq(classMembers.classId, id))).toBe(3)
  }, 60_000)

  test('and is deleted again can go up anew', async () => {
    const { owner, row, roll } = await classOf()
    const first = (await roll()).body.data.id
    await owner.ask(`DELETE /api/my/teaching-class/${first}`)
    expect((await roll()).body.message).toContain('已經封存')
    await owner.ask('POST /api/my/teaching-class/archive', { class_id: row.id, archived: false })
    expect((await roll()).body.data.id).not.toBe(first)
  })

  test('is its owner’s to make; who teaches it beside is told so, and to others there is none', async () => {
    const { beside, roll } = await classOf()
    const told = await roll({}, beside)
    expect([told.status, told.body.message]).toEqual([403, '只有建立班級的老師可以這樣做'])
    expect((await roll({}, await teacherOf(server()))).status).toBe(404)
  })

  test('at the end of a school goes on to the next one; after the last there is none', async () => {
    const sixth = await classOf({ gradeNo: 6, name: '六年三班' })
    const { id } = (await sixth.roll({ name: '七年三班' })).body.data
    expect(await classById(id)).toMatchObject({ gradeNo: 7 })
    const last = await classOf({ gradeNo: 12 })
    expect((await last.roll()).body.message).toContain('高三畢業了')
    const club = await classOf({ gradeNo: null })
    expect(await classById((await club.roll({ name: '客語社' })).body.data.id)).toMatchObject({
      gradeNo: null,
    })
  })

  test('takes nobody of another class along, whoever is named', async () => {
    const [one, other] = [await classOf(), await classOf()]
    const { id } = (await one.roll({ member_ids: other.pupils.map(({ memberId }) => memberId) })).body.data
    const { db } = server().services
    expect(await db.$count(classMembers, eq(classMembers.classId, id))).toBe(0)
  })

  test('needs a name', async () => {
    const { roll } = await classOf()
    expect((await roll({ name: ' ' })).body.errors.name).toEqual(['請輸入班級名稱'])
    expect((await roll({ name: '班'.repeat(101) })).status).toBe(422)
  })
})

test('a code that another class has, or one that was deleted, is passed over for the next', async () => {
  const taken = await schoolClass(server(), [], { deletedAt: new Date() })
  const codes = [taken.code, taken.code.toLowerCase(), 'ZZZZZ9']
  const { db } = server().services
  const id = await db.transaction((transaction) =>
    insertClass(
      transaction,
      { name: '五年三班', status: 1, yearNo: 115 },
      new Date(),
      () => codes.shift() ?? '',
    ),
  )
  expect(await classById(id)).toMatchObject({ code: 'ZZZZZ9' })
})
