import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { assessments, downloadItems } from '../../db/tables/download.ts'
import { revisions } from '../../db/tables/edit.ts'
import { news } from '../../db/tables/news.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'
import { tinyPdf } from '../../testing/stored.ts'
import { REVISIONS_MAX } from './revisions.ts'

const server = testServer()
const TIMES = 50
let editor: Record<string, string> = {}

const NEWS = {
  title: '停機公告',
  content: '<p>今天晚上停機。</p>',
  category_id: 3,
  publish_date: '2026-11-20',
}
const ITEM = { category_id: '2', title: '學生課本' }
const HANDBOOK = {
  level_no: '3',
  step_no: '5',
  semester_no: '2',
  lesson_no: '2',
  dialect_id: '1',
  book_type: 'teacher',
}
const KEY = '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11'

beforeAll(async () => {
  editor = await session(server(), await user(server(), { name: '陳編輯', roles: ['admin'] }))
})

async function send(method: 'POST' | 'DELETE', url: string, payload: object = {}) {
  const answer = await server().app.inject({ method, url, headers: editor, payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function upload(url: string, fields: Record<string, string>, words = 'one') {
  const file = new File([new Uint8Array(tinyPdf(words))], 'book.pdf', { type: 'application/pdf' })
  const sent = await formOf({ ...fields, file })
  const headers = { ...editor, ...sent.headers }
  const answer = await server().app.inject({ method: 'POST', url, headers, payload: sent.payload })
  return { status: answer.statusCode, body: answer.json() }
}

const storeNews = (fields: object = {}) => send('POST', '/api/news/store', { ...NEWS, ...fields })
const storeItem = (fields: object = {}, words?: string) =>
  upload('/api/download/store', { ...ITEM, ...fields }, words)
const putHandbook = (fields: object = {}, words?: string) =>
  upload('/api/assessment/upload', { ...HANDBOOK, ...fields }, words)

const atOnce = <T>(run: (no: number) => Promise<T>) =>
  Promise.all(Array.from({ length: TIMES }, (_, no) => run(no)))

const countsOf = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const deeds = (action: string) => server().services.db.$count(auditRows, eq(auditRows.action, action))

describe('fifty at once', () => {
  test.each([
    ['news', storeNews, '/api/news', 'news.destroy'],
    ['a download', storeItem, '/api/download', 'download.destroy'],
    ['a handbook', putHandbook, '/api/assessment', 'assessment.destroy'],
  ])(
    'deletes of %s: one deletes and leaves its line, the others find nothing',
    async (_, make, url, action) => {
      const { id } = (await make()).body.data
      const before = await deeds(action)
      const answers = await atOnce(() => send('DELETE', `${url}/${id}`))
      expect(countsOf(answers)).toEqual({ 200: 1, 404: TIMES - 1 })
      expect(await deeds(action)).toBe(before + 1)
    },
  )

  test('updates of one version: one is kept, the others are told', async () => {
    const { id } = (await storeNews()).body.data
    const answers = await atOnce((no) =>
      send('POST', '/api/news/update', { ...NEWS, id, version: 1, title: `第 ${no} 位` }),
    )
    expect(countsOf(answers)).toEqual({ 200: 1, 409: TIMES - 1 })
  })

  test('updates without a version follow one another: none is lost, each is a version of its own', async () => {
    const { id } = (await storeNews()).body.data
    const answers = await atOnce((no) =>
      send('POST', '/api/news/update', { ...NEWS, id, title: `第 ${no} 位` }),
    )
    expect(countsOf(answers)).toEqual({ 200: TIMES })
    const rows = await server()
      .services.db.select()
      .from(revisions)
      .where(eq(revisions.subjectId, String(id)))
    expect(rows.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: REVISIONS_MAX }, (_, at) => at + TIMES + 2 - REVISIONS_MAX),
    )
  })

  test('orders and updates in one category: each is done, none meets a deadlock', async () => {
    await server().services.db.delete(downloadItems)
    const made: number[] = []
    for (let no = 0; no < 8; no++) made.push((await storeItem({ title: `第 ${no} 份` })).body.data.id)
    const shuffled = (no: number) => made.map((_, at) => made[(at * 3 + no) % made.length])
    const answers = await atOnce((no) =>
      no % 10 === 3
        ? upload('/api/download/update', { ...ITEM, id: String(made[no % 8]), title: '改過的' })
        : send('POST', '/api/download/order', { category_id: 2, ids: shuffled(no) }),
    )
    expect(countsOf(answers)).toEqual({ 200: TIMES })
    const rows = await server().services.db.select().from(downloadItems).orderBy(downloadItems.no)
    expect(rows.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('new files get places of their own', async () => {
    await server().services.db.delete(downloadItems)
    await Promise.all(Array.from({ length: 10 }, (_, no) => storeItem({ title: `第 ${no} 份` })))
    const rows = await server().services.db.select().from(downloadItems).orderBy(downloadItems.no)
    expect(rows.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('an order of 5,000 files takes one statement', async () => {
    const { db } = server().services
    await db.delete(downloadItems)
    const { id } = (await storeItem()).body.data
    await server().seed(sql`
      insert into ${downloadItems} (category_id, title, no, file_id)
      select category_id, title, own, file_id from ${downloadItems}, generate_series(2, 5000) as own
      where ${downloadItems.id} = ${id}`)
    const rows = await db.select({ id: downloadItems.id }).from(downloadItems)
    const ids = rows.map((row) => row.id).reverse()
    const answers = await Promise.all(
      [0, 1, 2, 3].map(() => send('POST', '/api/download/order', { category_id: 2, ids })),
    )
    expect(countsOf(answers)).toEqual({ 200: 4 })
    const last = await db.select().from(downloadItems).orderBy(downloadItems.no).limit(1)
    expect(last[0]?.id).toBe(ids[0])
    await db.delete(downloadItems)
  })
})

describe('a form that is sent twice', () => {
  test.each([
    ['news', storeNews, news],
    ['a download', storeItem, downloadItems],
    ['a handbook', (fields: object) => putHandbook({ ...fields, version: '0' }), assessments],
  ])('makes %s once and answers the same, also fifty times at once', async (_, make, table) => {
    const { db } = server().services
    const before = await db.$count(table)
    const answers = await atOnce(() => make({ form_key: KEY }))
    expect(countsOf(answers)).toEqual({ 200: TIMES })
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await db.$count(table)).toBe(before + 1)
  })

  test('with something else in it, because its first answer was lost, keeps what it says now', async () => {
    const form_key = 'b4a9c3de-0f5a-4b68-8f7e-2d1c5a7e9b10'
    const first = await storeNews({ form_key })
    const second = await storeNews({ form_key, title: '延後停機' })
    expect(second).toEqual(first)
    const [row] = await server().services.db.select().from(news).where(eq(news.id, first.body.data.id))
    expect(row).toMatchObject({ title: '延後停機', version: 2 })
    const item = await storeItem({ form_key }, 'first')
    const other = await storeItem({ form_key, title: '課本第二版' }, 'second')
    expect(other.body.data).toEqual({ id: item.body.data.id, version: 2 })
    const file = await server().app.inject(`/download/items/${item.body.data.id}`)
    expect(file.rawPayload.equals(tinyPdf('second'))).toBe(true)
  })

  test('after it was refused counts as new', async () => {
    const form_key = '1d8f6a52-7c33-4f5e-9a0b-6e2f4c8d7b93'
    expect((await storeNews({ form_key, school_id: 999_999 })).status).toBe(422)
    const { id } = (await storeNews({ form_key })).body.data
    expect((await storeNews({ form_key })).body.data).toEqual({ id })
  })

  test('without a key, as the specification’s own calls do, makes another', async () => {
    const [one, two] = [await storeNews(), await storeNews()]
    expect(one.body.data.id).not.toBe(two.body.data.id)
  })
})
