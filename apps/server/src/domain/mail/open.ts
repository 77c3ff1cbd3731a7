import { join } from 'node:path'
import { type Mailer, senderIn } from '../../ports/mail.ts'
import { mailFolder } from '../../ports/mail-outbox.ts'
import { smtpTransport } from '../../ports/mail-smtp.ts'
import type { Services } from '../../services.ts'
import { createMailer } from './mailer.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { MailTracker } from './tracker.ts'

/** Mail as the settings say: by SMTP, else into a folder. `/admin/outbox` shows what became of each. */
export function openMail({ env, log, now }: Pick<Services, 'env' | 'log' | 'now'>): {
  mail: Mailer
  outbox: Outbox
} {
  const { siteName } = env
  const host = env.origin ? new URL(env.origin).hostname : 'localhost'
  const from = (env.mailFrom && senderIn(env.mailFrom)) || { name: siteName, address: `no-reply@${host}` }
  const tracker = new MailTracker()
  if (env.smtpUrl) {
    const transport = smtpTransport({ url: env.smtpUrl, from })
    const mail = createMailer({ transport, tracker, siteName, log, now })
    return { mail, outbox: openOutbox(tracker, undefined) }
  }
  const folder = mailFolder(join(env.dataDir, 'outbox'), from)
  const mail = createMailer({ transport: folder, tracker, keeps: true, siteName, log, now })
  return { mail, outbox: openOutbox(tracker, folder) }
}
