import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { news } from '../../db/tables/news.ts'
import { lock } from '../../domain/edit/lock.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let editor: Record<string, string> = {}

const FIELDS = {
  title: '停機公告',
  content: '<p>今天晚上停機。</p>',
  category_id: 3,
  is_published: 1,
  publish_date: '2026-11-20T09:00',
}

beforeAll(async () => {
  server().setNow(new Date('2026-11-22T04:00:00Z'))
  editor = await session(server(), await user(server(), { name: '陳編輯', roles: ['news_editor'] }))
})

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await server().app.inject({
    method,
    url,
    headers: editor,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const stored = async (fields: object = {}): Promise<number> =>
  (await send('POST', '/api/news/store', { ...FIELDS, ...fields })).body.data.id
const remove = (id: number) => send('DELETE', `/api/news/${id}`, {})
const isPublic = async (id: number) =>
  (await server().app.inject(`/api/news/detail?id=${id}`)).statusCode === 200
const deedsOf = async (id: number) => {
  const rows = await server()
    .services.db.select()
    .from(auditRows)
    .where(eq(auditRows.subjectId, String(id)))
    .orderBy(auditRows.id)
  return rows.map(({ action }) => action)
}

describe('a deleted item', () => {
  test('is listed with who deleted it and when, nowhere else, and comes back as it was', async () => {
    const id = await stored()
    await remove(id)
    expect(await isPublic(id)).toBe(false)
    expect((await send('GET', `/api/news/edit?id=${id}`)).status).toBe(404)
    expect((await send('GET', '/api/admin/news')).body.total).toBe(0)
    const { data } = (await send('GET', '/api/admin/news?deleted=1')).body
    expect(data).toMatchObject([{ id, deleted_by: '陳編輯', deleted_at: '2026-11-22T04:00:00.000Z' }])

    const back = await send('POST', '/api/news/restore', { id, version: data[0].version })
    expect(back).toEqual({ status: 200, body: { data: { id } } })
    expect(await isPublic(id)).toBe(true)
    expect((await send('GET', '/api/admin/news?deleted=1')).body.total).toBe(0)
    expect(await deedsOf(id)).toEqual(['news.store', 'news.destroy', 'news.restore'])
  })

  test('comes back once, however many bring it back, and one that is not deleted is 404', async () => {
    const id = await stored()
    expect((await send('POST', '/api/news/restore', { id })).status).toBe(404)
    await remove(id)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send('POST', '/api/news/restore', { id })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49)
  })

  test('waits for another process of the site that is just deleting it', async () => {
    const id = await stored()
    const { db, pool } = server().services
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const other = db.transaction(async (transaction) => {
      await lock(transaction, `news ${id}`)
      await transaction.update(news).set({ deletedAt: new Date() }).where(eq(news.id, id))
      begin()
      await mayEnd
    })
    await begun
    const own = remove(id)
    const waiting = `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await pool.query(waiting)).rows[0]?.n).toBe(1)
    end()
    await other
    expect((await own).status).toBe(404)
  })
})

describe('earlier versions', () => {
  test('are kept with who wrote them, can be read, and one of them becomes the newest', async () => {
    const id = await stored()
    const other = await session(server(), await user(server(), { name: '林編輯', roles: ['news_editor'] }))
    await server().app.inject({
      method: 'POST',
      url: '/api/news/update',
      headers: other,
      payload: { ...FIELDS, id, title: '延後停機', content: '<p>明天。</p>', category_id: 2 },
    })
    const list = (await send('GET', `/api/news/revisions?id=${id}`)).body.data
    expect(list).toMatchObject([
      { version: 2, by: '林編輯' },
      { version: 1, by: '陳編輯' },
    ])
    const first = (await send('GET', `/api/news/revision?id=${id}&version=1`)).body.data
    expect(first.content).toMatchObject({
      title: '停機公告',
      content: '<p>今天晚上停機。</p>',
      category_id: 3,
      publish_date: '2026-11-20T01:00:00.000Z',
    })
    const late = await send('POST', '/api/news/revert', { id, revision: 1, version: 1 })
    expect(late).toMatchObject({ status: 409, body: { current: { title: '延後停機', version: 2 } } })
    expect((await send('POST', '/api/news/revert', { id, revision: 1, version: 2 })).status).toBe(200)
    expect((await send('GET', `/api/news/edit?id=${id}`)).body.data).toMatchObject({
      title: '停機公告',
      category_id: 3,
      version: 3,
    })
    expect(await deedsOf(id)).toEqual(['news.store', 'news.update', 'news.revert'])
  })

  test('of an item from before versions were kept begin with what its first edit replaced', async () => {
    const [row] = await server()
      .services.db.insert(news)
      .values({
        title: '很久以前',
        content: '<p>舊的內容</p>',
        excerpt: '舊的內容',
        categoryId: 1,
        isPublished: true,
        isHighlighted: false,
        publishDate: new Date('2026-01-01T00:00:00Z'),
        updatedAt: new Date('2026-01-02T00:00:00Z'),
      })
      .returning()
    const id = row?.id ?? 0
    await send('POST', '/api/news/update', { ...FIELDS, id })
    expect((await send('GET', `/api/news/revisions?id=${id}`)).body.data).toMatchObject([
      { version: 2, by: '陳編輯' },
      { version: 1, by: '', at: '2026-01-02T00:00:00.000Z' },
    ])
  })

  test('one that is not kept is 404', async () => {
    const id = await stored()
    expect((await send('GET', `/api/news/revision?id=${id}&version=7`)).status).toBe(404)
    expect((await send('POST', '/api/news/revert', { id, revision: 7 })).status).toBe(404)
  })
})
