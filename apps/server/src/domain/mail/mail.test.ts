import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { mails } from '../../db/tables/mail.ts'
import { smtpTransport } from '../../ports/mail-smtp.ts'
import type { Queue } from '../../ports/queue.ts'
import { user } from '../../testing/builders.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'
import { siteUrl } from '../network/site-url.ts'
import { deliverMail } from './deliver.ts'
import { askForLostMails } from './prune.ts'
import { sendMail } from './send.ts'
import { mailBodies } from './template.ts'

const server = testServer()
const MAIL = {
  to: 'ayi@school.example',
  subject: '請驗證電子郵件',
  title: '歡迎加入客語學堂',
  paragraphs: ['阿義您好：', '請按下面的按鈕。'],
  button: { text: '驗證電子郵件', url: 'https://school.example/email/verify?token=canary-token&id=1' },
}

const newest = async () =>
  (await server().services.db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0]
const known = async (id: string) =>
  (await server().services.db.select().from(mails).where(eq(mails.id, id)))[0]

let second = 0

/** Asks for a mail, each a second after the one before, and answers its id. */
async function ask(mail: Partial<Parameters<typeof sendMail>[2]> = {}): Promise<string> {
  const { services, setNow } = server()
  setNow(new Date(Date.UTC(2030, 0, 1, 0, 0, ++second)))
  await services.db.transaction((transaction) => sendMail(services, transaction, { ...MAIL, ...mail }))
  return (await newest())?.id ?? ''
}

