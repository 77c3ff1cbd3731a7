import { beforeAll, describe, expect, it } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { files } from '../../db/tables/content.ts'
import { assessments } from '../../db/tables/download.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'
import { tinyPdf } from '../../testing/stored.ts'

const server = testServer()
let editor: Record<string, string> = {}

beforeAll(async () => {
  editor = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
})

const PLACE = {
  level_no: '3',
  step_no: '5',
  semester_no: '2',
  lesson_no: '2',
  dialect_id: '1',
  book_type: 'teacher',
}
const pdf = (bytes: Buffer) => new File([new Uint8Array(bytes)], '手冊.pdf', { type: 'application/pdf' })

async function upload(fields: object, headers = editor) {
  const sent = await formOf({ ...PLACE, file: pdf(tinyPdf('one')), ...fields })
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/assessment/upload',
    headers: { ...headers, ...sent.headers },
    payload: sent.payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('uploading assessments', () => {
  it.each([
    ['GET', '/api/admin/assessments'],
    ['POST', '/api/assessment/upload'],
    ['DELETE', '/api/assessment/1'],
  ] as const)('%s %s: a visitor 401, somebody without the permission 403', async (method, url) => {
    const ask = async (headers: Record<string, string>) =>
      (await server().app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) }))
        .statusCode
    expect(await ask(await visitor(server()))).toBe(401)
    expect(await ask(await session(server(), await user(server(), { roles: ['content_editor'] })))).toBe(403)
    expect([401, 403]).not.toContain(await ask(editor))
  })

  it.each([
    [
      'text renamed .pdf',
      { file: pdf(Buffer.from('只是文字')) },
      422,
      { file: ['檔案格式錯誤，請上傳 PDF 檔案'] },
    ],
    ['no file', { file: '' }, 422, { file: ['請選擇檔案'] }],
    ['a lesson that the level has not', { lesson_no: '4' }, 422, { lesson_no: ['Ⅲ級教材每個單元只有 3 課'] }],
    ['another level', { level_no: '1' }, 422, { level_no: ['這個年級屬於Ⅲ級教材'] }],
  ])('%s is refused with a sentence, and nothing is kept', async (_, fields, status, errors) => {
    const before = await server().services.db.$count(files)
    const answer = await upload(fields)
    expect(answer.status).toBe(status)
    expect(answer.body.errors).toMatchObject(errors)
    expect(await server().services.db.$count(files)).toBe(before)
    expect(await server().services.db.$count(assessments)).toBe(0)
  })

  it('refuses a PDF of 51 MB with a sentence, and keeps nothing', async () => {
    const big = Buffer.alloc(51 * 1024 * 1024, ' ')
    big.write('%PDF-1.4\n')
    big.write('%%EOF\n', big.length - 6)
    const answer = await upload({ file: pdf(big) })
    expect(answer.status).toBe(413)
    expect(answer.body.message).toMatch(/50 MB/)
    expect(await server().services.db.$count(assessments)).toBe(0)
  })

  it('keeps a PDF under the name of its place, and puts the next one in its stead', async () => {
    const first = await upload({})
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({
      title: 'Ⅲ級教材 單元二 第二課 學習評量 教師手冊（四縣腔）',
      book_type: 'teacher',
      version: 1,
    })
    const unaware = await upload({ file: pdf(tinyPdf('two')), version: '0' })
    expect(unaware.status).toBe(409)
    expect(unaware.body.current).toMatchObject({ id: first.body.data.id, version: 1 })
    const next = await upload({ file: pdf(tinyPdf('two')), version: '1' })
    expect(next.body.data).toMatchObject({ id: first.body.data.id, version: 2 })
    const shown = await server().app.inject(next.body.data.url)
    expect(shown.rawPayload.equals(tinyPdf('two'))).toBe(true)
    const late = await upload({ version: '1' })
    expect(late.status).toBe(409)
    expect(late.body.current).toMatchObject({ version: 2 })
    const deeds = await server().services.db.select().from(auditRows)
    expect(deeds.map(({ action, subject }) => [action, subject])).toEqual([
      ['assessment.upload', first.body.data.title],
      ['assessment.upload', first.body.data.title],
    ])
  })

  it('is listed at the desk and deleted', async () => {
    const { body } = await upload({ book_type: 'student' })
    const ask = (method: 'GET' | 'DELETE', url: string) =>
      server().app.inject({
        method,
        url,
        headers: editor,
        ...(method === 'DELETE' ? { payload: {} } : {}),
      })
    const list = (await ask('GET', '/api/admin/assessments?keyword=學生手冊')).json()
    expect(list).toMatchObject({ total: 1, data: [{ id: body.data.id }] })
    expect((await ask('DELETE', `/api/assessment/${body.data.id}`)).json()).toEqual({ status: 'success' })
    expect((await server().app.inject(body.data.url)).statusCode).toBe(404)
    expect((await ask('DELETE', `/api/assessment/${body.data.id}`)).statusCode).toBe(404)
  })

  it('is brought back, unless another stands in its place by then', async () => {
    const place = { lesson_no: '1', book_type: 'student' }
    const { id, url } = (await upload(place)).body.data
    const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const own = payload ?? (method === 'DELETE' ? {} : undefined)
      const answer = await server().app.inject({
        method,
        url: path,
        headers: editor,
        ...(own ? { payload: own } : {}),
      })
      return { status: answer.statusCode, body: answer.json() }
    }
    const restore = () => ask('POST', '/api/assessment/restore', { id })
    await ask('DELETE', `/api/assessment/${id}`)
    const { data } = (await ask('GET', '/api/admin/assessments?deleted=1')).body
    expect(data.map((own: { id: number }) => own.id)).toContain(id)
    expect((await server().app.inject('/api/assessment/index')).payload).not.toContain(url)
    expect((await restore()).status).toBe(200)
    expect((await server().app.inject(url)).statusCode).toBe(200)
    await ask('DELETE', `/api/assessment/${id}`)
    const other = (await upload(place)).body.data
    expect(other.id).not.toBe(id)
    expect(await restore()).toMatchObject({
      status: 409,
      body: { message: '這一課已經有另一份手冊，請先刪除那一份，再還原這一份' },
    })
    await ask('DELETE', `/api/assessment/${other.id}`)
    expect((await restore()).status).toBe(200)
  })

  it('goes back to an earlier file, which can be read before', async () => {
    const place = { lesson_no: '1', book_type: 'teacher' }
    const { id, url } = (await upload({ ...place, file: pdf(tinyPdf('first')) })).body.data
    await upload({ ...place, file: pdf(tinyPdf('second')) })
    const get = async (path: string) =>
      (await server().app.inject({ url: path, headers: editor })).json().data
    expect(await get(`/api/assessment/revisions?id=${id}`)).toMatchObject([{ version: 2 }, { version: 1 }])
    const { content } = await get(`/api/assessment/revision?id=${id}&version=1`)
    expect((await server().app.inject(content.url)).rawPayload.equals(tinyPdf('first'))).toBe(true)
    const revert = (version: number) =>
      server().app.inject({
        method: 'POST',
        url: '/api/assessment/revert',
        headers: editor,
        payload: { id, revision: 1, version },
      })
    expect((await revert(1)).statusCode).toBe(409)
    expect((await revert(2)).json().data).toMatchObject({ id, version: 3 })
    expect((await server().app.inject(url)).rawPayload.equals(tinyPdf('first'))).toBe(true)
  })
})
