import { accountName } from '@hakka/contract/account-fields'
import { and, eq, inArray, isNull, like, or } from 'drizzle-orm'
import { accountJoins, userRoles, users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'
import { keptRecordings } from '../../db/tables/self-study.ts'
import { isConfirmed, shownUsername } from '../../domain/account/accounts.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { lock, USERS } from '../../domain/edit/lock.ts'
import type { From } from '../../domain/login/gate.ts'
import { provePassword } from '../../domain/login/prove-password.ts'
import { eraseMails } from '../../domain/mail/erase.ts'
import { reasonOf } from '../../domain/mail/reason.ts'
import { takeRecordingsOf } from '../../domain/room/recordings/sweep.ts'
import { leaveClasses } from '../../domain/school-class/leave.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { publishNotice } from '../../ports/notices.ts'
import { findAccount, isFresh } from './profile.ts'

const GONE = '已刪除的帳號'
/** What is noted under a person's number, with her name. */
const OF_PEOPLE = ['user.%', 'child.%', 'pupil.%']

/**
 * Erases an account with all that is its owner's alone: logins, bindings, study time, progress, recordings. What others still need
 * stays without a name: problem reports (their pictures, address and phone go), and the audit list's lines about this
 * account. A teacher's classes go to who teaches them beside, or are closed. Lines of what its owner did at the desk keep the name they were written with. Mails that lie in the outbox,
 * or wait to leave, go too.
 * @throws AppError `validation` when the name typed or the password is wrong, or no other administrator is left
 */
export async function eraseAccount(
  services: Services,
  {
    userId,
    sessionId,
    account,
    password,
    from,
  }: {
    userId: number
    sessionId: number | null
    account: string
    password: string | undefined
    from: From
  },
): Promise<void> {
  const { db, mailTransport, now, privateBlobs, log } = services
  const { user } = await findAccount(db, userId)
  if (accountName(account) !== accountName(shownUsername(user.username)))
    throw new AppError('validation', { errors: { account: ['輸入的帳號和你的帳號不同'] } })
  const proven = await provePassword(services, { userId, given: password, field: 'password', from })
  if (!proven && !(await isFresh(db, sessionId, now())))
    throw new AppError('validation', { errors: { password: ['請先登出，重新登入後再刪除帳號'] } })

  // An address that was never confirmed may be somebody else's, and so are other mails to it.
  const own = isConfirmed(user) && user.email ? [user.email.toLowerCase()] : []
  const mailsOf = { userId, addresses: new Set(own) }
  const privateFiles = await db.transaction(async (transaction) => {
    await lock(transaction, USERS)
    // Another of its owner's browsers may have erased it while this one waited.
    await findAccount(transaction, userId)
    const admins = await transaction
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .where(eq(userRoles.role, 'admin'))
    if (admins.length === 1 && admins[0]?.userId === userId)
      throw new AppError('validation', { errors: { account: ['你是唯一的系統管理員，請先指定另一位'] } })
    // A class account that could still be given back is nobody's without her.
    const joins = await transaction
      .select({ id: accountJoins.fromId })
      .from(accountJoins)
      .where(and(eq(accountJoins.toId, userId), isNull(accountJoins.undoneAt)))
    const joined = joins.map(({ id }) => id)
    const own = transaction.select({ id: feedback.id }).from(feedback).where(eq(feedback.userId, userId))
    const screenshots = await transaction
      .delete(feedbackScreenshots)
      .where(inArray(feedbackScreenshots.feedbackId, own))
      .returning({ key: feedbackScreenshots.key })
    const recordings = await transaction
      .delete(keptRecordings)
      .where(eq(keptRecordings.userId, userId))
      .returning({ key: keptRecordings.key })
    const said = await takeRecordingsOf(transaction, userId)
    await transaction.update(feedback).set({ email: '', tel: '' }).where(eq(feedback.userId, userId))
    await transaction
      .update(auditRows)
      .set({ subject: GONE, before: null, after: null })
      .where(
        and(
          or(...OF_PEOPLE.map((name) => like(auditRows.action, name))),
          inArray(
            auditRows.subjectId,
            [userId, ...joined].map((id) => String(id)),
          ),
        ),
      )
    await writeAudit(
      transaction,
      { userId: null, action: 'user.erase', subjectId: userId, subject: GONE },
      now(),
    )
    await leaveClasses(transaction, { userId, now: now() })
    await eraseMails(transaction, mailsOf)
    await transaction.delete(users).where(or(eq(users.id, userId), inArray(users.id, joined)))
    await publishNotice(transaction, { topic: 'user', keys: [String(userId)] })
    return [...screenshots, ...recordings, ...said]
  })
  // Afterwards: a file can't be brought back when the account stays after all.
  for (const { key } of privateFiles) await privateBlobs.remove(key)
  // The account is gone already: whoever erased it can do nothing about a disk that does not let go.
  await mailTransport
    .erase(mailsOf)
    .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'mails of an erased account stay'))
}