describe('what a mail looks like', () => {
  test('HTML and text say the same, with the address of the button also to be copied', () => {
    const { html, text } = mailBodies(MAIL, '客語學堂')
    for (const words of ['歡迎加入客語學堂', '阿義您好：', '驗證電子郵件', '此信由系統自動寄出']) {
      expect(html).toContain(words)
      expect(text).toContain(words)
    }
    expect(text).toContain(MAIL.button.url)
    expect(
      html.match(/href="https:\/\/school\.example\/email\/verify\?token=canary-token&amp;id=1"/g),
    ).toHaveLength(2)
    expect(html).toContain('lang="zh-Hant-TW"')
  })

  test('markup in a name stays text', () => {
    const paragraphs = ['<img src=x onerror=alert(1)> " onclick="x', 'a\nb']
    const { html, text } = mailBodies({ title: '<b>', paragraphs }, '<i>')
    expect(html).not.toMatch(/<img|<b>|<i>| onclick="/)
    expect(html).toContain('a<br>b')
    expect(text).toContain('<img src=x onerror=alert(1)>')
  })
})

describe('a mail that is asked for', () => {
  test('is there with the deed that causes it, and without it there is none', async () => {
    const { services } = server()
    const before = await services.db.$count(mails)
    const deed = services.db.transaction(async (transaction) => {
      await sendMail(services, transaction, MAIL)
      throw new Error('the deed fails')
    })
    await expect(deed).rejects.toThrow('the deed fails')
    expect(await services.db.$count(mails)).toBe(before)
    expect(await known(await ask())).toMatchObject({ state: 'waiting', tries: 0, to: MAIL.to })
  })

  test.for(['a@b.c\r\nBcc: d@e.f', 'a@b.c, d@e.f', 'x <a@b.c>', 'nobody', ''])(
    'goes to nobody where the recipient is no one address: %j',
    async (to) => {
      expect(await known(await ask({ to }))).toMatchObject({ state: 'failed', reason: 'address', tries: 0 })
    },
  )

  test('has a subject of one line', async () => {
    expect(await known(await ask({ subject: 'canary\r\nBcc: d@e.f' }))).toMatchObject({
      subject: 'canary Bcc: d@e.f',
    })
  })
})

describe('without an SMTP server', () => {
  const folder = () => join(server().services.env.dataDir, 'outbox')

  test('a mail lies in the outbox folder as .eml and as .json, for its owner’s eyes alone', async () => {
    const id = await ask({ subject: '第一封' })
    await runJob(server(), 'mail', { id })
    expect(await known(id)).toMatchObject({ state: 'kept', tries: 1, reason: null })
    expect((await readdir(folder())).sort()).toEqual([`${id}.eml`, `${id}.json`])
    const eml = await readFile(join(folder(), `${id}.eml`), 'utf8')
    expect(eml).toMatch(/^From: .*<no-reply@localhost>\r\nTo: ayi@school\.example\r\nSubject: =\?UTF-8\?/m)
    expect(eml).toContain('multipart/alternative')
    expect(eml).not.toMatch(/^Bcc:/m)
    expect((await stat(join(folder(), `${id}.json`))).mode & 0o077).toBe(0)
    expect(JSON.parse(await readFile(join(folder(), `${id}.json`), 'utf8'))).toMatchObject({
      id,
      to: MAIL.to,
      subject: '第一封',
      text: expect.stringContaining('canary-token'),
    })
  })

  test('one whose folder can’t be written waits, and goes when it can', async () => {
    await rm(folder(), { recursive: true })
    // Also for root there is no way to write into it.
    await writeFile(folder(), 'a file where a folder should be')
    const id = await ask()
    await runJob(server(), 'mail', { id })
    expect(await known(id)).toMatchObject({ state: 'waiting', tries: 1, reason: 'folder' })
    await rm(folder())
    await mkdir(folder())
    await runJob(server(), 'mail', { id })
    expect(await known(id)).toMatchObject({ state: 'kept', tries: 2, reason: null, nextTryAt: null })
  })
})

describe('with an SMTP server', () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  /** A server of its own; `refuse` says with which code a mail is turned away, the first one being 1. */
  async function smtp(refuse: (no: number) => number | undefined = () => undefined) {
    const received: { from: string; to: string[]; text: string }[] = []
    let no = 0
    const own = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, callback) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const code = refuse(++no)
          if (code)
            return callback(
              Object.assign(new Error('no room for canary@school.example'), { responseCode: code }),
            )
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          })
          callback()
        })
      },
    })
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
    const close = () => new Promise<void>((resolve) => own.close(() => resolve()))
    ends.push(close)
    const address = own.server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    return { received, tries: () => no, port, url: `smtp://127.0.0.1:${port}`, close }
  }

  /** What sends to that server, and notes how long each next try has to wait. */
  function postman(url: string) {
    const waits: number[] = []
    const queue: Queue = {
      ...server().services.queue,
      ask: async (_db, _job, _data, wait = 0) => void waits.push(wait),
    }
    const from = { name: '客語學堂', address: 'mail@school.example' }
    const mailTransport = smtpTransport({ url, from })
    ends.unshift(async () => mailTransport.close())
    const services = { ...server().services, mailTransport, queue }
    return { waits, deliver: (id: string, pauses?: number[]) => deliverMail(services, id, pauses) }
  }

  test('it arrives with both bodies, and nothing counts as sent before', async () => {
    const { received, url } = await smtp()
    const id = await ask()
    expect(await known(id)).toMatchObject({ state: 'waiting', tries: 0, endedAt: null })
    await postman(url).deliver(id)
    expect(received).toMatchObject([{ from: 'mail@school.example', to: [MAIL.to] }])
    expect(received[0]?.text).toContain('Content-Type: text/html; charset=utf-8')
    expect(received[0]?.text).toContain('Content-Type: text/plain; charset=utf-8')
    expect(await known(id)).toMatchObject({ state: 'sent', tries: 1, reason: null })
  })

  test('it is sent once, however many jobs there are for it', async () => {
    const { received, url } = await smtp()
    const own = postman(url)
    const id = await ask()
    await Promise.all([own.deliver(id), own.deliver(id), own.deliver(id)])
    await own.deliver(id)
    expect(received).toHaveLength(1)
  })

  test('one that is turned away for now is tried again, later each time, and the log names neither reader nor link', async () => {
    const { received, url, tries } = await smtp((no) => (no < 3 ? 451 : undefined))
    const own = postman(url)
    const id = await ask()
    await own.deliver(id)
    expect(await known(id)).toMatchObject({
      state: 'waiting',
      tries: 1,
      reason: 'busy',
      responseCode: 451,
      nextTryAt: new Date(server().services.now().getTime() + 10_000),
    })
    await own.deliver(id)
    await own.deliver(id)
    expect(own.waits).toEqual([10, 60])
    expect([received.length, tries()]).toEqual([1, 3])
    expect(await known(id)).toMatchObject({ state: 'sent', tries: 3, reason: null, nextTryAt: null })
    const log = JSON.stringify(server().log)
    expect(log).toContain('"response_code":451')
    expect(log).not.toMatch(/school\.example|127\.0\.0\.1:|canary-token|secret-of-mail/)
  })

  test('one that is refused for good is not tried again', async () => {
    const { received, url, tries } = await smtp(() => 550)
    const own = postman(url)
    const id = await ask()
    await own.deliver(id)
    await own.deliver(id)
    expect([received.length, tries(), own.waits.length]).toEqual([0, 1, 0])
    expect(await known(id)).toMatchObject({
      state: 'failed',
      tries: 1,
      reason: 'refused',
      responseCode: 550,
      endedAt: server().services.now(),
    })
  })

  test('settings that the server does not take fail nobody: they can be mended', async () => {
    const { port } = await smtp()
    const own = postman(`smtp://user:secret-of-mail@127.0.0.1:${port}`)
    const id = await ask()
    await own.deliver(id)
    expect(await known(id)).toMatchObject({ state: 'waiting', tries: 1, reason: 'login' })
    expect(JSON.stringify(server().log)).not.toContain('secret-of-mail')
  })

  test('a server that is not there fails nobody, and is given up after the last try', async () => {
    const { url, close } = await smtp()
    await close()
    const own = postman(url)
    const id = await ask()
    await own.deliver(id, [5])
    expect(await known(id)).toMatchObject({ state: 'waiting', tries: 1, reason: 'unreachable' })
    await own.deliver(id, [5])
    expect(await known(id)).toMatchObject({ state: 'failed', tries: 2, reason: 'unreachable' })
  })

  test('one that waits is gone with its account, and never sent', async () => {
    const { received, url } = await smtp()
    const someone = await user(server())
    const id = await ask({ userId: someone.id })
    await server().services.db.delete(users).where(eq(users.id, someone.id))
    await postman(url).deliver(id)
    expect(await known(id)).toBeUndefined()
    expect(received).toEqual([])
  })
})

