import { beforeAll, describe, expect, test, vi } from 'vitest'
import { session, user } from '../../testing/builders.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { openTestServer, testServer } from '../../testing/server.ts'

const server = testServer()
let admin: Record<string, string> = {}
beforeAll(async () => {
  admin = await session(server(), await user(server(), { roles: ['admin'] }))
})

const get = (path = '', headers = admin) => server().app.inject({ url: `/api/admin/outbox${path}`, headers })

describe('mails that were kept', () => {
  test('are seen by whoever may see the audit list, by nobody else', async () => {
    for (const path of ['', '/20261122T000000000Z-00000000']) {
      expect((await get(path, {})).statusCode).toBe(401)
      for (const role of ['support', 'news_editor', 'teacher'] as const) {
        const headers = await session(server(), await user(server(), { roles: [role] }))
        expect((await get(path, headers)).statusCode, role).toBe(403)
      }
    }
    expect((await get()).json()).toEqual({
      data: [],
      total: 0,
      page: 1,
      page_size: 20,
      delivery: 'folder',
    })
  })

  test('come 20 a page, newest first, and one by one with what they say', async () => {
    const { services, setNow } = server()
    for (let no = 1; no <= 21; no++) {
      setNow(new Date(Date.UTC(2026, 0, 1, 0, no)))
      services.mail.send({
        to: `user${no}@school.example`,
        subject: `第 ${no} 封`,
        title: '您好',
        paragraphs: ['內文 <b>'],
      })
    }
    setNow(new Date())
    await mailsTo(server(), 'user21@school.example')
    await vi.waitFor(async () => expect((await get('?keyword=school.example')).json().total).toBe(21))
    const { data, total } = (await get()).json()
    expect(total).toBe(21)
    expect(data).toHaveLength(20)
    expect(data[0]).toEqual({
      id: expect.any(String),
      at: '2026-01-01T00:21:00.000Z',
      to: 'user21@school.example',
      subject: '第 21 封',
      state: 'kept',
      tries: 1,
      next_try_at: null,
      reason: null,
      response_code: null,
    })
    const second = (await get('?page=2')).json()
    expect(second.data.map(({ subject }: { subject: string }) => subject)).toEqual(['第 1 封'])
    const found = (await get(`?keyword=${encodeURIComponent('USER3@')}`)).json()
    expect(found).toMatchObject({ total: 1, data: [{ to: 'user3@school.example' }] })
    expect((await get(`?keyword=${encodeURIComponent('沒有這封')}`)).json()).toMatchObject({
      total: 0,
      data: [],
    })
    const one = (await get(`/${data[0].id}`)).json()
    expect(one.data).toMatchObject({ ...data[0], text: expect.stringContaining('內文 <b>') })
    expect(one.data.html).toContain('內文 &lt;b&gt;')
  })

  test('one that is not there is a 404, and no id leads elsewhere', async () => {
    for (const id of ['20261122T000000000Z-00000000', 'a', '..%2f..%2fsession-secret', '%00']) {
      expect([404, 422], id).toContain((await get(`/${id}`)).statusCode)
    }
  })
})

test('with a mail server that is not there each mail says why and what comes next, without what it says', async () => {
  const other = await openTestServer({
    env: { SMTP_URL: 'smtp://user:secret-of-mail@127.0.0.1:1', MAIL_FROM: 'mail@school.example' },
  })
  try {
    const headers = await session(other, await user(other, { roles: ['admin'] }))
    const ask = (path = '') => other.app.inject({ url: `/api/admin/outbox${path}`, headers })
    expect((await ask()).json()).toMatchObject({ data: [], total: 0, delivery: 'server' })
    other.services.mail.send({
      to: 'ayi@school.example',
      subject: '主旨',
      title: '您好',
      paragraphs: ['內文'],
    })
    await vi.waitFor(async () => {
      expect((await ask()).json().data[0]).toMatchObject({
        state: 'retrying',
        tries: 1,
        reason: 'unreachable',
      })
    })
    const list = await ask()
    const [row] = list.json().data
    expect(Date.parse(row.next_try_at)).toBeGreaterThan(Date.parse(row.at))
    const one = await ask(`/${row.id}`)
    expect(one.json().data).toEqual({ ...row, html: null, text: null })
    expect(list.payload + one.payload).not.toMatch(/secret-of-mail|內文/)
    expect((await ask('/20261122T000000000Z-00000000')).statusCode).toBe(404)
  } finally {
    await other.close()
  }
})
