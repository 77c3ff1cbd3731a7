import type { MailReason } from '@hakka/contract/outbox'
import { and, eq } from 'drizzle-orm'
import { mails } from '../../db/tables/mail.ts'
import type { Transaction } from '../../db/transaction.ts'
import { tryLock } from '../../db/try-lock.ts'
import type { Letter, MailOwner } from '../../ports/mail.ts'
import type { Services } from '../services.ts'
import { MAIL } from './ask.ts'
import { reasonOf, responseCodeOf } from './reason.ts'

/** Pauses before the second try and those after it: a mail server that is away for the night is waited for. */
const PAUSES_SECONDS: readonly number[] = [10, 60, 300, 1800, 3 * 3600, 9 * 3600]

type Deliverer = Pick<Services, 'db' | 'mailTransport' | 'queue' | 'now' | 'log'>

/**
 * Tries once to send a mail that waits, and asks for the next try when it has to. Another process that is at the same
 * mail is left alone; of one that was killed PostgreSQL lets the lock go, and the mail is sent once more.
 */
export async function deliverMail(
  services: Deliverer,
  id: string,
  pauses: readonly number[] = PAUSES_SECONDS,
): Promise<void> {
  const { db, mailTransport } = services
  await db.transaction(async (transaction) => {
    // No row is locked meanwhile: an account can be erased while a mail server takes its time.
    if (!(await tryLock(transaction, `mail ${id}`))) return
    const waits = and(eq(mails.id, id), eq(mails.state, 'waiting'))
    const [mail] = await transaction.select().from(mails).where(waits)
    if (!mail) return
    const failure = await mailTransport
      .deliver(letterOf(mail))
      .then(() => undefined)
      .catch((error: unknown) => ({ error }))
    const tries = mail.tries + 1
    const known = failure
      ? await failed(services, transaction, { id, tries, error: failure.error, pauses })
      : {
          state: mailTransport.keeps ? ('kept' as const) : ('sent' as const),
          reason: null,
          responseCode: null,
        }
    const ended = known.state === 'waiting' ? null : services.now()
    const there = await transaction
      .update(mails)
      .set({ nextTryAt: null, ...known, tries, endedAt: ended })
      .where(waits)
      .returning({ id: mails.id })
    // Erased while it was under way.
    if (there.length === 0) await mailTransport.erase(ownerOf(mail))
  })
}

const letterOf = ({ id, at, userId, to, subject, html, text }: typeof mails.$inferSelect): Letter => ({
  id,
  at: at.toISOString(),
  userId: userId ?? undefined,
  to,
  subject,
  html: html ?? '',
  text: text ?? '',
})

const ownerOf = ({ userId, to }: typeof mails.$inferSelect): MailOwner =>
  userId === null ? { userId: -1, addresses: new Set([to.toLowerCase()]) } : { userId, addresses: new Set() }

async function failed(
  { queue, now, log }: Deliverer,
  transaction: Transaction,
  { id, tries, error, pauses }: { id: string; tries: number; error: unknown; pauses: readonly number[] },
) {
  const known = { reason: reasonOf(error), responseCode: responseCodeOf(error) }
  const pause = isFinal(known) ? undefined : pauses[tries - 1]
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  log.warn({ tries, final: pause === undefined, code, response_code: known.responseCode }, 'mail not sent')
  if (pause === undefined) return { ...known, state: 'failed' as const }
  await queue.ask(transaction, MAIL, { id }, pause)
  return { ...known, state: 'waiting' as const, nextTryAt: new Date(now().getTime() + pause * 1000) }
}

/** The server has refused this mail for good: not our login or sender, which the host can mend. */
const isFinal = ({ reason, responseCode }: { reason: MailReason; responseCode: number | null }) =>
  (responseCode ?? 0) >= 500 && reason !== 'login' && reason !== 'sender'
