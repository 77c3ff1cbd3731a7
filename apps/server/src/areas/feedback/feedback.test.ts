import { FEEDBACK_FAULTS } from '@hakka/contract/constants'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'
import { pdfOf, pngOf } from '../../domain/uploads/testing/made-files.ts'
import { session, user } from '../../testing/builders.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { testServer } from '../../testing/server.ts'
import { callsOf, filesIn, peopleOf, picture, REPORT } from './testing.ts'

const server = testServer()
const { send, sendJson, get, put, reported } = callsOf(server)
const { handler, someone, nobody, enter } = peopleOf(server)

beforeAll(enter)

describe('a report', () => {
  test('is kept as the form sends it, and its code goes to the reporter, without what was written', async () => {
    const who = await user(server())
    const row = await reported(
      {
        ...REPORT,
        tel: '02-1234',
        'screenshots[0][file]': picture(),
        'screenshots[0][description]': '第二頁',
      },
      await session(server(), who),
    )
    expect(row).toMatchObject({
      userId: who.id,
      email: 'mei@school.example',
      tel: '02-1234',
      url: REPORT.url,
      content: REPORT.content,
      dialectIds: [1],
      types: ['text'],
      category: 3,
      subcategory: '3-2',
      status: 0,
    })
    expect(row.code).toMatch(/^F-\d{6}-\d{4}$/)
    const { body } = await get(`/api/feedback/${row.id}`, handler)
    expect(body.data.screenshots).toEqual([
      { no: 1, file: { id: 1, url: `/api/feedback/${row.id}/screenshot/1` }, description: '第二頁' },
    ])
    const [mail] = await mailsTo(server(), 'mei@school.example')
    expect(mail?.subject).toContain(row.code)
    expect(mail?.text).not.toContain('圖書館')
  })

  test('may come as JSON where it has no pictures', async () => {
    const payload = { ...REPORT, dialects: [2, 2, 1], types: ['sound'], content: '以 JSON 送出' }
    const sent = await sendJson(payload, nobody)
    const [row] = await server()
      .services.db.select()
      .from(feedback)
      .where(eq(feedback.code, sent.body.feedback_code))
    expect(row).toMatchObject({ dialectIds: [1, 2], types: ['sound'] })
  })

  test('of another category keeps neither dialect nor subcategory', async () => {
    const row = await reported({ category: '5' }, nobody)
    expect(row).toMatchObject({ category: 5, subcategory: null, dialectIds: [] })
  })

  test('codes count on within a month of Taipei', async () => {
    server().setNow(new Date('2026-08-31T15:59:00Z'))
    expect((await reported({}, nobody)).code).toBe('F-202608-0001')
    expect((await reported({}, nobody)).code).toBe('F-202608-0002')
    server().setNow(new Date('2026-08-31T16:00:00Z'))
    const rows = await Promise.all(Array.from({ length: 4 }, () => reported({}, nobody)))
    expect(rows.map(({ code }) => code).sort()).toEqual([1, 2, 3, 4].map((no) => `F-202609-000${no}`))
    server().setNow(new Date())
  })

  test('that is sent twice is kept once, and told once', async () => {
    const form = { ...REPORT, email: 'twice@school.example', 'screenshots[0][file]': picture() }
    const before = (await filesIn(server(), 'private')).length
    const [first, second] = await Promise.all([send(form, nobody), send(form, nobody)])
    expect(first.body).toEqual(second.body)
    expect(await filesIn(server(), 'private')).toHaveLength(before + 1)
    expect(await mailsTo(server(), 'twice@school.example', 2)).toHaveLength(1)
  })

  test('is the same for a day by its form’s key, for ten minutes without one', async () => {
    const start = new Date('2026-11-22T04:00:00Z')
    const form = { ...REPORT, email: 'again@school.example' }
    const keyed = { ...form, form_key: '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11' }
    const codeOf = async (fields: object) => (await send({ ...form, ...fields }, nobody)).body.feedback_code
    server().setNow(start)
    const [plain, own] = [await codeOf({}), await codeOf(keyed)]
    expect(own).not.toBe(plain)
    expect(await codeOf({ ...keyed, content: '改過再送' })).not.toBe(own)
    server().setNow(new Date(start.getTime() + 10 * 60_000 + 1))
    expect(await codeOf(keyed)).toBe(own)
    expect(await codeOf({})).not.toBe(plain)
    server().setNow(new Date())
  })

  test('an address gets no more than five mails an hour', async () => {
    for (let no = 0; no < 7; no++) await reported({ email: 'flooded@school.example' }, nobody)
    expect(await mailsTo(server(), 'flooded@school.example', 5)).toHaveLength(5)
  })
})

