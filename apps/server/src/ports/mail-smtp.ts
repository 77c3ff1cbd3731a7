import type { Letter, MailTransport } from './mail.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

interface SmtpOptions {
  url: string
  from: { name: string; address: string }
}

/** Gives mails to an SMTP server; the library is loaded with the first one. */
export function smtpTransport({ url, from }: SmtpOptions): MailTransport {
  async function open() {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let opened: ReturnType<typeof open> | undefined
  return {
    keeps: false,
    async deliver({ to, subject, html, text }: Letter) {
      opened ??= open()
      const server = await opened
      await server.sendMail({ from, to: { name: '', address: to }, subject, html, text })
    },
    erase: async () => undefined,
    close: () => void opened?.then((server) => server.close()),
  }
}
