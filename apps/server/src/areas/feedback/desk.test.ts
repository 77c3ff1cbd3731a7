import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { pdfOf } from '../../domain/uploads/testing/made-files.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { testServer } from '../../testing/server.ts'
import { callsOf, filesIn, peopleOf, picture } from './testing.ts'

const server = testServer()
const { get, put, putForm, reported } = callsOf(server)
const { handler, someone, nobody, enter } = peopleOf(server)

beforeAll(enter)

describe('a handler', () => {
  test('and nobody else answers: 401 for visitors, 403 without the permission', async () => {
    const row = await reported({}, nobody)
    expect((await put(row.id, { status: 1 }, nobody)).status).toBe(401)
    expect((await put(row.id, { status: 1 }, someone)).status).toBe(403)
    expect((await put(row.id, { status: 1 }, handler)).body).toEqual({ success: true, message: '儲存成功' })
    expect((await put(999_999, { status: 1 }, handler)).status).toBe(404)
    expect((await put(row.id, { status: 4 }, handler)).status).toBe(422)
  })

  test('sees the pictures, and no cache keeps them', async () => {
    const row = await reported({ 'screenshots[0][file]': picture() }, nobody)
    const answer = await server().app.inject({
      url: `/api/feedback/${row.id}/screenshot/1`,
      headers: handler,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect((await get(`/api/feedback/${row.id}/screenshot/2`, handler)).status).toBe(404)
  })

  test('takes it from 0 to 2; the reporter is told at the end, and again when the reply changes', async () => {
    const email = 'flow@school.example'
    const row = await reported({ email }, nobody)
    await put(row.id, { status: 1, note: '請語言組確認' }, handler)
    await put(row.id, { status: 2, reply: '拼音已經改好了，謝謝。' }, handler)
    await put(row.id, { status: 2, note: '結案' }, handler)
    await put(row.id, { status: 2, reply: '拼音和音檔都改好了。' }, handler)
    const mails = await mailsTo(server(), email, 3)
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `你回報的問題已處理完成（${row.code}）`,
      `你回報的問題已處理完成（${row.code}）`,
      `已收到你的問題回報（${row.code}）`,
    ])
    const texts = mails.map(({ text }) => text).join()
    expect(texts).toContain('拼音已經改好了，謝謝。')
    expect(texts).toContain('拼音和音檔都改好了。')
    expect(texts).not.toMatch(/請語言組確認|結案/)
  })

  test('of an older version gets the present one, and each change leaves its line', async () => {
    const row = await reported({}, nobody)
    await put(row.id, { status: 1, reply: '先到的回覆', version: 1 }, handler)
    const late = await put(row.id, { status: 2, reply: '後到的回覆', version: 1 }, handler)
    expect(late.status).toBe(409)
    expect(late.body.current).toMatchObject({ reply: '先到的回覆', version: 2 })
    const lines = await server()
      .services.db.select()
      .from(auditRows)
      .where(eq(auditRows.subjectId, String(row.id)))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      action: 'feedback.reply',
      subject: row.code,
      userName: '阿蘭',
      before: { status: '未處理', reply: '' },
      after: { status: '處理中', reply: '先到的回覆' },
    })
    expect(JSON.stringify(lines)).not.toContain(row.email)
  })

  test('attaches files to the reply, keeps and removes them; what lies about its type is not stored', async () => {
    const row = await reported({}, nobody)
    const first = await putForm(
      row.id,
      {
        status: '1',
        reply: '請看附件',
        'attachments[0][file]': new File([pdfOf()], '更正.pdf'),
        'attachments[0][description]': '更正後的第二頁',
        'attachments[1][file]': picture('圖.png'),
      },
      handler,
    )
    expect(first.body).toEqual({ success: true, message: '儲存成功' })
    const seen = async () => (await get(`/api/feedback/${row.id}`)).body.data.attachments
    const [pdf, image] = await seen()
    expect(pdf).toEqual({
      description: '更正後的第二頁',
      file_url: expect.stringMatching(/^\/files\/\w{64}\.pdf$/),
    })
    expect(image.description).toBe('圖.png')
    await put(row.id, { status: 1, attachments: [image] }, handler)
    expect(await seen()).toEqual([image])
    await put(row.id, { status: 1, reply: '附件不變' }, handler)
    expect(await seen()).toEqual([image])
    const before = (await filesIn(server(), 'files')).length
    for (const wrong of [
      { 'attachments[0][file]': new File(['<script>alert(1)</script>'], 'a.pdf') },
      { 'attachments[0][file_url]': 'javascript:alert(1)' },
      { 'attachments[0][file_url]': pdf.file_url },
      { 'attachments[0][description]': '沒有檔案' },
    ]) {
      expect((await putForm(row.id, { status: '1', ...wrong }, handler)).status).toBe(422)
    }
    expect((await filesIn(server(), 'files')).length).toBe(before)
    expect(await seen()).toEqual([image])
  })
})
