import { HISTORY_PAGE } from '@hakka/contract/constants'
import { expect, test } from 'vitest'
import { studyCategories } from '../../db/tables/self-study.ts'
import { studyDays, studyRecorders } from '../../db/tables/study.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const URL = '/api/my/study-history'
const MINUTE = 60_000

const keyOf = (pageCode: string, page: Record<string, number>) => JSON.stringify([pageCode, page])
const LESSON = { dialect_id: 1, level_no: 3, step_no: 5, semester_no: 2, type_no: 1, lesson_no: 2 }

/** A record from `begin` to `end`, of which all is credited. */
const record = (
  userId: number,
  pageCode: string,
  [begin, end]: readonly [string, string],
  page: Record<string, number> = { dialect_id: 1, level_no: 2 },
): typeof studyRecorders.$inferInsert => ({
  userId,
  pageCode,
  key: keyOf(pageCode, page),
  beginAt: new Date(begin),
  lastAt: new Date(end),
  creditMs: Math.min(60 * MINUTE, Date.parse(end) - Date.parse(begin)),
})

async function pupil(rows: (userId: number) => (typeof studyRecorders.$inferInsert)[]) {
  const own = await user(server(), { isStudent: true })
  const all = rows(own.id)
  for (let first = 0; first < all.length; first += 1000)
    await server()
      .services.db.insert(studyRecorders)
      .values(all.slice(first, first + 1000))
  const headers = await session(server(), own)
  return async (query = '', url = URL) => {
    const answer = await server().app.inject({ url: `${url}${query}`, headers })
    return { status: answer.statusCode, text: answer.body, bytes: answer.rawPayload, headers: answer.headers }
  }
}

interface Own {
  begin_at: string
  end_at: string
  target_name: string
  specific_keys: string[]
  total_minutes: number
}
const listed = ({ text }: { text: string }) => {
  const {
    data,
    ...rest
  }: { data: Record<string, Own>; total: number; pages: number; total_minutes: number } = JSON.parse(text)
  return { ...rest, rows: Object.values(data).sort((a, b) => b.begin_at.localeCompare(a.begin_at)) }
}

