import { eq } from 'drizzle-orm'
import { mails } from '../../db/tables/mail.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { MAIL } from '../../domain/mail/ask.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { findMail, type MailRow } from './store.ts'

/** What it says is there, and it is not just being tried for the first time, nor kept here for good. */
export const canResend = ({ state, tries, html }: MailRow): boolean =>
  html !== null && (state === 'failed' || state === 'sent' || (state === 'waiting' && tries > 0))

/**
 * Sends a mail again, or at once where it waits for another try.
 * @throws AppError `not_found`; `validation` for one that can't be sent again
 */
export async function resendMail(
  { db, queue, now }: Pick<Services, 'db' | 'queue' | 'now'>,
  { id, userId }: { id: string; userId: number },
): Promise<MailRow> {
  return db.transaction(async (transaction) => {
    const before = await findMail(transaction, id)
    if (!before) throw new AppError('not_found')
    if (!canResend(before))
      throw new AppError('validation', { message: '這封信不能重寄：內容已經清除，或正在寄送' })
    await transaction
      .update(mails)
      .set({ state: 'waiting', tries: 0, nextTryAt: null, endedAt: null, reason: null, responseCode: null })
      .where(eq(mails.id, id))
    await queue.ask(transaction, MAIL, { id })
    // Its recipient stays out of the list: the outbox forgets it with the mail.
    await writeAudit(
      transaction,
      { userId, action: 'mail.resend', subjectId: id, subject: before.subject },
      now(),
    )
    return { ...before, ...((await findMail(transaction, id)) ?? {}) }
  })
}
