import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { news } from '../../db/tables/news.ts'
import { schools } from '../../db/tables/place.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const NOW = new Date('2026-11-20T04:00:00Z')
let editor: Record<string, string> = {}

const FIELDS = {
  title: '停機公告',
  content: '<p>今天晚上停機。</p>',
  category_id: 3,
  is_published: 1,
  is_highlighted: 0,
  publish_date: '2026-11-20T09:00',
}

type Method = 'GET' | 'POST' | 'DELETE'

async function send(method: Method, url: string, payload?: object, headers: Record<string, string> = editor) {
  const answer = await server().app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.payload === '' ? undefined : answer.json() }
}

async function stored(fields: object = {}): Promise<number> {
  const { body } = await send('POST', '/api/news/store', { ...FIELDS, ...fields })
  return body.data.id
}

const edit = async (id: number) => (await send('GET', `/api/news/edit?id=${id}`)).body.data
const count = () => server().services.db.$count(news)
const deedsOf = (id: number) =>
  server()
    .services.db.select()
    .from(auditRows)
    .where(eq(auditRows.subjectId, String(id)))
    .orderBy(auditRows.id)

beforeAll(async () => {
  server().setNow(NOW)
  editor = await session(server(), await user(server(), { name: '陳編輯', roles: ['news_editor'] }))
})

describe('who may edit', () => {
  const calls: [Method, string, object?][] = [
    ['GET', '/api/admin/news'],
    ['GET', '/api/news/edit?id=1'],
    ['POST', '/api/news/store', FIELDS],
    ['POST', '/api/news/update', { ...FIELDS, id: 1 }],
    ['POST', '/api/news/preview', { content: '<p>內容</p>' }],
    ['DELETE', '/api/news/1'],
  ]
  test.each(calls)('%s %s: visitors 401, others 403, editors of news', async (method, url, payload) => {
    const before = await count()
    const headers = await visitor(server())
    expect((await send(method, url, payload, headers)).status).toBe(401)
    for (const role of ['lesson_editor', 'content_editor', 'feedback_handler'] as const) {
      const other = await session(server(), await user(server(), { roles: [role] }))
      expect((await send(method, url, payload, other)).status, role).toBe(403)
    }
    expect(await count()).toBe(before)
    const { cookie = '' } = editor
    if (method !== 'GET') expect((await send(method, url, payload, { cookie })).status).toBe(403)
    expect([200, 404]).toContain((await send(method, url, payload)).status)
  })
})

describe('storing', () => {
  test('answers the id, keeps what the form said, and is seen at once', async () => {
    const id = await stored({ is_highlighted: 1 })
    expect(await edit(id)).toMatchObject({
      id,
      title: '停機公告',
      content: '<p>今天晚上停機。</p>',
      type: 1,
      category: { id: 3, name: '公告' },
      is_published: 1,
      is_highlighted: 1,
      publish_date: '2026-11-20T01:00:00.000Z',
      school_id: null,
      state: 'public',
      version: 1,
      updated_by: '陳編輯',
    })
    const { body } = await send('GET', `/api/news/detail?id=${id}`, undefined, {})
    expect(body.data).toMatchObject({ title: '停機公告', excerpt: '今天晚上停機。' })
  })

  test('without flags it is neither published nor pinned', async () => {
    const { is_published, is_highlighted, ...fields } = FIELDS
    const { body } = await send('POST', '/api/news/store', fields)
    expect(await edit(body.data.id)).toMatchObject({ is_published: 0, is_highlighted: 0, state: 'draft' })
  })

  test('a date without a time is the beginning of the day in Taipei, with a zone the moment itself', async () => {
    const at = async (publish_date: string) => (await edit(await stored({ publish_date }))).publish_date
    expect(await at('2026-11-20')).toBe('2026-11-19T16:00:00.000Z')
    expect(await at('2026/11/20 09:30')).toBe('2026-11-20T01:30:00.000Z')
    expect(await at('2026-11-20T09:30:00Z')).toBe('2026-11-20T09:30:00.000Z')
  })

  test.each([
    ['title', '', '請輸入公告標題'],
    ['title', '　 ', '請輸入公告標題'],
    ['title', '𠊎'.repeat(101), '公告標題最多 100 個字'],
    ['content', '', '請輸入公告內容'],
    ['content', '<p> <br></p><script>alert(1)</script>', '請輸入公告內容'],
    ['content', `<p>${'字'.repeat(35_000)}</p>`, '公告內容超過 100 KB，請縮短文字或減少表格'],
    ['category_id', undefined, '請選擇公告類別'],
    ['category_id', 5, '請選擇公告類別'],
    ['publish_date', undefined, '請選擇發布日期'],
    ['publish_date', '', '請選擇發布日期'],
    ['publish_date', '2026-02-30', '日期的格式不正確'],
    ['school_id', 999_999, '找不到這所學校，請重新選擇'],
  ])('%s %j is refused under its field, and nothing is kept', async (field, value, message) => {
    const before = await count()
    const { status, body } = await send('POST', '/api/news/store', { ...FIELDS, [field]: value })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ [field]: [message] })
    expect(await count()).toBe(before)
  })

  test('all faults are told together', async () => {
    const { body } = await send('POST', '/api/news/store', { title: '', content: '<p></p>' })
    expect(Object.keys(body.errors).sort()).toEqual(['category_id', 'content', 'publish_date', 'title'])
  })

  test('a hundred characters are a hundred, also where one takes four bytes', async () => {
    const title = '𠊎'.repeat(100)
    expect((await edit(await stored({ title }))).title).toBe(title)
  })

  test('a school makes it a school activity; an empty one takes it away, and no field leaves it', async () => {
    const [school] = await server()
      .services.db.insert(schools)
      .values({ code: 'S1', name: '範例國小' })
      .returning()
    const id = await stored({ school_id: school?.id })
    expect(await edit(id)).toMatchObject({ school_id: school?.id, school_name: '範例國小' })
    await send('POST', '/api/news/update', { ...FIELDS, id })
    expect((await edit(id)).school_id).toBe(school?.id)
    await send('POST', '/api/news/update', { ...FIELDS, id, school_id: '' })
    expect((await edit(id)).school_id).toBeNull()
  })
})

