import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { events, participators } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { event, member, voiceSet } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const NOW = new Date('2026-11-25T04:00:00Z')
let manager: Record<string, string> = {}

const FIELDS = {
  title: '冬季聲跡探秘賽',
  description: '全縣國小一起來\n獎品很多',
  begin_at: '2026-12-01T08:00',
  end_at: '2026-12-31T17:45',
  event_game_id: 1,
}
const ROW = { city_id: 7, stage_no: 1, school_code: '', grade_no: 0, class_no: 0 }

async function send(method: 'GET' | 'POST', url: string, payload?: object, headers = manager) {
  const answer = await server().app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.payload === '' ? undefined : answer.json() }
}

const store = (fields: object = {}) => send('POST', '/api/event/store', { ...FIELDS, ...fields })
async function stored(fields: object = {}): Promise<number> {
  const { status, body } = await store(fields)
  expect(body, JSON.stringify(body)).toHaveProperty('data')
  expect(status).toBe(200)
  return body.data.id
}
const edited = async (id: number) => (await send('GET', `/api/event/edit?id=${id}`)).body.data
const count = () => server().services.db.$count(events)
const titles = async (query: string) =>
  (await send('GET', `/api/event/index?${query}`)).body.data.map((own: { title: string }) => own.title)

beforeAll(async () => {
  server().setNow(NOW)
  manager = await session(server(), await user(server(), { name: '林管理', roles: ['event_manager'] }))
  await voiceSet(server())
  await server()
    .services.db.insert(schools)
    .values([
      { code: '054601', name: '縣立桐花國小', cityId: 7 },
      { code: '054501', name: '縣立桐花國中', cityId: 7 },
      { code: '050301', name: '國立桐花高級中學', cityId: 7 },
      { code: 'sample-9', name: '範例國小（示範資料）', cityId: 7, isSample: true },
      { code: '044601', name: '縣立竹北國小', cityId: 6 },
    ])
})

describe('who may', () => {
  test.each([
    ['GET', '/api/event/index', undefined],
    ['GET', '/api/event/edit?id=1', undefined],
    ['POST', '/api/event/store', FIELDS],
    ['POST', '/api/event/update', { ...FIELDS, id: 1 }],
    ['POST', '/api/event/destroy', { id: 1 }],
  ] as const)('%s %s: visitors 401, others 403, without a token 403', async (method, url, payload) => {
    const before = await count()
    expect((await send(method, url, payload, await visitor(server()))).status).toBe(401)
    for (const role of ['news_editor', 'lesson_editor', 'support'] as const) {
      const other = await session(server(), await user(server(), { roles: [role] }))
      expect((await send(method, url, payload, other)).status, role).toBe(403)
    }
    const { cookie = '' } = manager
    if (method === 'POST') expect((await send(method, url, payload, { cookie })).status).toBe(403)
    expect(await count()).toBe(before)
  })
})

