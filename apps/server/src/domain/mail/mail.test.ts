import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { smtpTransport } from '../../ports/mail-smtp.ts'
import { openTestServer, testServer } from '../../testing/server.ts'
import { siteUrl } from '../site-url.ts'
import { createMailer } from './mailer.ts'
import { mailBodies } from './template.ts'

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

  test('a mail lies in the outbox as .eml and as .json when send() resolves', async () => {
    const { mail, outbox } = server().services
    await mail.send(MAIL)
    const names = (await readdir(folder())).sort()
    expect(names).toHaveLength(2)
    const eml = await readFile(join(folder(), names[0] ?? ''), 'utf8')
    expect(eml).toMatch(/^From: .*<no-reply@localhost>\r\nTo: ayi@school\.example\r\nSubject: =\?UTF-8\?/m)
    expect(eml).toContain('multipart/alternative')
    expect((await stat(join(folder(), names[1] ?? ''))).mode & 0o077).toBe(0)
    const { mails, total } = (await outbox?.list({ offset: 0, limit: 10 })) ?? {}
    expect(total).toBe(1)
    expect(mails?.[0]).toMatchObject({ to: MAIL.to, subject: MAIL.subject })
    expect(await outbox?.get(mails?.[0]?.id ?? '')).toEqual(mails?.[0])
  })

  test('the newest is first, and no id leads out of the folder', async () => {
    const { mail, outbox } = server().services
    for (const [subject, day] of [
      ['一', '2030-01-01'],
      ['三', '2030-01-03'],
      ['二', '2030-01-02'],
    ] as const) {
      server().setNow(new Date(`${day}T00:00:00Z`))
      await mail.send({ ...MAIL, subject })
    }
    const { mails } = (await outbox?.list({ offset: 0, limit: 3 })) ?? {}
    expect(mails?.map(({ subject }) => subject)).toEqual(['三', '二', '一'])
    expect(await outbox?.get('../session-secret')).toBeUndefined()
    expect(await outbox?.get('20300101T000000000Z-00000000')).toBeUndefined()
  })

  test('a recipient or a subject that would begin another header does not', async () => {
    const { mail } = server().services
    const before = (await readdir(folder())).length
    for (const to of ['a@b.c\r\nBcc: d@e.f', 'a@b.c, d@e.f', 'x <a@b.c>', 'nobody', '']) {
      await mail.send({ ...MAIL, to })
    }
    expect(await readdir(folder())).toHaveLength(before)
    server().setNow(new Date('2031-01-01T00:00:00Z'))
    await mail.send({ ...MAIL, subject: 'canary\r\nBcc: d@e.f' })
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

  function mailer(url: string, pauses: readonly number[] = [10, 10]) {
    const from = { name: '客語學堂', address: 'mail@school.example' }
    const { log } = server().services
    const made = createMailer({ transport: smtpTransport({ url, from }), siteName: '客語學堂', log, pauses })
    ends.unshift(() => made.close())
    return made
  }

  test('the settings lead to it, and the mail arrives with both bodies', async () => {
    const { received, url } = await smtp()
    const site = await openTestServer({ env: { SMTP_URL: url, MAIL_FROM: '學堂 <mail@school.example>' } })
    expect(site.services.outbox).toBeUndefined()
    await site.services.mail.send(MAIL)
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]).toMatchObject({ from: 'mail@school.example', to: [MAIL.to] })
    expect(received[0]?.text).toContain('Content-Type: text/html; charset=utf-8')
    expect(received[0]?.text).toContain('Content-Type: text/plain; charset=utf-8')
    await site.close()
  })

  test('one that is turned away for now is tried again, and nothing in the log names the recipient', async () => {
    const { received, url, tries } = await smtp((no) => (no < 3 ? 451 : undefined))
    await mailer(url).send(MAIL)
    await expect.poll(() => received.length).toBe(1)
    expect(tries()).toBe(3)
    const log = JSON.stringify(server().log)
    expect(log).toContain('"response_code":451')
    expect(log).not.toMatch(/school\.example|127\.0\.0\.1:/)
  })

  test('one that is refused for good is not tried again', async () => {
    const { received, url, tries } = await smtp(() => 550)
    await mailer(url).send(MAIL)
    await expect
      .poll(() => JSON.stringify(server().log))
      .toContain('"final":true,"code":"EMESSAGE","response_code":550')
    expect(tries()).toBe(1)
    expect(received).toEqual([])
  })

  test('a server that is not there fails nobody, and is given up after the last try', async () => {
    const { url } = await smtp()
    for (const end of ends.splice(0)) await end()
    const started = performance.now()
    await mailer(url, []).send(MAIL)
    expect(performance.now() - started).toBeLessThan(1000)
    await expect.poll(() => JSON.stringify(server().log)).toContain('"code":"ESOCKET"')
  })

  test('closing does not wait for the next try', async () => {
    const { url, tries } = await smtp(() => 451)
    const own = mailer(url, [600_000])
    await own.send(MAIL)
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