describe('updating', () => {
  test('answers 409 with the present item to whoever edited an older one, and keeps the newer', async () => {
    const id = await stored()
    const first = { ...FIELDS, id, version: 1, title: '第一位編輯' }
    expect(await send('POST', '/api/news/update', first)).toEqual({ status: 200, body: { data: { id } } })
    const { status, body } = await send('POST', '/api/news/update', { ...first, title: '第二位編輯' })
    expect(status).toBe(409)
    expect(body.current).toMatchObject({ id, title: '第一位編輯', version: 2 })
    expect((await edit(id)).title).toBe('第一位編輯')
  })

  test('of two editors who save the same version at once, one is told', async () => {
    const id = await stored()
    const both = await Promise.all(
      ['甲', '乙'].map((title) => send('POST', '/api/news/update', { ...FIELDS, id, version: 1, title })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('without a version, as the specification’s own calls do, it overwrites', async () => {
    const id = await stored()
    await send('POST', '/api/news/update', { ...FIELDS, id, title: '一' })
    await send('POST', '/api/news/update', { ...FIELDS, id, title: '二' })
    expect(await edit(id)).toMatchObject({ title: '二', version: 3 })
  })

  test('an item that is not there is 404', async () => {
    const { status } = await send('POST', '/api/news/update', { ...FIELDS, id: 2_000_000_000 })
    expect(status).toBe(404)
  })
})

test('a preview is what would be stored, and stores nothing', async () => {
  const before = await count()
  const content = '<p onclick="attack()">內容<script>attack()</script></p>'
  const { body } = await send('POST', '/api/news/preview', { content })
  expect(body).toEqual({ data: { content: '<p>內容</p>' } })
  expect(await count()).toBe(before)
})

test('deleting hides it everywhere and keeps the row; deleted again it is 404', async () => {
  const id = await stored()
  expect((await send('DELETE', `/api/news/${id}`)).body).toEqual({ status: 'success' })
  expect((await send('GET', `/api/news/detail?id=${id}`)).status).toBe(404)
  expect((await send('GET', `/api/news/edit?id=${id}`)).status).toBe(404)
  expect((await send('POST', '/api/news/update', { ...FIELDS, id })).status).toBe(404)
  expect((await send('DELETE', `/api/news/${id}`)).status).toBe(404)
  expect(await server().services.db.$count(news, eq(news.id, id))).toBe(1)
})

test('each edit leaves its line in the audit list, and a refused one none', async () => {
  const id = await stored()
  await send('POST', '/api/news/update', { ...FIELDS, id, title: '改過的標題' })
  await send('POST', '/api/news/update', { ...FIELDS, id, title: '' })
  await send('POST', '/api/news/update', { ...FIELDS, id, version: 1 })
  await send('DELETE', `/api/news/${id}`)
  const deeds = await deedsOf(id)
  expect(deeds.map(({ action, subject, userName }) => [action, subject, userName])).toEqual([
    ['news.store', '停機公告', '陳編輯'],
    ['news.update', '改過的標題', '陳編輯'],
    ['news.destroy', '改過的標題', '陳編輯'],
  ])
  expect(deeds[1]).toMatchObject({ before: { title: '停機公告' }, after: { title: '改過的標題' } })
})

describe('the list of the desk', () => {
  beforeAll(async () => {
    await server().services.db.delete(news)
    await stored({ title: '甲 100%', category_id: 1, publish_date: '2026-11-01' })
    await stored({ title: '乙', category_id: 2, publish_date: '2026-12-01' })
    await stored({ title: '丙', category_id: 4, is_published: 0, publish_date: '2026-11-10' })
  })
  const list = async (query: string) => (await send('GET', `/api/admin/news?${query}`)).body
  const titles = async (query: string) =>
    (await list(query)).data.map(({ title }: { title: string }) => title)

  test('shows all states, newest first', async () => {
    const { data, total } = await list('')
    expect(data.map(({ title, state }: { title: string; state: string }) => [title, state])).toEqual([
      ['乙', 'scheduled'],
      ['丙', 'draft'],
      ['甲 100%', 'public'],
    ])
    expect(total).toBe(3)
  })

  test('finds by keyword, its signs taken as they are, and by category', async () => {
    expect(await titles(`keyword=${encodeURIComponent('0%')}`)).toEqual(['甲 100%'])
    expect(await titles('keyword=_')).toEqual([])
    expect(await titles('category_id=4')).toEqual(['丙'])
  })

  test('sorts by a column both ways', async () => {
    expect(await titles('sort=category_id&direction=asc')).toEqual(['甲 100%', '乙', '丙'])
    expect(await titles('sort=category_id&direction=desc')).toEqual(['丙', '乙', '甲 100%'])
  })
})