describe('storing', () => {
  test('answers the id and keeps what the form said; what is empty is 0', async () => {
    const id = await stored({
      participators: [
        { city_id: 7, stage_no: 1, school_code: '054601', grade_no: 3, class_no: '' },
        { city_id: null, stage_no: 2, school_code: 0, grade_no: '', class_no: 2 },
      ],
      quiz_length: 12,
      time_limit: '',
    })
    expect(await edited(id)).toMatchObject({
      title: '冬季聲跡探秘賽',
      description: '全縣國小一起來\n獎品很多',
      begin_at: '2026-12-01T00:00:00.000Z',
      end_at: '2026-12-31T09:45:00.000Z',
      event_game_id: 1,
      image: '',
      quiz_length: 12,
      time_limit: 0,
      rank_requires: 'V1',
      is_published: 1,
      needs_email: 1,
      state: 'coming',
      version: 1,
      updated_by: '林管理',
      participators: [
        {
          city_id: 7,
          stage_no: 1,
          school_code: '054601',
          school_name: '縣立桐花國小',
          grade_no: 3,
          class_no: 0,
        },
        { city_id: 0, stage_no: 2, school_code: '', grade_no: 0, class_no: 2 },
      ],
    })
    const kept = await server().services.db.select().from(participators).where(eq(participators.eventId, id))
    expect(kept).toMatchObject([{ classNo: null }, { cityId: null, schoolCode: null }])
    const menu = await send('GET', '/api/event/menu', undefined, {})
    expect(menu.body.data.schoolActivities.map((own: { id: number }) => own.id)).toContain(id)
  })

  test('a row that says nothing is none: it would let everybody in', async () => {
    const id = await stored({ participators: [{ city_id: 0, stage_no: '', school_code: '' }, ROW] })
    expect((await edited(id)).participators).toHaveLength(1)
  })

  test('sent twice with one key makes one', async () => {
    const form_key = '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11'
    const [one, other] = await Promise.all([store({ form_key }), store({ form_key })])
    expect(one.body).toEqual(other.body)
    const later = await store({ form_key, title: '改過的標題' })
    expect(later.body).toEqual(one.body)
    expect(await edited(one.body.data.id)).toMatchObject({ title: '改過的標題', version: 2 })
  })

  test.each([
    ['title', '', '請輸入活動標題'],
    ['title', undefined, '請輸入活動標題'],
    ['title', '𠊎'.repeat(101), '活動標題最多 100 個字'],
    ['description', ' ', '請輸入活動說明'],
    ['description', '字'.repeat(2001), '活動說明最多 2000 個字'],
    ['begin_at', undefined, '請選擇開始時間'],
    ['begin_at', '2026-02-30', '日期的格式不正確'],
    ['begin_at', '2026-12-01T08:07', '時間請選 15 分鐘的倍數，例如 08:00、08:15'],
    ['end_at', '', '請選擇結束時間'],
    ['end_at', '2026-12-01T08:00', '結束時間要晚於開始時間'],
    ['event_game_id', undefined, '請選擇活動類型'],
    ['event_game_id', 6, '請選擇活動類型'],
    ['image', 'https://elsewhere.example/a.png', '網站上沒有這張圖，請再上傳一次'],
    ['image', '/files/none.png', '網站上沒有這張圖，請再上傳一次'],
    ['quiz_length', 51, '題數是 1 到 50 題，空白是遊戲原來的題數'],
    ['time_limit', 121, '時間限制是 1 到 120 分鐘，空白是遊戲原來的時間'],
    ['rank_requires', 'V3', '請選擇成績查核方式'],
    ['targets', '字'.repeat(301), '對象說明最多 300 個字'],
  ])('%s %j is refused under its field, and nothing is kept', async (field, value, message) => {
    const before = await count()
    const { status, body } = await store({ [field]: value })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ [field]: [message] })
    expect(await count()).toBe(before)
  })

  test.each([
    ['school_code', { school_code: '054601', stage_no: 0 }, '選學校以前，請先選縣市和學制'],
    ['school_code', { school_code: '999999' }, '找不到這所學校，請重新選擇'],
    ['school_code', { school_code: '044601' }, '這所學校不在苗栗縣，請重新選擇'],
    ['grade_no', { stage_no: 2, grade_no: 4 }, '國中是 1 到 3 年級'],
    ['grade_no', { stage_no: 0, grade_no: 1 }, '選了年級，請先選學制'],
    ['class_no', { class_no: 21 }, '班級是 1 到 20 班'],
    ['city_id', { city_id: 23 }, '請重新選擇縣市'],
  ])('a row with a wrong %s %j is refused under that field', async (field, row, message) => {
    const { status, body } = await store({ participators: [ROW, { ...ROW, ...row }] })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ [`participators.1.${field}`]: [message] })
  })

  test('all faults are told together', async () => {
    const { body } = await send('POST', '/api/event/store', {})
    expect(Object.keys(body.errors).sort()).toEqual([
      'begin_at',
      'description',
      'end_at',
      'event_game_id',
      'title',
    ])
  })
})

