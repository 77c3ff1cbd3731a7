import { expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { feedback } from '../../db/tables/feedback.ts'
import type { Role } from '../../domain/account/permissions.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

interface Section {
  id: string
  title: string
  items: { url: string; method: string; icon: string; title: string; active: boolean; waiting: number }[]
}

async function menuOf(roles: readonly Role[], path = ''): Promise<Section[]> {
  const headers = await session(server(), await user(server(), { roles }))
  const answer = await server().app.inject({
    url: `/api/admin/side_menu?${new URLSearchParams({ path })}`,
    headers,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.sections
}

const urls = (sections: Section[]) => sections.flatMap(({ items }) => items.map(({ url }) => url))

test('the menu asks for a login', async () => {
  expect((await server().app.inject('/api/admin/side_menu')).statusCode).toBe(401)
})

test('each role finds its own places, and no section is empty', async () => {
  expect(await menuOf([])).toEqual([])
  expect(urls(await menuOf(['news_editor']))).toEqual(['/admin/newses'])
  expect(urls(await menuOf(['content_editor']))).toEqual(['/admin/downloads', '/admin/faq', '/admin/guide'])
  expect(urls(await menuOf(['lesson_editor']))).toEqual([
    '/admin/lessons',
    '/admin/lesson/module',
    '/admin/modules/gallery',
  ])
  expect(urls(await menuOf(['selfstudy_editor']))).toEqual([
    '/admin/assessments',
    '/admin/self_study/listening',
    '/admin/self_study/speaking',
    '/admin/self_study/reading',
    '/admin/self_study/writing',
    '/admin/self_study/classroom_term',
  ])
  expect(urls(await menuOf(['audio_editor']))).toEqual([
    '/admin/self_study/listening',
    '/admin/self_study/speaking',
    '/admin/self_study/reading',
  ])
  expect(urls(await menuOf(['feedback_handler']))).toEqual(['/admin/feedbacks'])
  expect(urls(await menuOf(['support']))).toEqual(['/admin/users', '/admin/game_rooms'])
  const all = await menuOf(['admin'])
  expect(urls(all)).toEqual(expect.arrayContaining(['/admin/audit', '/admin/outbox']))
  expect(all.every(({ items }) => items.length > 0)).toBe(true)
  expect(all[0]).toMatchObject({
    id: 'news',
    title: '消息',
    items: [{ url: '/admin/newses', method: 'GET', icon: 'newspaper', title: '最新消息', active: false }],
  })
})

test.each([
  ['/admin/newses', '最新消息'],
  ['/admin/news/edit', '最新消息'],
  ['/admin/lessons', '課程管理'],
  ['/admin/lesson/edit', '課程管理'],
  ['/admin/lesson/module', '活動編輯'],
  ['/admin/feedback/12', '問題回報'],
  ['/admin/self_study/listening/category/edit', '聽力'],
  ['/admin/users/3', '使用者與權限'],
  ['/admin/outbox/20261122T000000000Z-00000000', '寄件匣'],
  ['/admin', undefined],
  ['/admin/newsletter', undefined],
])('the page %s belongs to %s', async (path, title) => {
  const items = (await menuOf(['admin'], path)).flatMap((section) => section.items)
  expect(items.filter(({ active }) => active).map((item) => item.title)).toEqual(title ? [title] : [])
})

test('what waits is counted for whoever may see to it', async () => {
  const { db } = server().services
  const report = { email: 'a@b.example', url: '/lesson', content: '字錯了', category: 3 }
  await db.insert(feedback).values([
    { ...report, code: 'F-1' },
    { ...report, code: 'F-2' },
    { ...report, code: 'F-3', status: 2 },
  ])
  await db.insert(users).values([
    { username: 'pending', name: '等候的老師', roleId: 4 },
    { username: 'confirmed', name: '確認的老師', roleId: 4, teacherConfirmedAt: new Date() },
  ])
  const waiting = async (role: Role) =>
    Object.fromEntries(
      (await menuOf([role])).flatMap(({ items }) => items.map(({ url, waiting }) => [url, waiting])),
    )
  expect(await waiting('feedback_handler')).toEqual({ '/admin/feedbacks': 2 })
  expect(await waiting('support')).toEqual({ '/admin/users': 1, '/admin/game_rooms': 0 })
  expect(await waiting('news_editor')).toEqual({ '/admin/newses': 0 })
})

test('the desk and the health check name the version of program and tables', async () => {
  const headers = await session(server(), await user(server(), { roles: ['news_editor'] }))
  const { data } = (await server().app.inject({ url: '/api/admin/version', headers })).json()
  expect(data).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    migration: expect.stringMatching(/^\d{4}_[a-z-]+$/),
  })
  expect((await server().app.inject('/healthz')).json()).toEqual({ ok: true, ...data })
})