describe('what is wrong', () => {
  test.each(['email', 'content', 'url', 'category'] as const)(
    '%s is asked for in its words',
    async (name) => {
      for (const value of ['', '  ']) {
        const answer = await send({ ...REPORT, [name]: value }, nobody)
        expect(answer.status).toBe(422)
        expect(answer.body.errors[name]).toEqual([FEEDBACK_FAULTS[name]])
      }
    },
  )

  test('a dialect is needed for 3 and 4, a subcategory for 3', async () => {
    const { 'dialects[0]': _, ...none } = REPORT
    expect((await send(none, nobody)).body.errors).toEqual({ dialects: ['請選擇腔調'] })
    expect((await send({ ...none, category: '4' }, nobody)).body.errors).toEqual({ dialects: ['請選擇腔調'] })
    expect((await send({ ...REPORT, subcategory: '' }, nobody)).body.errors).toEqual({
      subcategory: ['請選擇問題子分類'],
    })
    for (const category of ['1', '2', '5'])
      expect((await send({ ...none, category }, nobody)).status).toBe(200)
  })

  test('what is too long, or no choice of ours, is refused', async () => {
    for (const [name, value] of [
      ['content', '字'.repeat(5001)],
      ['email', `${'a'.repeat(250)}@b.tw`],
      ['email', 'a@b.tw, c@d.tw'],
      ['tel', '1'.repeat(21)],
      ['category', '6'],
      ['subcategory', '3-9'],
      ['types[0]', 'script'],
      ['dialects[0]', '7'],
      ['homepage', 'https://spam.example'],
    ] as const) {
      expect((await send({ ...REPORT, [name]: value }, nobody)).status, name).toBe(422)
    }
  })

  test('a form without a token is refused', async () => {
    expect((await send(REPORT, {})).body.code).toBe('csrf')
  })
})

describe('pictures that are none', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'
  const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')
  test.each([
    ['SVG', svg],
    ['HTML that is called PNG', '<html><script>alert(1)</script>'],
    ['a PDF', pdfOf()],
    ['a PNG that is cut off', pngOf(40, 30).subarray(0, 40)],
    ['a program behind the first bytes of a JPEG', Buffer.from('\xff\xd8\xffMZ', 'latin1')],
    ['256 megapixels', pngOf(16_000, 16_000)],
    ['nothing', ''],
    ['an archive', zip],
  ])('%s is refused with a sentence, and nothing is stored of the report', async (_, bytes) => {
    const { db } = server().services
    const rows = await db.$count(feedback)
    const before = await filesIn(server(), 'private')
    const answer = await send(
      {
        ...REPORT,
        'screenshots[0][file]': picture(),
        'screenshots[1][file]': new File([bytes], 'shot.png', { type: 'image/png' }),
      },
      nobody,
    )
    expect(answer.status).toBe(422)
    expect(answer.body.errors['screenshots.1.file'][0]).toMatch(/圖片|檔案/)
    expect(await filesIn(server(), 'private')).toEqual(before)
    expect(await db.$count(feedback)).toBe(rows)
  })

  test('a sixth picture is refused', async () => {
    const six = Object.fromEntries([0, 1, 2, 3, 4, 5].map((no) => [`screenshots[${no}][file]`, picture()]))
    expect((await send({ ...REPORT, ...six }, nobody)).body.message).toBe('最多只能上傳 5 個檔案')
  })
})