describe('updating', () => {
  test('answers 409 with the present event to whoever edited an older one', async () => {
    const id = await stored()
    const first = { ...FIELDS, id, version: 1, title: '第一位', participators: [ROW] }
    expect(await send('POST', '/api/event/update', first)).toEqual({ status: 200, body: { data: { id } } })
    const { status, body } = await send('POST', '/api/event/update', { ...first, title: '第二位' })
    expect(status).toBe(409)
    expect(body.current).toMatchObject({ title: '第一位', version: 2 })
    const rows = await server()
      .services.db.select()
      .from(auditRows)
      .where(eq(auditRows.subjectId, String(id)))
    expect(rows.map(({ action }) => action)).toEqual(['event.store', 'event.update'])
    expect(rows[1]?.after).toMatchObject({
      title: '第一位',
      participators: ['苗栗縣 國小'],
      event_game_id: '聲跡探秘賽',
    })
  })

  test('the game of what was played stays, and how it was verified', async () => {
    const own = await event(server(), { title: '玩過的' })
    const { player } = await member(server())
    await player.call('POST', '/api/event/register', { event_id: own.id })
    const body = player.result(own.id, await player.deal(own.id))
    server().setNow(new Date(NOW.getTime() + body.used_time + 400))
    await player.send(body)
    server().setNow(NOW)
    const change = await send('POST', '/api/event/update', {
      ...{ ...FIELDS, id: own.id, event_game_id: 2, rank_requires: 'V2' },
    })
    expect(change.body.errors).toEqual({
      event_game_id: ['已經有人玩過，不能再換活動類型；請複製成新的活動'],
      rank_requires: ['已經有人玩過，不能再換成績查核的方式；請複製成新的活動'],
    })
    expect((await send('POST', '/api/event/update', { ...FIELDS, id: own.id })).status).toBe(200)
  })

  test('an earlier version comes back with its rows', async () => {
    const id = await stored({ participators: [ROW] })
    await send('POST', '/api/event/update', { ...FIELDS, id, title: '改名', participators: [] })
    const list = (await send('GET', `/api/event/revisions?id=${id}`)).body.data
    expect(list.map((own: { version: number }) => own.version)).toEqual([2, 1])
    expect((await send('POST', '/api/event/revert', { id, revision: 1, version: 2 })).status).toBe(200)
    expect(await edited(id)).toMatchObject({
      title: FIELDS.title,
      version: 3,
      participators: [{ city_id: 7 }],
    })
  })
})

test('a draft is seen at the desk alone', async () => {
  const id = await stored({ title: '還在寫', is_published: 0, begin_at: '2026-11-25T08:00' })
  const stranger = await member(server())
  const menu = await stranger.player.call('GET', '/api/event/menu')
  expect(JSON.stringify(menu.body)).not.toContain('還在寫')
  expect((await stranger.player.call('GET', `/api/event?id=${id}`)).status).toBe(404)
  expect((await stranger.player.call('GET', `/api/event/game?id=1&d=1&event_id=${id}`)).status).toBe(404)
  expect((await stranger.player.call('POST', '/api/event/register', { event_id: id })).status).toBe(404)
  expect((await send('GET', `/api/event?id=${id}`)).status).toBe(200)
  expect(await titles('l[]=4')).toContain('還在寫')
})

test('whoever takes longer than an event allows is not ranked', async () => {
  const own = await event(server(), { timeLimit: 1 })
  const { player } = await member(server())
  await player.call('POST', '/api/event/register', { event_id: own.id })
  const body = player.result(own.id, await player.deal(own.id), { pause: 6000 })
  server().setNow(new Date(NOW.getTime() + body.used_time + 400))
  const { body: saved } = await player.send(body)
  server().setNow(NOW)
  expect(saved).toMatchObject({ ranked: false, reason: 'too_late' })
})