describe('what is kept of old mails', () => {
  const DAY_MS = 24 * 3_600_000
  const later = (days: number) => new Date(Date.UTC(2030, 0, 1) + days * DAY_MS)

  test('what a sent one says goes after a day, of others after a month, and all is forgotten in time', async () => {
    const { db } = server().services
    await db.delete(mails)
    const ids = { sent: await ask(), kept: await ask(), failed: await ask(), waiting: await ask() }
    for (const state of ['sent', 'kept', 'failed'] as const)
      await db
        .update(mails)
        .set({ state, endedAt: later(0) })
        .where(eq(mails.id, ids[state]))
    const bodies = async () =>
      (await db.select().from(mails)).filter(({ html }) => html !== null).map(({ state }) => state)
    for (const [days, left, rows] of [
      [0.9, ['failed', 'kept', 'sent', 'waiting'], 4],
      [1.1, ['failed', 'kept', 'waiting'], 4],
      [29, ['failed', 'kept', 'waiting'], 4],
      [31, ['waiting'], 4],
      [91, ['waiting'], 1],
    ] as const) {
      server().setNow(later(days))
      await runJob(server(), 'mail-care')
      expect([days, (await bodies()).sort(), await db.$count(mails)]).toEqual([days, left, rows])
    }
  })

  test('one that waits without a job, as after a restore, gets one', async () => {
    const { services, setNow } = server()
    const asked: string[] = []
    const queue: Queue = {
      ...services.queue,
      ask: async (_db, _job, data) => void asked.push(String(Reflect.get(data, 'id'))),
    }
    await services.db.delete(mails)
    const id = await ask()
    expect(await askForLostMails({ ...services, queue })).toBe(0)
    setNow(later(1))
    expect(await askForLostMails({ ...services, queue })).toBe(1)
    expect(asked).toEqual([id])
    await services.db.update(mails).set({ tries: 1, nextTryAt: later(2) })
    expect(await askForLostMails({ ...services, queue })).toBe(0)
  })
})

test('links are those of the configured origin', async () => {
  const { env } = server().services
  expect(siteUrl({ env: { ...env, origin: 'https://school.example' } }, '/my/profile')).toBe(
    'https://school.example/my/profile',
  )
  expect(siteUrl({ env: { ...env, origin: undefined, port: 3000 } }, '/')).toBe('http://localhost:3000/')
})
