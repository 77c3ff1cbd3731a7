import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { files } from '../../db/tables/content.ts'
import { downloadItems } from '../../db/tables/download.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'
import { tinyPdf } from '../../testing/stored.ts'

const server = testServer()
let editor: Record<string, string> = {}

beforeAll(async () => {
  editor = await session(server(), await user(server(), { roles: ['content_editor'] }))
})
beforeEach(async () => {
  await server().services.db.delete(downloadItems)
})

const FIELDS = { category_id: '2', title: '學生課本', level_no: '1', dialect_id: '1' }
const pdf = (words: string) =>
  new File([new Uint8Array(tinyPdf(words))], 'book.pdf', { type: 'application/pdf' })

/** As a form has them. */
const texts = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value instanceof Blob ? value : String(value)]),
  )

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: Record<string, unknown>,
  headers: Record<string, string> = editor,
) {
  const sent =
    body && Object.values(body).some((value) => value instanceof File) ? await formOf(texts(body)) : undefined
  const answer = await server().app.inject({
    method,
    url,
    headers: { ...headers, ...sent?.headers },
    ...(sent ? { payload: sent.payload } : body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const stored = async (fields: Record<string, unknown> = {}, words = 'first') =>
  (await send('POST', '/api/download/store', { ...FIELDS, file: pdf(words), ...fields })).body.data

const lastDeed = async (action: string) => {
  const rows = await server().services.db.select().from(auditRows).where(eq(auditRows.action, action))
  return rows.at(-1)
}

describe('who may edit downloads', () => {
  const CALLS = [
    ['GET', '/api/admin/downloads'],
    ['GET', '/api/download/edit?id=1'],
    ['POST', '/api/download/store'],
    ['POST', '/api/download/update'],
    ['POST', '/api/download/order'],
    ['DELETE', '/api/download/1'],
    ['GET', '/api/download/category/edit?id=1'],
    ['POST', '/api/download/category/update'],
  ] as const

  it.each(CALLS)('%s %s: a visitor 401, somebody without the permission 403', async (method, url) => {
    const body = method === 'GET' ? undefined : {}
    expect((await send(method, url, body, await visitor(server()))).status).toBe(401)
    const other = await session(
      server(),
      await user(server(), { roles: ['news_editor', 'selfstudy_editor'] }),
    )
    expect((await send(method, url, body, other)).status).toBe(403)
    expect([401, 403]).not.toContain((await send(method, url, body)).status)
  })
})

describe('a downloadable file', () => {
  it('is stored with its fields, last in its category, and kept with an audit row', async () => {
    await stored()
    const { id } = await stored({ title: '第二本', step_no: '1', semester_no: '2' }, 'second')
    const { body } = await send('GET', `/api/download/edit?id=${id}`)
    expect(body.data).toMatchObject({ title: '第二本', no: 2, level_no: 1, key: '1-2', version: 1 })
    const answer = await server().app.inject(body.data.url)
    expect(answer.rawPayload.equals(tinyPdf('second'))).toBe(true)
    expect(await lastDeed('download.store')).toMatchObject({ subject: '第二本', subjectId: String(id) })
  })

  it.each([
    ['no title', { title: ' ' }, 'title', '請輸入標題'],
    ['a title of 101 letters', { title: '課'.repeat(101) }, 'title', '標題最多 100 個字'],
    ['a year of another level', { step_no: '9', semester_no: '1' }, 'step_no', '這個年級不屬於所選的級別'],
    ['a year without its semester', { step_no: '1' }, 'semester_no', '選了年級，也要選學期'],
    [
      'text that calls itself a PDF',
      { file: new File(['<script>alert(1)</script>'], 'book.pdf', { type: 'application/pdf' }) },
      'file',
      '請上傳 PDF、ODT、ODP、ODS、DOCX、PPTX、XLSX、ZIP 或 MP3 檔',
    ],
  ])('%s is refused by field, and nothing is kept', async (_, fields, field, message) => {
    const before = await server().services.db.$count(files)
    const { status, body } = await send('POST', '/api/download/store', {
      ...FIELDS,
      file: pdf('x'),
      ...fields,
    })
    expect(status).toBe(422)
    expect(body.errors[field]).toEqual([message])
    expect(await server().services.db.$count(files)).toBe(before)
    expect(await server().services.db.$count(downloadItems)).toBe(0)
  })

  it('gets another title without another file, and another file under the same address', async () => {
    const { id } = await stored()
    const renamed = await send('POST', '/api/download/update', { ...FIELDS, id, title: '改名', version: 1 })
    expect(renamed.body.data).toEqual({ id, version: 2 })
    const url = `/download/items/${id}`
    expect((await server().app.inject(url)).rawPayload.equals(tinyPdf('first'))).toBe(true)
    await send('POST', '/api/download/update', { ...FIELDS, id, version: '2', file: pdf('new') })
    expect((await server().app.inject(url)).rawPayload.equals(tinyPdf('new'))).toBe(true)
    const deed = await lastDeed('download.update')
    expect([deed?.before, deed?.after]).toMatchObject([{ title: '改名' }, { title: '學生課本' }])
  })

  it('is not overwritten by who has an older version: 409 with the present one', async () => {
    const { id } = await stored()
    await send('POST', '/api/download/update', { ...FIELDS, id, title: '別人改的', version: 1 })
    const late = await send('POST', '/api/download/update', { ...FIELDS, id, title: '我的', version: 1 })
    expect(late.status).toBe(409)
    expect(late.body.current).toMatchObject({ title: '別人改的', version: 2 })
  })

  it('is put in order, found by keyword and deleted', async () => {
    const [one, two, three] = [await stored(), await stored({ title: '圖卡 100%' }), await stored()]
    const ids = [three.id, one.id, two.id]
    expect((await send('POST', '/api/download/order', { category_id: 2, ids })).status).toBe(200)
    const { body } = await send('GET', '/api/admin/downloads?category_id=2&sort=no&direction=asc')
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual(ids)
    expect(await lastDeed('download.order')).toMatchObject({ subject: '學生課本', after: ids })
    const partly = await send('POST', '/api/download/order', { category_id: 2, ids: [one.id] })
    expect(partly.status).toBe(409)
    const late = { category_id: 2, ids: [two.id, one.id, three.id], before: [one.id, two.id, three.id] }
    expect(await send('POST', '/api/download/order', late)).toMatchObject({
      status: 409,
      body: { current: ids },
    })
    expect((await send('GET', '/api/admin/downloads?keyword=100%25')).body).toMatchObject({ total: 1 })
    expect((await send('DELETE', `/api/download/${one.id}`, {})).body).toEqual({ status: 'success' })
    expect((await server().app.inject(`/download/items/${one.id}`)).statusCode).toBe(404)
    expect((await send('DELETE', `/api/download/${one.id}`, {})).status).toBe(404)
    expect(await lastDeed('download.destroy')).toMatchObject({ subject: '學生課本' })
  })
})

describe('a deleted file', () => {
  it('is seen nowhere but in its list, and comes back in its place with the same address', async () => {
    const [one, two, three] = [await stored({}, 'one'), await stored({}, 'two'), await stored({}, 'three')]
    const idsOf = async () => {
      const { items } = (await server().app.inject('/api/download/category?id=2')).json()
      return items.map(({ id }: { id: number }) => id)
    }
    await send('DELETE', `/api/download/${two.id}`, {})
    expect(await idsOf()).toEqual([one.id, three.id])
    expect((await server().app.inject(`/download/items/${two.id}`)).statusCode).toBe(404)
    const { categories } = (await server().app.inject('/api/download/categories')).json().data
    expect(categories[1].item_count).toBe(2)
    const home = (await server().app.inject('/api/home')).json().downloads
    expect(home.map(({ id }: { id: number }) => id)).not.toContain(two.id)
    expect((await send('GET', '/api/admin/downloads')).body.total).toBe(2)
    const { data } = (await send('GET', '/api/admin/downloads?deleted=1')).body
    expect(data).toMatchObject([{ id: two.id, version: 2 }])

    const back = await send('POST', '/api/download/restore', { id: two.id, version: 2 })
    expect(back.body.data).toEqual({ id: two.id, version: 3 })
    expect(await idsOf()).toEqual([one.id, two.id, three.id])
    const file = await server().app.inject(`/download/items/${two.id}`)
    expect(file.rawPayload.equals(tinyPdf('two'))).toBe(true)
  })

  it('comes back as the last one where its place was given to another', async () => {
    const [one, two, three] = [await stored(), await stored(), await stored()]
    await send('DELETE', `/api/download/${one.id}`, {})
    await send('POST', '/api/download/order', { category_id: 2, ids: [three.id, two.id] })
    await send('POST', '/api/download/restore', { id: one.id })
    const { body } = await send('GET', '/api/admin/downloads?sort=no&direction=asc')
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([three.id, two.id, one.id])
  })
})

describe('earlier versions of a file', () => {
  it('hold its words and its file; going back brings both', async () => {
    const { id } = await stored({}, 'first')
    await send('POST', '/api/download/update', { ...FIELDS, id, title: '第二版', file: pdf('second') })
    const list = (await send('GET', `/api/download/revisions?id=${id}`)).body.data
    expect(list.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    const { content } = (await send('GET', `/api/download/revision?id=${id}&version=1`)).body.data
    expect(content).toMatchObject({ title: '學生課本', extension: 'pdf', level_no: 1 })
    expect((await server().app.inject(content.url)).rawPayload.equals(tinyPdf('first'))).toBe(true)
    const late = await send('POST', '/api/download/revert', { id, revision: 1, version: 1 })
    expect(late).toMatchObject({ status: 409, body: { current: { title: '第二版' } } })
    const back = await send('POST', '/api/download/revert', { id, revision: 1, version: 2 })
    expect(back.body.data).toEqual({ id, version: 3 })
    const file = await server().app.inject(`/download/items/${id}`)
    expect(file.rawPayload.equals(tinyPdf('first'))).toBe(true)
  })
})

describe('a download category', () => {
  it('is renamed and gets its selectors; an older version is told so', async () => {
    const fields = {
      id: 3,
      title: '圖卡和學習單',
      description: '',
      enable_dialect_selector: true,
      enable_level_selector: false,
    }
    const { body } = await send('GET', '/api/download/category/edit?id=3')
    const saved = await send('POST', '/api/download/category/update', {
      ...fields,
      version: body.data.version,
    })
    expect(saved.status).toBe(200)
    const shown = (await server().app.inject('/api/download/category?id=3')).json()
    expect(shown).toMatchObject({ title: '圖卡和學習單', enable_level_selector: false })
    const late = await send('POST', '/api/download/category/update', {
      ...fields,
      version: body.data.version,
    })
    expect(late.status).toBe(409)
    expect(late.body.current).toMatchObject({ title: '圖卡和學習單', version: saved.body.data.version })
  })
})