test('deleting hides an event everywhere, and it comes back', async () => {
  const id = await stored({ title: '要刪的活動' })
  expect(await send('POST', '/api/event/destroy', { id })).toEqual({
    status: 200,
    body: { status: 'success' },
  })
  expect((await send('POST', '/api/event/destroy', { id })).status).toBe(404)
  expect((await send('GET', `/api/event/edit?id=${id}`)).status).toBe(404)
  expect(await titles('keyword=要刪')).toEqual([])
  const shown = await send('GET', `/api/event?id=${id}`, undefined, {})
  expect(shown.body.data.deleted_at).toBe(NOW.toISOString())
  const [gone] = (await send('GET', '/api/event/index?deleted=1')).body.data
  expect(gone).toMatchObject({ id, deleted_by: '林管理' })
  expect((await send('POST', '/api/event/restore', { id, version: gone.version })).status).toBe(200)
  expect(await titles('keyword=要刪')).toEqual(['要刪的活動'])
})

test('the list is searched and filtered by stage, dialect, state and game', async () => {
  await stored({ title: '篩選一', participators: [{ ...ROW, stage_no: 2 }] })
  await stored({
    title: '篩選二',
    event_game_id: 3,
    begin_at: '2026-11-01T08:00',
    end_at: '2026-11-02T08:00',
  })
  await stored({ title: '篩選三', begin_at: '2026-11-01T08:00' })
  expect(await titles('keyword=篩選&sort=title&direction=asc')).toHaveLength(3)
  expect(await titles('keyword=篩選&sas[]=2')).toEqual(['篩選一'])
  expect(await titles('keyword=篩選&sas[]=0')).toHaveLength(3)
  expect((await titles('keyword=篩選&d[]=1')).toSorted()).toEqual(['篩選一', '篩選三'].toSorted())
  expect(await titles('keyword=篩選&l[]=3')).toEqual(['篩選二'])
  expect((await titles('keyword=篩選&l[]=1&l[]=2')).toSorted()).toEqual(['篩選一', '篩選三'].toSorted())
  expect(await titles('keyword=篩選&event_game_id=3')).toEqual(['篩選二'])
  expect((await send('GET', '/api/event/index?l[]=9')).status).toBe(422)
})

test('schools are told by city and stage, cities all', async () => {
  const names = async (query: string) =>
    (await send('GET', `/api/schools/search?${query}`, undefined, {})).body.data.map(
      (own: { name: string }) => own.name,
    )
  expect((await names('city_id=7&stage_no=1')).toSorted()).toEqual(
    ['範例國小（示範資料）', '縣立桐花國小'].toSorted(),
  )
  expect((await names('city_id=7&stage_no=2')).toSorted()).toEqual(
    ['國立桐花高級中學', '縣立桐花國中'].toSorted(),
  )
  expect(await names('city_id=7&stage_no=3')).toEqual(['國立桐花高級中學'])
  expect((await send('GET', '/api/schools/search?city_id=7', undefined, {})).status).toBe(422)
  expect((await send('GET', '/api/cities', undefined, {})).body.data).toHaveLength(22)
})

test.each([
  [3, { quiz_length: 5 }, { quiz_length: ['主廚上菜的題數是固定的，請留空白'] }],
  [4, { quiz_length: 1 }, { quiz_length: ['窗戶拆一拆的題數是固定的，請留空白'] }],
  [5, { quiz_length: 50 }, { quiz_length: ['山歌尋蹤的題數是固定的，請留空白'] }],
  [3, { time_limit: 3 }, { time_limit: ['主廚上菜一局就是 3 分鐘，請留空白'] }],
  [5, { time_limit: 31 }, { time_limit: ['山歌尋蹤一局最多 30 分鐘，時間限制請填 30 以內'] }],
])('game %i is refused the setting %j, which it would not keep', async (event_game_id, setting, errors) => {
  const before = await count()
  const { status, body } = await store({ event_game_id, ...setting })
  expect([status, body.errors]).toEqual([422, errors])
  expect(await count()).toBe(before)
})

test('the length of a play and its time are told to whoever is about to play', async () => {
  const id = await stored({ quiz_length: 50, time_limit: 120 })
  const { body } = await send('GET', `/api/event?id=${id}`)
  expect(body.data).toMatchObject({ quiz_length: 50, time_limit: 120 })
  const song = await stored({ event_game_id: 5, time_limit: 30 })
  expect((await send('GET', `/api/event?id=${song}`)).body.data).toMatchObject({
    quiz_length: null,
    time_limit: 30,
  })
})