test('a record says when, what and for how long; a page that was only opened is none', async () => {
  const get = await pupil((id) => [
    record(id, 'lesson', ['2026-11-20T08:02:00Z', '2026-11-20T08:11:30Z'], LESSON),
    { ...record(id, 'lesson', ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z'], LESSON), creditMs: 0 },
  ])
  const { rows, total_minutes } = listed(await get())
  expect(rows).toEqual([
    expect.objectContaining({
      begin_at: '2026-11-20T08:02:00.000Z',
      end_at: '2026-11-20T08:11:30.000Z',
      target_name: '課程',
      specific_keys: ['四縣腔', 'Ⅲ級教材 單元二 第二課'],
      total_minutes: 9,
    }),
  ])
  expect(total_minutes).toBe(9)
})

test('what was studied of a theme stays when the desk has deleted it, by its name', async () => {
  const { db } = server().services
  const at = new Date('2026-11-21T00:00:00Z')
  const [theme] = await db
    .insert(studyCategories)
    .values({
      ...{ uid: 'gone', kind: 'listening', levelNo: 2, no: 1, name: '市場', content: {} },
      ...{ withdrawnAt: at, deletedAt: at },
    })
    .returning({ id: studyCategories.id })
  const page = { dialect_id: 1, level_no: 2, category_id: theme?.id ?? 0 }
  const get = await pupil((id) => [
    record(id, 'self_study.listening', ['2026-11-20T08:00:00Z', '2026-11-20T08:05:00Z'], page),
  ])
  const { rows } = listed(await get())
  expect(rows).toMatchObject([{ total_minutes: 5 }])
  expect(JSON.stringify(rows)).toContain('市場')
})

test('a start date keeps what ends on that day, an end date what begins on it: days are Taipei’s', async () => {
  const get = await pupil((id) => [
    // 23:50 on the 9th to 00:05 on the 10th.
    record(id, 'lesson', ['2026-11-09T15:50:00Z', '2026-11-09T16:05:00Z'], LESSON),
    // Until the last second of the 9th.
    record(id, 'self_study.listening', ['2026-11-09T15:00:00Z', '2026-11-09T15:59:59Z']),
    // From the first moment of the 11th.
    record(id, 'self_study.reading', ['2026-11-10T16:00:00Z', '2026-11-10T16:10:00Z']),
  ])
  const names = async (query: string) => listed(await get(query)).rows.map(({ target_name }) => target_name)
  expect(await names('?begin=2026-11-10')).toEqual(['閱讀', '課程'])
  expect(await names('?end=2026-11-10')).toEqual(['課程', '聽力'])
  expect(await names('?begin=2026-11-10&end=2026-11-10')).toEqual(['課程'])
  expect(await names('?begin=2026-11-11&end=2026-11-11')).toEqual(['閱讀'])
  expect(await names('?begin=2026-11-12')).toEqual([])
})

test('dialect, category and keyword narrow it; empty fields of a form do not', async () => {
  const get = await pupil((id) => [
    record(id, 'lesson', ['2026-11-20T08:00:00Z', '2026-11-20T08:10:00Z'], LESSON),
    record(id, 'self_study.listening', ['2026-11-19T08:00:00Z', '2026-11-19T08:20:00Z'], {
      dialect_id: 2,
      level_no: 2,
    }),
    record(id, 'classroom_term', ['2026-11-18T08:00:00Z', '2026-11-18T08:03:00Z'], { dialect_id: 2 }),
  ])
  const names = async (query: string) => listed(await get(query)).rows.map(({ target_name }) => target_name)
  expect(await names('?dialect_id=2')).toEqual(['聽力', '課室用語'])
  expect(await names('?category=listening')).toEqual(['聽力'])
  expect(await names('?dialect_id=2&category=lesson')).toEqual([])
  expect(await names(`?keyword=${encodeURIComponent('單元二')}`)).toEqual(['課程'])
  expect(await names('?dialect_id=&category=&begin=&end=&keyword=')).toHaveLength(3)
})

test('what is no day, dialect or category is told, not passed over', async () => {
  const get = await pupil(() => [])
  for (const query of ['?begin=2026-02-30', '?end=tomorrow', '?dialect_id=9', '?category=x']) {
    const { status, text } = await get(query)
    expect([query, status]).toEqual([query, 422])
    expect(JSON.parse(text).message).toMatch(/\p{sc=Han}/u)
  }
})

test('nobody sees another’s records', async () => {
  await pupil((id) => [record(id, 'lesson', ['2026-11-20T08:00:00Z', '2026-11-20T08:10:00Z'], LESSON)])
  const other = await pupil(() => [])
  expect(listed(await other())).toMatchObject({ rows: [], total: 0, pages: 1, total_minutes: 0 })
  expect((await server().app.inject(URL)).statusCode).toBe(401)
})

test('the largest history is paged by the hundred, and a page is light', async () => {
  const day = Date.UTC(2026, 0, 1)
  const get = await pupil((id) =>
    Array.from({ length: 5000 }, (_, no) =>
      record(
        id,
        no % 2 ? 'lesson' : 'self_study.speaking',
        [
          new Date(day + no * 90 * MINUTE).toISOString(),
          new Date(day + (no * 90 + 10) * MINUTE).toISOString(),
        ],
        no % 2 ? { ...LESSON, lesson_no: 1 + (no % 3) } : { dialect_id: 1 + (no % 6), level_no: 1 },
      ),
    ),
  )
  await get('?page=1')
  const from = performance.now()
  const page = await get('?page=2')
  const took = performance.now() - from
  const first = listed(page)
  expect(first).toMatchObject({ total: 5000, pages: 50, total_minutes: 50_000 })
  expect(first.rows).toHaveLength(HISTORY_PAGE)
  expect(page.bytes.length).toBeLessThan(40_000)
  expect(took).toBeLessThan(3000)
  expect(listed(await get('?page=51')).rows).toHaveLength(HISTORY_PAGE)
  expect(listed(await get(`?page=1&keyword=${encodeURIComponent('第三課')}`)).total).toBeGreaterThan(500)
  expect(listed(await get()).rows).toHaveLength(5000)
  const csv = await get('', `${URL}/export`)
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(5001)
})

test('a CSV has the rows of the filter, a mark for Excel, and times of Taipei', async () => {
  const get = await pupil((id) => [
    record(id, 'lesson', ['2026-11-20T16:02:00Z', '2026-11-20T16:11:00Z'], LESSON),
    record(id, 'self_study.writing', ['2026-11-19T08:00:00Z', '2026-11-19T08:10:00Z']),
  ])
  const { bytes, text, headers } = await get('?category=lesson', `${URL}/export`)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toContain("filename*=UTF-8''")
  const [, row, ...more] = text.trimEnd().split('\r\n')
  expect(row).toBe('"2026/11/21","00:02","00:11","課程","四縣腔","Ⅲ級教材 單元二 第二課",9')
  expect(more).toEqual([])
})

test('a month has its days of study with their minutes by area; all months their number', async () => {
  const own = await user(server(), { isStudent: true })
  const headers = await session(server(), own)
  const day = (on: string, area: string, minutes: number) => ({
    userId: own.id,
    day: on,
    key: `${area} ${on}`,
    area,
    creditMs: minutes * MINUTE,
  })
  await server()
    .services.db.insert(studyDays)
    .values([
      day('2026-10-31', 'lesson', 5),
      day('2026-11-01', 'lesson', 7),
      day('2026-11-01', 'classroom_term', 3),
      day('2026-11-30', 'reading', 16),
      day('2026-12-01', 'reading', 1),
    ])
  const answer = await server().app.inject({ url: '/api/my/study-days?month=2026-11', headers })
  expect(answer.json().data).toMatchObject({
    month: '2026-11',
    first_month: '2026-10',
    day_count: 4,
    days: [
      { day: '2026-11-01', minutes: 10, areas: { lesson: 7, reading: 0 } },
      { day: '2026-11-30', minutes: 16, areas: { reading: 16 } },
    ],
  })
  server().setNow(new Date('2026-11-30T16:00:00Z'))
  // That login is too long ago by then.
  const later = await session(server(), own)
  const next = await server().app.inject({ url: '/api/my/study-days', headers: later })
  expect(next.json().data).toMatchObject({ month: '2026-12', today: '2026-12-01', days: [{ minutes: 1 }] })
})
