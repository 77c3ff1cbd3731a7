import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { smtpTransport } from '../../ports/mail-smtp.ts'
import { openTestServer, testServer } from '../../testing/server.ts'
import { siteUrl } from '../site-url.ts'
import { createMailer } from './mailer.ts'
import { openOutbox } from './outbox.ts'
import { mailBodies } from './template.ts'
import { MailTracker } from './tracker.ts'

const server = testServer()
const MAIL = {
  to: 'ayi@school.example',
  subject: '請驗證電子郵件',
  title: '歡迎加入客語學堂',
  paragraphs: ['阿義您好：', '請按下面的按鈕。'],
  button: { text: '驗證電子郵件', url: 'https://school.example/email/verify?token=abc&id=1' },
}

describe('what a mail looks like', () => {
  test('HTML and text say the same, with the address of the button also to be copied', () => {
    const { html, text } = mailBodies(MAIL, '客語學堂')
    for (const words of ['歡迎加入客語學堂', '阿義您好：', '驗證電子郵件', '此信由系統自動寄出']) {
      expect(html).toContain(words)
      expect(text).toContain(words)
    }
    expect(text).toContain(MAIL.button.url)
    expect(html.match(/href="https:\/\/school\.example\/email\/verify\?token=abc&amp;id=1"/g)).toHaveLength(2)
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

describe('without an SMTP server', () => {
  const folder = () => join(server().services.env.dataDir, 'outbox')

  const untilKept = (count: number) =>
    vi.waitFor(async () => {
      const names = (await readdir(folder())).filter((name) => name.endsWith('.json'))
      expect(names).toHaveLength(count)
    })

  test('a mail lies in the outbox as .eml and as .json', async () => {
    const { mail, outbox } = server().services
    mail.send(MAIL)
    await untilKept(1)
    const names = (await readdir(folder())).sort()
    expect(names).toHaveLength(2)
    const eml = await readFile(join(folder(), names[0] ?? ''), 'utf8')
    expect(eml).toMatch(/^From: .*<no-reply@localhost>\r\nTo: ayi@school\.example\r\nSubject: =\?UTF-8\?/m)
    expect(eml).toContain('multipart/alternative')
    expect((await stat(join(folder(), names[1] ?? ''))).mode & 0o077).toBe(0)
    const { mails, total } = await outbox.list({ offset: 0, limit: 10 })
    expect(total).toBe(1)
    expect(mails[0]).toMatchObject({ to: MAIL.to, subject: MAIL.subject, state: 'kept', reason: null })
    expect(await outbox.get(mails[0]?.id ?? '')).toEqual(mails[0])
  })

  test('the newest is first, and no id leads out of the folder', async () => {
    const { mail, outbox } = server().services
    for (const [subject, day] of [
      ['一', '2030-01-01'],
      ['三', '2030-01-03'],
      ['二', '2030-01-02'],
    ] as const) {
      server().setNow(new Date(`${day}T00:00:00Z`))
      mail.send({ ...MAIL, subject })
    }
    await untilKept(4)
    const { mails } = await outbox.list({ offset: 0, limit: 3 })
    expect(mails.map(({ subject }) => subject)).toEqual(['三', '二', '一'])
    expect(await outbox.get('../session-secret')).toBeUndefined()
    expect(await outbox.get('20300101T000000000Z-00000000')).toBeUndefined()
  })

  test('a recipient or a subject that would begin another header does not', async () => {
    const { mail, outbox } = server().services
    server().setNow(new Date('2030-12-01T00:00:00Z'))
    const before = (await readdir(folder())).length
    for (const to of ['a@b.c\r\nBcc: d@e.f', 'a@b.c, d@e.f', 'x <a@b.c>', 'nobody', '']) {
      mail.send({ ...MAIL, to })
    }
    const { mails } = await outbox.list({ offset: 0, limit: 5 })
    expect(mails.map(({ state, reason }) => [state, reason])).toEqual(
      Array.from({ length: 5 }, () => ['failed', 'address']),
    )
    expect(await readdir(folder())).toHaveLength(before)
    server().setNow(new Date('2031-01-01T00:00:00Z'))
    mail.send({ ...MAIL, subject: 'canary\r\nBcc: d@e.f' })
    await untilKept(5)
    const newest = (await readdir(folder())).filter(
      (name) => name.startsWith('2031') && name.endsWith('.eml'),
    )
    const eml = await readFile(join(folder(), newest[0] ?? ''), 'utf8')
    expect(eml).toContain('Subject: canary Bcc: d@e.f')
    expect(eml).not.toMatch(/^Bcc:/m)
  })
})

describe('with an SMTP server', () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  interface Received {
    from: string
    to: string[]
    text: string
  }

  /** A server of its own; `refuse` says with which code a mail is turned away, the first one being 1. */
  async function smtp(
    refuse: (no: number) => number | undefined = () => undefined,
    options: SMTPServerOptions = {},
  ) {
    const received: Received[] = []
    let no = 0
    const own = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      ...options,
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
    ends.push(() => new Promise((resolve) => own.close(resolve)))
    const address = own.server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    return { received, tries: () => no, url: `smtp://127.0.0.1:${port}` }
  }

  function mailer(url: string, pauses: readonly number[] = [10, 10], tracker = new MailTracker()) {
    const from = { name: '客語學堂', address: 'mail@school.example' }
    const { log } = server().services
    const transport = smtpTransport({ url, from })
    const now = () => new Date()
    const made = createMailer({ transport, tracker, siteName: '客語學堂', log, now, pauses })
    ends.unshift(() => made.close())
    const outbox = openOutbox(tracker, undefined)
    /** What is known of the newest mail. */
    const newest = async () => (await outbox.list({ offset: 0, limit: 1 })).mails[0]
    return { ...made, outbox, newest }
  }

  test('the settings lead to it, and the mail arrives with both bodies', async () => {
    const { received, url } = await smtp()
    const site = await openTestServer({ env: { SMTP_URL: url, MAIL_FROM: '學堂 <mail@school.example>' } })
    expect(site.services.outbox.delivery).toBe('server')
    site.services.mail.send(MAIL)
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]).toMatchObject({ from: 'mail@school.example', to: [MAIL.to] })
    expect(received[0]?.text).toContain('Content-Type: text/html; charset=utf-8')
    expect(received[0]?.text).toContain('Content-Type: text/plain; charset=utf-8')
    await site.close()
  })

  test('one that is turned away for now is tried again, and nothing in the log names the recipient', async () => {
    const { received, url, tries } = await smtp((no) => (no < 3 ? 451 : undefined))
    const own = mailer(url)
    own.send(MAIL)
    await expect.poll(() => received.length).toBe(1)
    expect(tries()).toBe(3)
    await expect.poll(own.newest).toMatchObject({ state: 'sent', tries: 3, reason: null, nextTryAt: null })
    const log = JSON.stringify(server().log)
    expect(log).toContain('"response_code":451')
    expect(log).not.toMatch(/school\.example|127\.0\.0\.1:/)
  })

  test('one that is refused for good is not tried again', async () => {
    const { received, url, tries } = await smtp(() => 550)
    const own = mailer(url)
    own.send(MAIL)
    await expect
      .poll(() => JSON.stringify(server().log))
      .toContain('"final":true,"code":"EMESSAGE","response_code":550')
    expect(tries()).toBe(1)
    expect(received).toEqual([])
    const known = { state: 'failed', tries: 1, reason: 'refused', responseCode: 550 }
    expect(await own.newest()).toMatchObject(known)
  })

  test('a server that is not there fails nobody, and is given up after the last try', async () => {
    const { url } = await smtp()
    for (const end of ends.splice(0)) await end()
    const own = mailer(url, [])
    own.send(MAIL)
    await expect.poll(() => JSON.stringify(server().log)).toContain('"code":"ESOCKET"')
    await expect.poll(own.newest).toMatchObject({ state: 'failed', tries: 1, reason: 'unreachable' })
  })

  test('nothing counts as sent before the server took it, and the next try is known', async () => {
    const { url, tries } = await smtp(() => 451)
    const own = mailer(url, [600_000])
    own.send(MAIL)
    expect(await own.newest()).toMatchObject({ state: 'sending', tries: 0, to: MAIL.to })
    await expect.poll(tries).toBe(1)
    await expect
      .poll(own.newest)
      .toMatchObject({ state: 'retrying', tries: 1, reason: 'busy', responseCode: 451, endedAt: null })
    const next = Date.parse((await own.newest())?.nextTryAt ?? '')
    expect(next - Date.now()).toBeGreaterThan(590_000)
  })

  test('so many mails are remembered, the newest; what waits is not pushed out', async () => {
    const { received, url } = await smtp((no) => (no === 1 ? 451 : undefined))
    const own = mailer(url, [600_000], new MailTracker(20))
    own.send({ ...MAIL, subject: '等著的' })
    await expect.poll(own.newest).toMatchObject({ state: 'retrying' })
    for (let no = 1; no <= 30; no++) {
      own.send(MAIL)
      await expect.poll(own.newest).toMatchObject({ state: 'sent' })
    }
    expect(received).toHaveLength(30)
    expect((await own.outbox.list({ offset: 0, limit: 1 })).total).toBe(20)
    expect((await own.outbox.list({ offset: 0, limit: 1 }, '等著的')).mails[0]).toMatchObject({
      state: 'retrying',
    })
  })

  test('where as many wait as may, another is not taken, and the log says so', async () => {
    const { url, tries } = await smtp(() => 451)
    const own = mailer(url, [600_000], new MailTracker(3))
    for (let no = 1; no <= 4; no++) own.send(MAIL)
    await expect.poll(tries).toBe(3)
    expect((await own.outbox.list({ offset: 0, limit: 9 })).total).toBe(3)
    expect(JSON.stringify(server().log)).toContain('too many wait')
  })

  test('one that waits is erased with its account, and never sent', async () => {
    const { received, url, tries } = await smtp((no) => (no === 1 ? 451 : undefined))
    const own = mailer(url, [50])
    own.send({ ...MAIL, userId: 7 })
    await expect.poll(tries).toBe(1)
    await own.erase({ userId: 7, addresses: new Set() })
    expect((await own.outbox.list({ offset: 0, limit: 1 })).total).toBe(0)
    own.send({ ...MAIL, to: 'other@school.example' })
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]?.to).toEqual(['other@school.example'])
    expect(tries()).toBe(2)
  })

  test('closing does not wait for the next try', async () => {
    const { url, tries } = await smtp(() => 451)
    const own = mailer(url, [600_000])
    own.send(MAIL)
    await expect.poll(tries).toBe(1)
    const started = performance.now()
    await own.close()
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

test('links are those of the configured origin', async () => {
  const { env } = server().services
  expect(siteUrl({ env: { ...env, origin: 'https://school.example' } }, '/my/profile')).toBe(
    'https://school.example/my/profile',
  )
  expect(siteUrl({ env: { ...env, origin: undefined, port: 3000 } }, '/')).toBe('http://localhost:3000/')
})