describe('what the public sees', () => {
  const CANARIES = {
    email: 'canary-mail@school.example',
    tel: 'canary-tel',
    url: 'http://localhost/canary-url',
    'screenshots[0][description]': 'canary-shot',
  }

  test('never holds address, phone, page, note or pictures, and none of them finds a report', async () => {
    const row = await reported(
      { ...CANARIES, 'screenshots[0][file]': picture(), content: '公開的內容' },
      nobody,
    )
    await put(row.id, { status: 2, reply: '已經改好了', note: 'canary-note' }, handler)
    const [stored] = await server()
      .services.db.select()
      .from(feedbackScreenshots)
      .where(eq(feedbackScreenshots.feedbackId, row.id))
    const key = stored?.key ?? 'missing'
    for (const headers of [{}, someone]) {
      for (const path of ['/api/feedback', '/api/feedback?keyword=公開的內容', `/api/feedback/${row.id}`]) {
        const { status, text } = await get(path, headers)
        expect(status).toBe(200)
        expect(text).toContain('公開的內容')
        expect(text).toContain('已經改好了')
        expect(text).not.toMatch(/canary|screenshot|version|"note"|"email"|"tel"|"url"/)
        expect(text).not.toContain(key)
      }
      for (const keyword of ['canary', 'canary-mail', 'canary-tel', 'canary-note', 'canary-url']) {
        expect((await get(`/api/feedback?keyword=${keyword}`, headers)).body.total).toBe(0)
      }
      expect((await get(`/api/feedback/${row.id}/screenshot/1`, headers)).status).toBe(
        headers === someone ? 403 : 401,
      )
      expect((await get(`/files/${key}`, headers)).status).toBe(404)
    }
    const publicly = await get('/api/feedback?view=public', handler)
    expect(publicly.text).not.toMatch(/canary|"note"/)
    expect(publicly.body.permissions).toEqual(['feedback edit'])
    expect((await get('/api/feedback?keyword=canary-mail', handler)).body.data[0]).toMatchObject({
      email: CANARIES.email,
      tel: CANARIES.tel,
      note: 'canary-note',
    })
  })

  test('has none that are deleted; a handler finds them', async () => {
    const row = await reported({ content: '刪掉的回報' }, nobody)
    await put(row.id, { status: 3 }, handler)
    for (const query of ['keyword=刪掉的回報', 'status=3']) {
      expect((await get(`/api/feedback?${query}`)).body.total).toBe(0)
    }
    expect((await get(`/api/feedback/${row.id}`)).status).toBe(404)
    expect((await get('/api/feedback?keyword=刪掉的回報&view=public', handler)).body.total).toBe(0)
    expect((await get('/api/feedback?keyword=刪掉的回報', handler)).body).toMatchObject({
      total: 1,
      counts: [0, 0, 0, 1],
    })
  })

  test('is filtered by month, dialect and word, as Taipei counts months', async () => {
    server().setNow(new Date('2025-02-28T16:30:00Z'))
    const march = await reported({ content: '篩選一', 'dialects[0]': '5' }, nobody)
    server().setNow(new Date('2025-02-28T15:30:00Z'))
    const february = await reported({ content: '篩選二', 'dialects[0]': '6' }, nobody)
    server().setNow(new Date())
    const found = async (query: string) =>
      (await get(`/api/feedback?keyword=篩選&${query}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await found('ym[]=202503')).toEqual([march.id])
    expect(await found('ym[]=2025-02')).toEqual([february.id])
    expect(await found('ym[]=202502&ym[]=202503')).toEqual([march.id, february.id])
    expect(await found('d[]=6')).toEqual([february.id])
    expect(await found('d[]=1&d[]=5')).toEqual([march.id])
    expect(await found('ym[]=202504')).toEqual([])
    expect(await found('direction=asc')).toEqual([february.id, march.id])
    for (const wrong of ['ym[]=202513', 'd[]=7', 'status=4', 'sort=email']) {
      expect((await get(`/api/feedback?${wrong}`)).status, wrong).toBe(422)
    }
  })
})
