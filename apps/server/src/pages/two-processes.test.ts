import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lessons } from '../db/tables/content.ts'
import { lessonKey } from '../domain/lesson/lesson-address.ts'
import { publishNotice } from '../ports/notices.ts'
import { session, user } from '../testing/builders.ts'
import { openSecondProcess, openTestServer, type TestServer } from '../testing/server.ts'
import type { PageBundle } from './bundle.ts'

const SECOND_MS = 1_000
let renders = 0

/** Pages that show the answers of the calls in their query, each with its number. */
const bundle: PageBundle = {
  pageParams: ['call'],
  routeOf: (path) => ({ pattern: path, takesForms: false, takesFiles: false }),
  handle: async (request, { send }) => {
    const asked = new URL(request.url).searchParams.get('call')
    const answer = asked ? await (await send(asked)).text() : ''
    return new Response(`<p>${++renders}</p>${answer}`, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' },
    })
  },
}

const options = { pages: async () => bundle }
let one: TestServer
let other: Awaited<ReturnType<typeof openSecondProcess>>
beforeAll(async () => {
  one = await openTestServer(options)
  other = await openSecondProcess(one, options)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const page = async (process: Pick<TestServer, 'app'>, call: string) =>
  (await process.app.inject({ url: `/?call=${encodeURIComponent(call)}` })).payload

const NEWS = { content: '<p>內容</p>', category_id: 3, is_published: 1, publish_date: '2026-11-20' }
const LIST = '/api/news/list'

async function editor() {
  return session(one, await user(one, { roles: ['news_editor'] }))
}
const store = (headers: Record<string, string>, title: string) =>
  one.app.inject({ method: 'POST', url: '/api/news/store', headers, payload: { ...NEWS, title } })

describe('what is changed in one process', () => {
  test('is on the pages of the other within a second, and in its own at once', async () => {
    const headers = await editor()
    expect([await page(one, LIST), await page(other, LIST)].join()).not.toContain('比賽')
    expect((await store(headers, '客家話比賽')).statusCode).toBe(200)
    expect(await page(one, LIST)).toContain('比賽')
    await vi.waitFor(async () => expect(await page(other, LIST)).toContain('比賽'), SECOND_MS)
  })

  test('leaves pages as they are that are made of something else', async () => {
    const calls = ['/api/faq', '/api/guide', '/api/feedback', '/api/lesson/menu', '/api/my/id']
    const before = await Promise.all(calls.map((call) => page(other, call)))
    const news = await page(other, LIST)
    await store(await editor(), '又一則')
    await vi.waitFor(async () => expect(await page(other, LIST)).not.toBe(news), SECOND_MS)
    expect(await Promise.all(calls.map((call) => page(other, call)))).toEqual(before)
  })

  test('a lesson changes its own page in every dialect and the lists, no other lesson’s page', async () => {
    const address = { stepNo: 1, semesterNo: 1, typeNo: 1, no: 1 }
    const call = (no: number, dialect = 1) =>
      `/api/lesson?step_no=1&semester_no=1&type_no=1&dialect_id=${dialect}&no=${no}`
    const first = { ...address, dialectId: 1, title: '上課', titlePinyin: 'songˊ koˇ' }
    const before = await Promise.all(
      [call(1), call(1, 2), call(2), '/api/home'].map((own) => page(other, own)),
    )
    expect(before[0]).toContain('not_found')
    await one.services.db.transaction(async (transaction) => {
      await transaction.insert(lessons).values({ ...first, titleChinese: '上課', officialName: '' })
      await publishNotice(transaction, { topic: 'lesson', keys: [lessonKey(address)] })
    })
    await vi.waitFor(async () => expect(await page(other, call(1))).toContain('上課'), SECOND_MS)
    expect(await page(other, call(1, 2))).not.toBe(before[1])
    expect(await page(other, call(2))).toBe(before[2])
    expect(await page(other, '/api/home')).toContain('上課')
  })

  test('a role that is taken away allows nothing more in the other', async () => {
    const admin = await session(one, await user(one, { roles: ['admin'] }))
    const staff = await user(one, { roles: ['news_editor'] })
    const headers = await session(one, staff)
    const list = () => other.app.inject({ url: '/api/admin/news', headers })
    expect((await list()).statusCode).toBe(200)
    const taken = await one.app.inject({
      method: 'PUT',
      url: `/api/admin/users/${staff.id}/roles`,
      headers: admin,
      payload: { roles: [] },
    })
    expect(taken.statusCode).toBe(200)
    expect((await list()).statusCode).toBe(403)
  })

  test('is made up for when it was told to a connection that was broken', async () => {
    const headers = await editor()
    await page(other, LIST)
    await one.services.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'hakka notices' and datname = current_database()`,
    )
    expect((await store(headers, '斷線時的消息')).statusCode).toBe(200)
    expect(await page(one, LIST)).toContain('斷線時的消息')
    await vi.waitFor(async () => expect(await page(other, LIST)).toContain('斷線時的消息'), SECOND_MS)
  })
})
