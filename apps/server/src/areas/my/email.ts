import type { CallBody } from '@hakka/contract/calls'
import { sendVerification } from '../../domain/account/account-mails.ts'
import { isConfirmed } from '../../domain/account/accounts.ts'
import { takeMailTurn } from '../../domain/account/mail-cooldown.ts'
import type { Services } from '../../domain/services.ts'
import type { Faults, Given } from '../../http/route.ts'
import { fromOf } from '../../http/session/from.ts'
import { findAccount } from './profile.ts'
import { proofFaults } from './proof.ts'

/** The password, where there is one, is asked for and proved here. */
export async function emailFaults({
  actor: { userId },
  body: { email, password },
  request,
  services,
}: Given<'PUT /api/my/email', 'login'>): Promise<Faults> {
  const { user } = await findAccount(services.db, userId)
  const present = isConfirmed(user) ? user.email?.toLowerCase() : undefined
  return {
    ...(await proofFaults(services, {
      userId,
      given: password,
      field: 'password',
      from: fromOf(request, services),
    })),
    email: email !== undefined && email === present ? ['這就是你現在的電子郵件'] : [],
  }
}

/**
 * Sends a link to another address. Only opening it makes the address the account's own: until then the one of before
 * stays. Whether somebody has the address already is not told.
 * @throws AppError `rate_limited` within 90 seconds
 */
export async function changeEmail(
  services: Services,
  userId: number,
  { email }: CallBody<'PUT /api/my/email'>,
): Promise<void> {
  const { db, now } = services
  const { user } = await findAccount(db, userId)
  await takeMailTurn(db, { purpose: 'verify', email, now: now() })
  await db.transaction((transaction) => sendVerification(services, transaction, user, email))
}
