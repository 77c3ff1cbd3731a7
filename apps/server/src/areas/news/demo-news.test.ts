import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { news } from '../../db/tables/news.ts'
import { schools } from '../../db/tables/place.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoNews } from './demo-news.ts'

const server = testServer()
const NOW = new Date('2026-11-20T20:00:00Z')

test('thirty items over all categories, once: what an editor changed or deleted stays', async () => {
  const { db } = server().services
  const names = ['範例國小', '桐花國小', '藍衫國小', '擂茶國小', '範例國中']
  await db.insert(schools).values(names.map((name) => ({ code: name, name, isSample: true })))
  await loadDemoNews(db, NOW)
  const rows = await db.select().from(news)
  expect(rows).toHaveLength(30)
  expect(new Set(rows.map(({ categoryId }) => categoryId))).toEqual(new Set([1, 2, 3, 4]))
  expect(rows.filter(({ isHighlighted }) => isHighlighted).length).toBeGreaterThanOrEqual(3)
  expect(rows.filter(({ isPublished }) => !isPublished)).toHaveLength(1)
  expect(rows.filter(({ publishDate }) => publishDate > NOW)).toHaveLength(1)
  expect(rows.filter(({ schoolId }) => schoolId !== null)).toHaveLength(2)
  // 04:00 on the 21st in Taipei: the day before began there at 16:00 UTC on the 19th.
  const newest = rows.find(({ title }) => title.startsWith('歡迎來到'))
  expect(newest?.publishDate.toISOString()).toBe('2026-11-20T01:00:00.000Z')

  const [first] = rows
  await db
    .update(news)
    .set({ title: '改過的', deletedAt: NOW })
    .where(eq(news.id, first?.id ?? 0))
  await loadDemoNews(db, new Date('2027-11-20T00:00:00Z'))
  expect(await db.$count(news)).toBe(30)
  expect(await db.$count(news, eq(news.title, '改過的'))).toBe(1)
})

test('its contents are stored as they were written: nothing in them needs the sanitiser', async () => {
  const { readFile } = await import('node:fs/promises')
  const text = await readFile(new URL('../../../../../content/demo-site/news.json', import.meta.url), 'utf8')
  const written: { content: string }[] = JSON.parse(text)
  const stored = await server().services.db.select({ content: news.content }).from(news).orderBy(news.id)
  expect(stored.map(({ content }) => content)).toEqual(written.map(({ content }) => content))
})

test('stays away at the next start when all of it is gone', async () => {
  const { db } = server().services
  await db.delete(news)
  await loadDemoNews(db, NOW)
  expect(await db.$count(news)).toBe(0)
})
