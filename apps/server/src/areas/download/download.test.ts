import { beforeAll, describe, expect, it } from 'vitest'
import { downloadCategories, downloadItems } from '../../db/tables/download.ts'
import { testServer } from '../../testing/server.ts'
import { storedPdf } from '../../testing/stored.ts'

describe('downloads', () => {
  const server = testServer()
  const get = async (url: string) => {
    const answer = await server().app.inject(url)
    return { status: answer.statusCode, body: answer.json() }
  }
  let stored: Awaited<ReturnType<typeof storedPdf>>

  beforeAll(async () => {
    const { db } = server().services
    stored = await storedPdf(server(), 'book')
    await db.insert(downloadCategories).values({
      id: 1,
      title: '老師用書',
      description: '改過的說明',
      enableDialectSelector: true,
      enableLevelSelector: false,
    })
    const item = { categoryId: 1, fileId: stored.id, levelNo: 3, dialectId: 2 }
    await db.insert(downloadItems).values([
      { ...item, title: '第二本', no: 2 },
      { ...item, title: 'Ⅲ級教材 單元二 教師手冊（海陸腔）', no: 1, stepNo: 5, semesterNo: 2 },
    ])
  })

  it('names the categories of a page; an edited one as it was edited', async () => {
    const { body } = await get('/api/download/categories?page=download')
    expect(body.data.categories.map((own: { id: number; title: string }) => [own.id, own.title])).toEqual([
      [1, '老師用書'],
      [2, '學生課本'],
      [3, '補充教材'],
      [4, '教案'],
      [5, '課室用語'],
    ])
    expect(body.data.categories[0]).toMatchObject({
      target: 'teacher_book',
      item_count: 2,
      enable_dialect_selector: true,
      enable_level_selector: false,
    })
    const { body: assessment } = await get('/api/download/categories?page=assessment')
    expect(assessment.data.categories).toMatchObject([{ id: 6, title: '學習評量', item_count: 0 }])
    expect((await get('/api/download/categories')).body.data.categories).toHaveLength(6)
    expect((await get('/api/download/categories?page=other')).status).toBe(422)
  })

  it('gives a category with its items in the order of the editor', async () => {
    const { body } = await get('/api/download/category?id=1')
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual([
      'Ⅲ級教材 單元二 教師手冊（海陸腔）',
      '第二本',
    ])
    expect(body.items[0]).toMatchObject({
      extension: 'pdf',
      level_no: 3,
      dialect_id: 2,
      step_no: 5,
      semester_no: 2,
      semester_full_name: '五年級下學期',
      key: '5-2',
      size: stored.bytes.length,
    })
    expect(body.items[1]).toMatchObject({ semester_full_name: '', key: '', step_no: null })
    expect((await get('/api/download/category?id=2')).body.items).toEqual([])
    expect((await get('/api/download/category?id=7')).status).toBe(422)
  })

  it('streams a file under its title, whole and in parts', async () => {
    const { body } = await get('/api/download/category?id=1')
    const { url } = body.items[0]
    const answer = await server().app.inject(url)
    expect(answer.rawPayload.equals(stored.bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    const [, name = ''] = /filename\*=UTF-8''(\S+)$/.exec(String(answer.headers['content-disposition'])) ?? []
    expect(decodeURIComponent(name)).toBe('Ⅲ級教材 單元二 教師手冊（海陸腔）.pdf')
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/)
    const part = await server().app.inject({ url, headers: { range: 'bytes=0-3' } })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF'])
    const head = await server().app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(stored.bytes.length)])
  })

  it.each(['/download/items/0', '/download/items/999', '/download/items/x', '/download/assessments/1'])(
    '%s is 404',
    async (url) => {
      expect((await server().app.inject(url)).statusCode).toBe(404)
    },
  )

  it('shows the newest files on the home page', async () => {
    const { body } = await get('/api/home')
    expect(body.downloads[0]).toMatchObject({ title: 'Ⅲ級教材 單元二 教師手冊（海陸腔）', extension: 'pdf' })
  })
})
