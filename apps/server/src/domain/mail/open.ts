import { join } from 'node:path'
import { type Mailer, senderIn } from '../../ports/mail.ts'
import { type Outbox, outboxTransport } from '../../ports/mail-outbox.ts'
import { smtpTransport } from '../../ports/mail-smtp.ts'
import type { Services } from '../../services.ts'
import { createMailer } from './mailer.ts'

/** Mail as the settings say: by SMTP, else into a folder whose mails `/admin/outbox` shows. */
export function openMail({ env, log, now }: Pick<Services, 'env' | 'log' | 'now'>): {
  mail: Mailer
  outbox: Outbox | undefined
} {
  const { siteName } = env
  const host = env.origin ? new URL(env.origin).hostname : 'localhost'
  const from = (env.mailFrom && senderIn(env.mailFrom)) || { name: siteName, address: `no-reply@${host}` }
  if (env.smtpUrl) {
    const transport = smtpTransport({ url: env.smtpUrl, from })
    return { mail: createMailer({ transport, siteName, log }), outbox: undefined }
  }
  const outbox = outboxTransport(join(env.dataDir, 'outbox'), { from, now })
  return { mail: createMailer({ transport: outbox, siteName, log }), outbox }
}
