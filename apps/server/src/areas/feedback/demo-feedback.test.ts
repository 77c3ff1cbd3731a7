import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'
import { ROOT } from '../../kernel/root.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoFeedback } from './demo-feedback.ts'

const server = testServer()
const load = () => loadDemoFeedback(server().services, join(ROOT, 'content/demo-site'))

test('reports in all states; another start adds nothing and leaves what a handler has changed', async () => {
  const { db, privateBlobs } = server().services
  await load()
  const rows = await db.select().from(feedback).orderBy(feedback.createdAt)
  expect(rows).toHaveLength(12)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]))
  for (const { code, content, reply, status, isDemo, url } of rows) {
    expect(code).toMatch(/^F-\d{6}-\d{4}$/)
    expect(content.length).toBeGreaterThan(5)
    expect(url).toMatch(/^http:\/\/localhost/)
    expect(isDemo).toBe(true)
    if (status === 2) expect(reply).not.toBe('')
  }
  const pictures = await db.select().from(feedbackScreenshots)
  expect(pictures.length).toBeGreaterThan(0)
  for (const { key } of pictures) expect(await privateBlobs.size(key)).toBeGreaterThan(0)

  const id = rows[0]?.id ?? 0
  await db.update(feedback).set({ reply: '處理人員改過的回覆' }).where(eq(feedback.id, id))
  await load()
  expect(await db.$count(feedback)).toBe(12)
  const [kept] = await db.select().from(feedback).where(eq(feedback.id, id))
  expect(kept?.reply).toBe('處理人員改過的回覆')
})
