import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { revisions } from '../../db/tables/edit.ts'
import { news } from '../../db/tables/news.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { purge } from './purge.ts'

const server = testServer()
const DAY_MS = 24 * 60 * 60_000
const NOW = new Date('2026-11-22T04:00:00Z')
const running = new AbortController().signal

async function setUp() {
  server().setNow(NOW)
  const headers = await session(server(), await user(server(), { roles: ['news_editor'] }))
  const send = async (method: 'POST' | 'DELETE', url: string, payload: object = {}) =>
    (await server().app.inject({ method, url, headers, payload })).json()
  const fields = { content: '<p>內容</p>', category_id: 1, publish_date: '2026-11-20' }
  const stored = async (title: string, form_key?: string) =>
    (await send('POST', '/api/news/store', { ...fields, title, form_key })).data.id
  return { send, stored, db: server().services.db }
}

test('what was deleted 30 days ago is gone with its versions; what is younger or not deleted stays', async () => {
  const { send, stored, db } = await setUp()
  const [gone, young, kept] = [await stored('一'), await stored('二'), await stored('三')]
  await send('DELETE', `/api/news/${gone}`)
  server().setNow(new Date(NOW.getTime() + 1))
  await send('DELETE', `/api/news/${young}`)
  const later = new Date(NOW.getTime() + 30 * DAY_MS + 1)
  expect(await purge(db, later, running)).toBe(1)
  const rows = await db.select({ id: news.id }).from(news).orderBy(news.id)
  expect(rows.map(({ id }) => id)).toEqual([young, kept])
  expect(await db.$count(revisions, eq(revisions.subjectId, String(gone)))).toBe(0)
  expect(await db.$count(revisions, eq(revisions.subjectId, String(kept)))).toBe(1)
  expect(await purge(db, later, running)).toBe(0)
})

test('thousands go as well, part by part', async () => {
  const { db } = await setUp()
  const row = {
    title: '舊的',
    content: '<p>舊的</p>',
    excerpt: '舊的',
    categoryId: 1,
    isPublished: true,
    isHighlighted: false,
    publishDate: NOW,
    deletedAt: new Date(NOW.getTime() - 31 * DAY_MS),
  }
  await db.insert(news).values(Array.from({ length: 1000 }, () => row))
  expect(await purge(db, NOW, running)).toBe(1000)
})

test('a process that ends stops between two parts, and the next one goes on', async () => {
  const { db } = await setUp()
  const stopped = AbortSignal.abort()
  await expect(purge(db, NOW, stopped)).rejects.toThrow('aborted')
})
