import { randomBytes } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mails } from '../../db/tables/mail.ts'
import type { Transaction } from '../../db/transaction.ts'
import { isAddress } from '../../kernel/address.ts'
import type { Mail } from '../../ports/mail.ts'
import type { Services } from '../services.ts'
import { MAIL } from './ask.ts'
import { mailBodies } from './template.ts'

/** What is needed to ask for a mail. */
export type Sender = Pick<Services, 'env' | 'now' | 'log' | 'queue'>

/**
 * Asks for a mail in the transaction that causes it: both are there, or neither. It leaves after the commit; a server
 * or a folder is never waited for, and what became of it stands in the outbox.
 */
export async function sendMail(
  { env, now, log, queue }: Sender,
  db: NodePgDatabase | Transaction,
  { to, subject, userId, ...content }: Mail,
): Promise<void> {
  const at = now()
  const id = `${at.toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`
  const letter = {
    id,
    at,
    to,
    subject: oneLine(subject),
    userId: userId ?? null,
    ...mailBodies(content, env.siteName),
  }
  if (!isAddress(to)) {
    await db.insert(mails).values({ ...letter, state: 'failed', endedAt: at, reason: 'address' })
    log.warn({}, 'mail not sent: the recipient is no address')
    return
  }
  await db.insert(mails).values({ ...letter, state: 'waiting' })
  await queue.ask(db, MAIL, { id })
}

/** A line break would begin another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
