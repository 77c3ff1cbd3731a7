import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { studyCategories, studyItems, studySearch } from '../../db/tables/self-study.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

beforeEach(async () => {
  const { db } = server().services
  await db.delete(studySearch)
  await db.delete(studyItems)
  await db.delete(studyCategories).where(eq(studyCategories.kind, 'speaking'))
})

async function editor() {
  const headers = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
  const save = (payload: object, kind = 'speaking') =>
    server().app.inject({ method: 'POST', url: `/api/admin/self_study/${kind}/theme`, headers, payload })
  const themes = async () =>
    (await server().app.inject({ url: '/api/admin/self_study/speaking', headers })).json().data.themes
  const remove = (id: number, query = '', kind = 'speaking') =>
    server().app.inject({
      method: 'DELETE',
      url: `/api/admin/self_study/${kind}/theme/${id}${query}`,
      headers,
    })
  const post = (url: string, payload: object) =>
    server().app.inject({ method: 'POST', url, headers, payload })
  return { save, themes, remove, post, headers }
}

/** A sentence of a part. */
async function sentenceIn(categoryId: number, { post }: Awaited<ReturnType<typeof editor>>) {
  const made = await post('/api/self_study/speaking/sentence', {
    category_id: categoryId,
    dialect_id: 1,
    chinese_sentence: { text: '早安' },
    hakka_sentence: { text: '恁早', pinyin: 'an31 zo31' },
    words: [],
  })
  expect(made.json(), made.body).toMatchObject({ success: true })
  const { db } = server().services
  const [row] = await db
    .select({ id: studyItems.id })
    .from(studyItems)
    .where(eq(studyItems.categoryId, categoryId))
  return row?.id ?? 0
}

test('a theme and its parts are made at the desk, named anew, and told in the audit list', async () => {
  const { save, themes } = await editor()
  const made = await save({ name: '朝晨', level_no: 2, release_note: '十二月上架' })
  expect(made.statusCode, made.body).toBe(200)
  const { id } = made.json().data
  const part = await save({ name: '洗面', parent_id: id })
  expect(part.statusCode, part.body).toBe(200)
  expect(await themes()).toMatchObject([
    {
      id,
      no: 1,
      level_no: 2,
      name: '朝晨',
      release_note: '十二月上架',
      version: 1,
      subcategories: [{ id: part.json().data.id, name: '洗面' }],
    },
  ])
  const again = await save({ id, version: 1, name: '朝晨頭', release_note: '' })
  expect(again.json().data).toEqual({ id, version: 2 })
  expect(await themes()).toMatchObject([{ name: '朝晨頭', release_note: '', version: 2 }])
  const { db } = server().services
  const rows = await db.select().from(auditRows).where(eq(auditRows.action, 'speaking.theme'))
  expect(rows.map(({ subject }) => subject)).toEqual(['朝晨', '洗面', '朝晨頭'])
})

test('an older version is a conflict, and nothing is overwritten', async () => {
  const { save, themes } = await editor()
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  await save({ id, version: 1, name: '暗晡' })
  expect((await save({ id, version: 1, name: '下晝' })).statusCode).toBe(409)
  expect(await themes()).toMatchObject([{ name: '暗晡' }])
})

test('a form that is sent twice makes one theme', async () => {
  const { save, themes } = await editor()
  const form = { name: '朝晨', level_no: 1, form_key: '3f0e6b0a-6a3f-4d3a-9d52-4b0c1f0e6a11' }
  const ids = [await save(form), await save(form)].map((answer) => answer.json().data.id)
  expect(ids[0]).toBe(ids[1])
  expect(await themes()).toHaveLength(1)
})

test('a name that is taken, a level that is missing, a part of a part and a theme of books are refused', async () => {
  const { save } = await editor()
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  expect((await save({ name: '朝晨', level_no: 1 })).json().errors.name).toEqual([
    '已經有「朝晨」了，請換一個名稱',
  ])
  expect((await save({ name: '朝晨', level_no: 2 })).statusCode, 'another level').toBe(200)
  expect((await save({ name: '暗晡' })).json().errors.level_no).toEqual(['請選擇級別'])
  expect((await save({ name: ' ' })).json().errors.name).toEqual(['請輸入名稱'])
  expect((await save({ name: '字'.repeat(51), level_no: 1 })).statusCode).toBe(422)
  expect((await save({ name: '字'.repeat(50), level_no: 1 })).statusCode).toBe(200)
  const part = (await save({ name: '洗面', parent_id: id })).json().data.id
  expect((await save({ name: '毛巾', parent_id: part })).statusCode).toBe(422)
  expect((await save({ name: '書' }, 'reading')).statusCode).toBe(404)
  expect((await save({ id, name: '打招呼' }, 'listening')).statusCode, 'of another kind').toBe(404)
})

test('an empty theme is deleted with its parts, told in the audit list, and its name is free again', async () => {
  const { save, themes, remove } = await editor()
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  const part = (await save({ name: '洗面', parent_id: id })).json().data.id
  expect((await remove(id, '?version=2')).statusCode, 'an older version').toBe(409)
  expect((await remove(id, '', 'listening')).statusCode, 'of another kind').toBe(404)
  expect((await remove(id, '?version=1')).statusCode).toBe(200)
  expect(await themes()).toEqual([])
  expect((await remove(id)).statusCode, 'a second time').toBe(404)
  expect((await remove(part)).statusCode, 'its part').toBe(404)
  expect((await save({ name: '朝晨', level_no: 1 })).statusCode).toBe(200)
  const { db } = server().services
  const rows = await db.select().from(auditRows).where(eq(auditRows.action, 'speaking.theme_destroy'))
  expect(rows).toMatchObject([{ subject: '朝晨', before: { level_no: 1, name: '朝晨', release_note: '' } }])
})

test('a theme and a part with something in it stay, and the refusal says how much', async () => {
  const desk = await editor()
  const { save, themes, remove } = desk
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  const part = (await save({ name: '洗面', parent_id: id })).json().data.id
  await sentenceIn(part, desk)
  for (const own of [id, part]) {
    const refused = await remove(own)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().message).toMatch(/^「(朝晨|洗面)」裡還有四縣腔 1 項，請先刪除這些內容$/)
  }
  expect(await themes()).toMatchObject([{ name: '朝晨', subcategories: [{ name: '洗面', count: 1 }] }])
})

test('a deleted theme comes back with what is restored in it, unless its name is another’s by now', async () => {
  const desk = await editor()
  const { save, themes, remove, post, headers } = desk
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  const part = (await save({ name: '洗面', parent_id: id })).json().data.id
  const item = await sentenceIn(part, desk)
  await server().app.inject({ method: 'DELETE', url: `/api/admin/self_study/speaking/${item}`, headers })
  expect((await remove(id)).statusCode).toBe(200)
  const other = (await save({ name: '朝晨', level_no: 1 })).json().data.id
  const refused = await post('/api/admin/self_study/speaking/restore', { id: item })
  expect(refused.statusCode, refused.body).toBe(422)
  await remove(other)
  expect((await post('/api/admin/self_study/speaking/restore', { id: item })).statusCode).toBe(200)
  expect(await themes()).toMatchObject([{ id, name: '朝晨', subcategories: [{ id: part, count: 1 }] }])
})
