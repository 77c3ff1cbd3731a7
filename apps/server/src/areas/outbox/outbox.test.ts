import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { mails } from '../../db/tables/mail.ts'
import { sendMail } from '../../domain/mail/send.ts'
import { session, user } from '../../testing/builders.ts'
import { runJob } from '../../testing/jobs.ts'
import { openTestServer, type TestServer, testServer } from '../../testing/server.ts'

const server = testServer()
let admin: Record<string, string> = {}
beforeAll(async () => {
  admin = await session(server(), await user(server(), { roles: ['admin'] }))
})

const get = (path = '', headers = admin) => server().app.inject({ url: `/api/admin/outbox${path}`, headers })
const resend = (id: string, headers = admin, own: TestServer = server()) =>
  own.app.inject({ method: 'POST', url: `/api/admin/outbox/${id}/resend`, headers })

async function ask({ services }: TestServer, to: string, subject: string): Promise<string> {
  await sendMail(services, services.db, { to, subject, title: '您好', paragraphs: ['內文 <b>'] })
  const [row] = await services.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
  return row?.id ?? ''
}

describe('mails that were kept', () => {
  test('are seen by whoever may see the audit list, by nobody else', async () => {
    for (const path of ['', '/20261122T000000000Z-00000000']) {
      expect((await get(path, {})).statusCode).toBe(401)
      for (const role of ['support', 'news_editor'] as const) {
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
    const { setNow } = server()
    for (let no = 1; no <= 21; no++) {
      setNow(new Date(Date.UTC(2026, 0, 1, 0, no)))
      const id = await ask(server(), `user${no}@school.example`, `第 ${no} 封`)
      await runJob(server(), 'mail', { id })
    }
    setNow(new Date())
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
      can_resend: false,
    })
    const second = (await get('?page=2')).json()
    expect(second.data.map(({ subject }: { subject: string }) => subject)).toEqual(['第 1 封'])
    const found = (await get(`?keyword=${encodeURIComponent('USER3@')}`)).json()
    expect(found).toMatchObject({ total: 1, data: [{ to: 'user3@school.example' }] })
    expect((await get(`?keyword=${encodeURIComponent('%')}`)).json()).toMatchObject({ total: 0, data: [] })
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

describe('with a mail server that is not there', () => {
  let other: TestServer
  let headers: Record<string, string> = {}
  const asked: string[] = []
  beforeAll(async () => {
    other = await openTestServer({
      env: { SMTP_URL: 'smtp://user:secret-of-mail@127.0.0.1:1', MAIL_FROM: 'mail@school.example' },
    })
    other.services.queue.ask = async (_db, { name }, data) =>
      void asked.push(`${name} ${JSON.stringify(data)}`)
    headers = await session(other, await user(other, { roles: ['admin'] }))
    return () => other.close()
  })
  const list = (path = '') => other.app.inject({ url: `/api/admin/outbox${path}`, headers })

  test('each mail says why and what comes next, without what it says', async () => {
    expect((await list()).json()).toMatchObject({ data: [], total: 0, delivery: 'server' })
    const id = await ask(other, 'ayi@school.example', '主旨')
    expect((await list()).json().data[0]).toMatchObject({ id, state: 'sending', tries: 0, can_resend: false })
    await runJob(other, 'mail', { id })
    const known = await list()
    const [row] = known.json().data
    expect(row).toMatchObject({ state: 'retrying', tries: 1, reason: 'unreachable', can_resend: true })
    expect(Date.parse(row.next_try_at)).toBeGreaterThan(Date.parse(row.at))
    const one = await list(`/${id}`)
    expect(one.json().data).toEqual({ ...row, html: null, text: null })
    expect(known.payload + one.payload).not.toMatch(/secret-of-mail|內文/)
    expect((await list('/20261122T000000000Z-00000000')).statusCode).toBe(404)
  })

  test('one that failed is sent again when somebody asks, who then stands in the audit list', async () => {
    const id = await ask(other, 'again@school.example', '再一次')
    const { db } = other.services
    await db.update(mails).set({ state: 'failed', tries: 7, reason: 'busy', endedAt: new Date() })
    asked.length = 0
    const answer = await resend(id, headers, other)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ id, state: 'sending', tries: 0, reason: null, html: null })
    expect(asked).toEqual([`mail {"id":"${id}"}`])
    const [line] = await db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1)
    expect(line).toMatchObject({ action: 'mail.resend', subjectId: id, subject: '再一次' })
    expect(JSON.stringify(line)).not.toContain('again@')
  })

  test('one whose words are gone, or that is just going, is not', async () => {
    const going = await ask(other, 'going@school.example', '寄送中')
    expect((await resend(going, headers, other)).statusCode).toBe(422)
    const old = await ask(other, 'old@school.example', '舊的')
    const { db } = other.services
    await db.update(mails).set({ state: 'failed', html: null, text: null, endedAt: new Date() })
    expect((await resend(old, headers, other)).json()).toMatchObject({
      code: 'validation',
      message: '這封信不能重寄：內容已經清除，或正在寄送',
    })
    expect((await resend('none', headers, other)).statusCode).toBe(404)
  })
})
