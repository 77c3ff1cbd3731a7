import { join } from 'node:path'
import { senderIn } from '../../kernel/address.ts'
import type { Env } from '../../kernel/env.ts'
import type { MailTransport } from '../../ports/mail.ts'
import { mailFolder } from '../../ports/mail-outbox.ts'
import { smtpTransport } from '../../ports/mail-smtp.ts'

/**
 * Where mails leave as the settings say: by SMTP, else into a folder for mail programs of this machine. Where files lie
 * in a bucket there is none: mails are rows, and the desk shows them on whatever machine.
 */
export function openMailTransport(env: Env): MailTransport {
  const host = env.origin ? new URL(env.origin).hostname : 'localhost'
  const from = (env.mailFrom && senderIn(env.mailFrom)) || {
    name: env.siteName,
    address: `no-reply@${host}`,
  }
  if (env.smtpUrl) return smtpTransport({ url: env.smtpUrl, from })
  const folder = mailFolder(join(env.dataDir, 'outbox'), from)
  // It may have mails of before, which are erased with their accounts.
  return env.s3 ? { ...folder, deliver: async () => undefined } : folder
}
