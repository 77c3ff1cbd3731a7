import { faq, guide } from '@hakka/contract/help'
import { expect, test } from 'vitest'
import { siteDocuments } from '../../db/tables/site-documents.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoHelp } from './demo-help.ts'

const server = testServer()
const get = async (url: string): Promise<unknown> => (await server().app.inject(url)).json()

test('the demo has six categories with two dozen questions, and a guide for pupils, teachers and editors', async () => {
  await loadDemoHelp(server().services.db)
  const { categories } = faq.parse(await get('/api/faq'))
  expect(categories).toHaveLength(6)
  expect(categories.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(24)
  const texts = guide.parse(await get('/api/guide')).categories.map(({ text }) => text)
  expect(texts.slice(0, 3)).toEqual(['給學生', '給老師', '給編輯'])
})

test('what an editor has written stays at the next start', async () => {
  const { db } = server().services
  await loadDemoHelp(db)
  await db.update(siteDocuments).set({ content: { categories: [] } })
  await loadDemoHelp(db)
  expect(await get('/api/faq')).toEqual({ categories: [] })
})
