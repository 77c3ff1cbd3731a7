import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { lessonDrafts } from '../../db/tables/authoring.ts'
import { lessons, modules, moduleVersions } from '../../db/tables/content.ts'
import { lessonDesk } from './testing/desk.ts'

const { server, call, lesson, packLesson, type, publish } = lessonDesk()

const PLACE = { step_no: 1, semester_no: 1, dialect_id: 2, type_no: 1, no: 1 }
const TITLE = { hakka: '食飯', pinyin: 'siid5 fan55', chinese: '吃飯' }

async function draft(no: number) {
  const made = await call('lin', 'POST', 'admin/lesson/store', { ...PLACE, no, title: TITLE })
  const { id, version } = made.body.data
  const module = { lesson_id: id, version, activity_no: 1, type: 'text' }
  const { body } = await call('lin', 'POST', 'admin/lesson/module/store', module)
  const moduleId: number = body.data.module_id
  await type(moduleId, { content: '<p>今晡日學食飯。</p>' })
  return { id: Number(id), moduleId, version: Number(body.data.version) }
}

const move = (id: number, version: number, place: object) =>
  call('lin', 'POST', 'admin/lesson/move', { id, version, step_no: 1, semester_no: 1, type_no: 1, ...place })

test('a lesson that was never published is deleted with its drafts and modules; its place is free again', async () => {
  const { db } = server().services
  const { id, moduleId, version } = await draft(1)
  const older = await call('chen', 'POST', 'admin/lesson/remove', { id, version: version - 1 })
  expect(older.status).toBe(409)
  expect((await call('news', 'POST', 'admin/lesson/remove', { id })).status).toBe(403)
  expect((await call('lin', 'POST', 'admin/lesson/remove', { id, version })).status).toBe(200)
  expect(await db.$count(lessons, eq(lessons.id, id))).toBe(0)
  expect(await db.$count(lessonDrafts, eq(lessonDrafts.lessonId, id))).toBe(0)
  expect(await db.$count(modules, eq(modules.id, moduleId))).toBe(0)
  expect(await db.$count(moduleVersions, eq(moduleVersions.moduleId, moduleId))).toBe(0)
  const [act] = await db.select().from(auditRows).where(eq(auditRows.action, 'lesson.delete'))
  expect(act).toMatchObject({ subjectId: String(id), subject: '食飯', after: null })
  expect((await call('lin', 'POST', 'admin/lesson/remove', { id })).status).toBe(404)
  await draft(1)
})

test('one that was published once can only be withdrawn, and stays where it is', async () => {
  const { id } = await draft(2)
  expect((await publish(id)).status).toBe(200)
  const message = '這一課發布過，不能刪除，只能下架'
  expect(await call('lin', 'POST', 'admin/lesson/remove', { id })).toMatchObject({
    status: 422,
    body: { message },
  })
  const { version } = await lesson(id)
  expect((await move(id, version, { no: 3 })).status).toBe(422)
  const gone = await call('chen', 'POST', 'admin/lesson/withdraw', { id, version })
  expect((await call('lin', 'POST', 'admin/lesson/remove', { id })).status).toBe(422)
  expect((await move(id, gone.body.data.version, { no: 3 })).status).toBe(422)
  const pack = await packLesson()
  expect((await call('lin', 'POST', 'admin/lesson/remove', { id: pack.id })).status).toBe(422)
})

test('before that it is moved: to a place that is free and that its year has; the name by its place follows', async () => {
  const { id, version } = await draft(3)
  const taken = await move(id, version, { no: 1 })
  expect([taken.status, taken.body.errors]).toEqual([422, { no: ['這一課已經有了，請換一個課次或腔調'] }])
  expect((await move(id, version, { step_no: 3, no: 6 })).status).toBe(422)
  expect((await move(id, version - 1, { no: 4 })).status).toBe(409)
  const moved = await move(id, version, { step_no: 2, type_no: 2, no: 4 })
  expect(moved.status).toBe(200)
  expect(await lesson(id)).toMatchObject({ step_no: 2, type_no: 2, no: 4, official_name: '進階 第四課 食飯' })
  expect((await publish(id)).status).toBe(200)
  const url = '/api/lesson?step_no=2&semester_no=1&type_no=2&no=4&dialect_id=2'
  expect((await server().app.inject(url)).statusCode).toBe(200)
})

test('of twenty lessons that are moved to one place at once one arrives; each other one is told, and stays', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const place = { ...PLACE, dialect_id: 3, step_no: index < 10 ? 10 : 11, no: 1 + (index % 10) }
      const { body } = await call('lin', 'POST', 'admin/lesson/store', { ...place, title: TITLE })
      return body.data
    }),
  )
  const to = { step_no: 12, semester_no: 2, type_no: 1, no: 1 }
  const answers = await Promise.all(made.map(({ id, version }) => move(id, version, to)))
  const told = answers.filter(({ status }) => status !== 200)
  expect(told).toHaveLength(19)
  for (const { status, body } of told) {
    expect([409, 422]).toContain(status)
    expect(body.errors).toEqual({ no: [expect.stringMatching(/這一課已經有了|剛有另一課/)] })
  }
  const places = await Promise.all(made.map(({ id }) => lesson(id)))
  expect(places.filter(({ semester_no }) => semester_no === 2)).toHaveLength(1)
})
