import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { news } from '../../db/tables/news.ts'
import { schools } from '../../db/tables/place.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const NOW = new Date('2026-11-20T04:00:00Z')
let schoolId = 0

const get = async (url: string) => {
  const answer = await server().app.inject(url)
  return { status: answer.statusCode, body: answer.json() }
}

interface Given {
  title: string
  at?: string
  category?: number
  pinned?: boolean
  published?: boolean
  deleted?: boolean
  school?: number
  content?: string
}

async function given(...items: readonly Given[]): Promise<number[]> {
  const rows = await server()
    .services.db.insert(news)
    .values(
      items.map(({ title, at, category, pinned, published, deleted, school, content }) => ({
        title,
        content: content ?? `<p>${title}的內容</p>`,
        excerpt: `${title}的內容`,
        categoryId: category ?? 3,
        isPublished: published ?? true,
        isHighlighted: pinned ?? false,
        publishDate: new Date(at ?? '2026-11-01T00:00:00Z'),
        schoolId: school ?? null,
        deletedAt: deleted ? NOW : null,
      })),
    )
    .returning({ id: news.id })
  return rows.map(({ id }) => id)
}

const titles = (newses: readonly { title: string }[]) => newses.map(({ title }) => title)

beforeAll(async () => {
  server().setNow(NOW)
  const [school] = await server()
    .services.db.insert(schools)
    .values({ code: 'S1', name: '範例國小', isSample: true })
    .returning()
  schoolId = school?.id ?? 0
})

beforeEach(async () => {
  await server().services.db.delete(news)
})

