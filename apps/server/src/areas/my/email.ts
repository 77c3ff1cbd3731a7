import type { CallBody } from '@hakka/contract/calls'
import { sendVerification } from '../../domain/account-mails.ts'
import { isConfirmed } from '../../domain/accounts.ts'
import type { From } from '../../domain/login/gate.ts'
import { takeMailTurn } from '../../domain/mail-cooldown.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'
import { findAccount } from './profile.ts'
import { provePassword } from './proof.ts'

/**
 * Sends a link to another address. Only opening it makes the address the account's own: until then the one of before
 * stays. Whether somebody has the address already is not told.
 * @throws AppError `validation`, or `rate_limited` within 90 seconds
 */
export async function changeEmail(
  services: Services,
  { userId, from }: { userId: number; from: From },
  { email, password }: CallBody<'PUT /api/my/email'>,
): Promise<void> {
  const { db, now } = services
  const { user } = await findAccount(db, userId)
  if (isConfirmed(user) && user.email?.toLowerCase() === email)
    throw new AppError('validation', { errors: { email: ['這就是你現在的電子郵件'] } })
  await provePassword(services, { userId, given: password, field: 'password', from })
  await takeMailTurn(db, { purpose: 'verify', email, now: now() })
  await sendVerification(services, user, email)
}
