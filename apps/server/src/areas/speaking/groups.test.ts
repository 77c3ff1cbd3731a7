import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { studyCategories } from '../../db/tables/self-study.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const URL = '/api/self_study/speaking/groups'

async function editor(wishes: Parameters<typeof user>[1] = { roles: ['selfstudy_editor'] }) {
  const headers = await session(server(), await user(server(), wishes))
  const read = async () => (await server().app.inject({ url: URL, headers })).json().data
  const save = (payload: object) => server().app.inject({ method: 'PUT', url: URL, headers, payload })
  return { headers, read, save }
}

/** What a learner is told of a theme in a dialect. */
async function groupsSeen(dialectId: number) {
  const { db } = server().services
  const [made] = await db
    .insert(studyCategories)
    .values({ uid: `groups-${dialectId}`, kind: 'speaking', levelNo: 1, no: 1, name: '打招呼', content: {} })
    .returning({ id: studyCategories.id })
  const answer = await server().app.inject(`/api/self_study/speaking/category?c=${made?.id}&d=${dialectId}`)
  await db.delete(studyCategories).where(eq(studyCategories.id, made?.id ?? 0))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().category.groups
}

test('the two groups of dialect 4 have their first names until an editor gives them others', async () => {
  expect(await groupsSeen(4)).toEqual({ first: '第一組', second: '第二組' })
  expect(await groupsSeen(1)).toBeNull()
  const { read, save } = await editor()
  expect(await read()).toEqual({ first: '第一組', second: '第二組', version: 0 })
  const saved = await save({ first: ' 新竹 ', second: '𠊎'.repeat(20), version: 0 })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(await groupsSeen(4)).toEqual({ first: '新竹', second: '𠊎'.repeat(20) })
  expect(await groupsSeen(1)).toBeNull()
  const [row] = await server()
    .services.db.select()
    .from(auditRows)
    .where(eq(auditRows.action, 'speaking.groups'))
  expect(row).toMatchObject({ after: { first: '新竹' } })
})

test('an older version of their names is a conflict, and nothing is overwritten', async () => {
  const { read, save } = await editor()
  const { version } = await read()
  expect((await save({ first: '甲', second: '乙', version })).statusCode).toBe(200)
  expect((await save({ first: '丙', second: '丁', version })).statusCode).toBe(409)
  expect(await read()).toMatchObject({ first: '甲', second: '乙' })
})

test('names that are missing, too long or alike are refused at their field, and pupils give none', async () => {
  const { save } = await editor()
  const errors = async (payload: object) => {
    const answer = await save(payload)
    expect(answer.statusCode, answer.body).toBe(422)
    return answer.json().errors
  }
  expect(await errors({ first: ' ', second: '乙' })).toEqual({ first: ['請輸入名稱'] })
  expect(await errors({ first: '甲', second: '字'.repeat(21) })).toEqual({ second: ['名稱最多 20 個字'] })
  expect(await errors({ first: '甲', second: '甲' })).toEqual({ second: ['兩組的名稱不能一樣'] })
  const pupil = await editor({})
  expect((await pupil.save({ first: '甲', second: '乙' })).statusCode).toBe(403)
})