describe('what visitors see', () => {
  test('is published, not deleted and from its date on: 置頂 first, then the newest', async () => {
    await given(
      { title: '舊的' },
      { title: '新的', at: '2026-11-19T00:00:00Z' },
      { title: '舊的置頂', pinned: true, at: '2026-10-01T00:00:00Z' },
      { title: '此刻', at: NOW.toISOString() },
      { title: '明天', at: '2026-11-21T00:00:00Z', pinned: true },
      { title: '草稿', published: false },
      { title: '刪除', deleted: true },
    )
    const { body } = await get('/api/news/menu')
    expect(body.title).toBe('最新消息')
    expect(titles(body.newses)).toEqual(['舊的置頂', '此刻', '新的', '舊的'])
    expect(titles((await get('/api/news/list')).body.newses)).toEqual(titles(body.newses))
    server().setNow(new Date('2026-11-21T00:00:00Z'))
    expect(titles((await get('/api/news/menu')).body.newses)[0]).toBe('明天')
    server().setNow(NOW)
  })

  test('has the fields of the specification', async () => {
    const content = '<p><b>停機</b>一小時</p><p>第二段</p>'
    const [id] = await given({ title: '停機 <1 小時', pinned: true, school: schoolId, content })
    const { body } = await get('/api/news/menu')
    expect(body.newses).toEqual([
      {
        id,
        title: '停機 <1 小時',
        publish_date: '2026-11-01T00:00:00.000Z',
        category: { id: 3, name: '公告' },
        category_id: 3,
        is_highlighted: 1,
        is_published: 1,
        school_id: schoolId,
        school_name: '範例國小',
        type: 1,
        excerpt: '停機 <1 小時的內容',
        content: '<p><b>停機</b>一小時</p><p>第二段</p>',
        is_whole: 1,
      },
    ])
  })

  test('has the whole content of each item, up to 2 MB of all: then its beginning, marked as such', async () => {
    const long = `<p>${'很'.repeat(33_000)}</p>`
    await given(...Array.from({ length: 40 }, (_, index) => ({ title: `第 ${index} 則`, content: long })))
    const answer = await server().app.inject('/api/news/menu')
    expect(answer.rawPayload.length).toBeLessThan(2.2 * 1024 * 1024)
    const newses: { title: string; content: string; is_whole: number }[] = answer.json().newses
    expect(newses).toHaveLength(40)
    const whole = newses.filter(({ content }) => content === long)
    expect(whole).toEqual(newses.slice(0, 21))
    for (const [at, own] of newses.entries()) {
      expect(own.is_whole).toBe(at < 21 ? 1 : 0)
      if (at >= 21) expect(own.content).toBe(`<p>${own.title}的內容</p>`)
    }
  })

  test('is sent once: who has the list already is told so, until something is published', async () => {
    await given({ title: '第一則' })
    const first = await server().app.inject('/api/news/menu')
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const again = () =>
      server().app.inject({ url: '/api/news/menu', headers: { 'if-none-match': first.headers.etag } })
    expect((await again()).statusCode).toBe(304)
    await given({ title: '第二則' })
    expect((await again()).json().newses).toHaveLength(2)
  })

  test('falls under tabs: 公告 by category 3, 全球活動 by 4, 學校活動 by its school', async () => {
    await given(
      { title: '未分類', category: 1 },
      { title: '快訊', category: 2 },
      { title: '公告' },
      { title: '活動', category: 4 },
      { title: '學校的公告', category: 3, school: schoolId },
    )
    const tab = async (name: string) => titles((await get(`/api/news/list?tab=${name}`)).body.newses).sort()
    expect(await tab('announcement')).toEqual(['公告', '學校的公告'])
    expect(await tab('global')).toEqual(['活動'])
    expect(await tab('school')).toEqual(['學校的公告'])
    expect(await tab('latest')).toHaveLength(5)
  })

  test('comes 20 a page; addresses that name no page or tab show one all the same', async () => {
    await given(...Array.from({ length: 41 }, (_, index) => ({ title: `第 ${index} 則` })))
    const { body: first } = await get('/api/news/list')
    expect(first).toMatchObject({ page: 1, pages: 3, total: 41 })
    expect(first.newses).toHaveLength(20)
    const { body: last } = await get('/api/news/list?page=99')
    expect(last).toMatchObject({ page: 3, pages: 3 })
    expect(last.newses).toHaveLength(1)
    const { body: odd } = await get('/api/news/list?page=zwei&tab=nothing')
    expect(odd).toMatchObject({ page: 1, tab: 'latest' })
    const { body: second } = await get('/api/news/list?page=2')
    const all = [...first.newses, ...second.newses, ...last.newses]
    expect(new Set(all.map(({ id }) => id)).size).toBe(41)
  })

  test('an empty tab is one page of nothing', async () => {
    const { body } = await get('/api/news/list?tab=school')
    expect(body).toEqual({ newses: [], tab: 'school', page: 1, pages: 1, total: 0 })
  })

  test('the detail names its neighbours in the list, past what is hidden', async () => {
    const [pinned, newest, , oldest] = await given(
      { title: '置頂', pinned: true, at: '2026-01-01T00:00:00Z' },
      { title: '新', at: '2026-11-19T00:00:00Z' },
      { title: '草稿', published: false, at: '2026-11-18T00:00:00Z' },
      { title: '舊', at: '2026-11-17T00:00:00Z' },
    )
    const { body: middle } = await get(`/api/news/detail?id=${newest}`)
    expect(middle.data).toMatchObject({
      title: '新',
      content: '<p>新的內容</p>',
      previous: { id: pinned, title: '置頂', publish_date: '2026-01-01T00:00:00.000Z' },
      next: { id: oldest, title: '舊' },
    })
    expect((await get(`/api/news/detail?id=${pinned}`)).body.data.previous).toBeNull()
    expect((await get(`/api/news/detail?id=${oldest}`)).body.data.next).toBeNull()
  })

  test('items of the same moment follow one another, none is skipped', async () => {
    const ids = await given({ title: '一' }, { title: '二' }, { title: '三' })
    const { body } = await get(`/api/news/detail?id=${ids[1]}`)
    expect([body.data.previous.id, body.data.next.id]).toEqual([ids[2], ids[0]])
  })

  test('what is hidden, deleted or to come is 404 by its id too', async () => {
    const ids = await given(
      { title: '草稿', published: false },
      { title: '刪除', deleted: true },
      { title: '明天', at: '2026-11-21T00:00:00Z' },
    )
    for (const id of [...ids, 2_000_000_000]) {
      expect(await get(`/api/news/detail?id=${id}`)).toMatchObject({
        status: 404,
        body: { message: '找不到該資源' },
      })
    }
  })

  test('home shows the first five of the list, and the newest for its banner', async () => {
    await given(
      ...Array.from({ length: 6 }, (_, index) => ({ title: `第 ${index} 則` })),
      { title: '置頂', pinned: true, at: '2026-10-01T00:00:00Z', category: 4 },
      { title: '最新', at: '2026-11-19T00:00:00Z' },
    )
    const { body } = await get('/api/home')
    expect(titles(body.newses).slice(0, 2)).toEqual(['置頂', '最新'])
    expect(body.newses).toHaveLength(5)
    expect(body.newses[0]).toMatchObject({ category_name: '活動', url: `/news?id=${body.newses[0].id}` })
    expect(body.latest_news.title).toBe('最新')
  })
})
