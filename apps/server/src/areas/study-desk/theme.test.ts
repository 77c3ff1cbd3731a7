import { eq, isNull, max } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { studyCategories, studyItems, studySearch } from '../../db/tables/self-study.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
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
  const deleted = async () =>
    (await server().app.inject({ url: '/api/admin/self_study/speaking/deleted', headers })).json().data
  const drop = (id: number) =>
    server().app.inject({ method: 'DELETE', url: `/api/admin/self_study/speaking/${id}`, headers })
  return { save, themes, remove, post, headers, deleted, drop }
}

/** The items that pupils see. */
async function shown(): Promise<number[]> {
  const rows = await server()
    .services.db.select({ id: studyItems.id })
    .from(studyItems)
    .where(isNull(studyItems.withdrawnAt))
    .orderBy(studyItems.id)
  return rows.map(({ id }) => id)
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
  const [row] = await db.select({ id: max(studyItems.id) }).from(studyItems)
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

test('a theme goes with all that is in it, stands under 已刪除 as one, and comes back whole', async () => {
  const desk = await editor()
  const { save, themes, remove, post, deleted } = desk
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  const part = (await save({ name: '洗面', parent_id: id })).json().data.id
  const other = (await save({ name: '洗手', parent_id: id })).json().data.id
  const [item, gone] = [await sentenceIn(part, desk), await sentenceIn(other, desk)]
  // What somebody has deleted before stays deleted when the theme comes back.
  await desk.drop(gone)
  expect((await remove(id)).statusCode).toBe(200)
  expect(await themes()).toEqual([])
  expect(await shown()).toEqual([])
  expect(await deleted()).toMatchObject([
    { of: 'theme', id, title: '朝晨', level_no: 1, count: 1 },
    { of: 'item', id: gone, count: 0 },
  ])
  const { db } = server().services
  const rows = await db.select().from(auditRows).where(eq(auditRows.action, 'speaking.theme_destroy'))
  expect(rows.at(-1)).toMatchObject({ subject: '朝晨', before: { name: '朝晨', count: 1 } })
  const back = await post('/api/admin/self_study/speaking/restore', { id, of: 'theme', version: 2 })
  expect(back.statusCode, back.body).toBe(200)
  expect(await themes()).toMatchObject([
    {
      name: '朝晨',
      subcategories: [
        { id: part, count: 1 },
        { id: other, count: 0 },
      ],
    },
  ])
  expect(await shown()).toEqual([item])
  expect(await deleted()).toMatchObject([{ of: 'item', id: gone }])
  expect((await post('/api/admin/self_study/speaking/restore', { id, of: 'theme' })).statusCode).toBe(404)
})

test('a part comes back with what was in it, and not before its theme', async () => {
  const desk = await editor()
  const { save, themes, remove, post, deleted } = desk
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  const part = (await save({ name: '洗面', parent_id: id })).json().data.id
  const item = await sentenceIn(part, desk)
  await remove(part)
  await remove(id)
  expect(await deleted()).toMatchObject([
    { of: 'theme', id, count: 0 },
    { of: 'part', id: part, category: '朝晨', count: 1 },
  ])
  const early = await post('/api/admin/self_study/speaking/restore', { id: part, of: 'theme' })
  expect(early.json().message).toBe('主題「朝晨」也刪除了，請先還原它')
  await post('/api/admin/self_study/speaking/restore', { id, of: 'theme' })
  expect(await shown()).toEqual([])
  await post('/api/admin/self_study/speaking/restore', { id: part, of: 'theme' })
  expect(await shown()).toEqual([item])
  expect(await themes()).toMatchObject([{ id, subcategories: [{ id: part, count: 1 }] }])
})

test('a theme whose name is taken by now stays deleted, and is told why', async () => {
  const { save, remove, post } = await editor()
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  await remove(id)
  await save({ name: '朝晨', level_no: 1 })
  const refused = await post('/api/admin/self_study/speaking/restore', { id, of: 'theme' })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().message).toBe('已經有另一個「朝晨」，請先改它的名稱，再還原這一個')
})

test('where one of its items has brought a theme back, the others are listed for themselves', async () => {
  const desk = await editor()
  const { save, remove, post, deleted } = desk
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  const part = (await save({ name: '洗面', parent_id: id })).json().data.id
  const [one, two] = [await sentenceIn(part, desk), await sentenceIn(part, desk)]
  await remove(id)
  await post('/api/admin/self_study/speaking/restore', { id: one })
  expect(await deleted()).toMatchObject([{ of: 'item', id: two }])
  await post('/api/admin/self_study/speaking/restore', { id: two })
  expect(await deleted()).toEqual([])
  expect(await shown()).toEqual([one, two])
})

test('a theme has a picture and changes its level with all that is in it, last there', async () => {
  const desk = await editor()
  const { save, themes, headers } = desk
  const { id } = (await save({ name: '朝晨', level_no: 1 })).json().data
  const part = (await save({ name: '洗面', parent_id: id })).json().data.id
  await sentenceIn(part, desk)
  await save({ name: '暗晡', level_no: 3 })
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const sent = await formOf({ image: new File([image], 'a.png', { type: 'image/png' }) })
  const uploaded = await server().app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...headers, ...sent.headers },
    payload: sent.payload,
  })
  const { file } = uploaded.json()
  const changed = { id, name: '朝晨', level_no: 3, picture: { id: file.id } }
  expect((await save({ ...changed, picture: { url: '/files/none.png' } })).json().errors.picture).toEqual([
    '網站上沒有這張圖，請再上傳一次',
  ])
  expect((await save(changed)).statusCode).toBe(200)
  expect(await themes()).toMatchObject([
    { name: '暗晡', level_no: 3, no: 1 },
    { id, name: '朝晨', level_no: 3, no: 2, picture_url: file.url },
  ])
  const { db } = server().services
  expect(await db.select().from(studyItems)).toMatchObject([{ levelNo: 3 }])
  // What is not sent stays; the same once more is no new version.
  expect((await save({ id, name: '朝晨' })).json().data.version).toBe(2)
  await save({ id, name: '朝晨', picture: null })
  expect(await themes()).toMatchObject([{}, { level_no: 3, picture_url: null }])
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
