import type { CallBody } from '@hakka/contract/calls'
import { eq } from 'drizzle-orm'
import { apiTokens, users } from '../../db/tables/account.ts'
import { sendPasswordChanged } from '../../domain/account-mails.ts'
import { claimPassword, isClaim, isConfirmed, shownUsername } from '../../domain/accounts.ts'
import type { From } from '../../domain/login/gate.ts'
import { passwordFaults } from '../../domain/password-rules/rules.ts'
import { hashPassword } from '../../domain/passwords.ts'
import { permissionsOf } from '../../domain/permissions.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'
import { endOtherDevices } from './devices.ts'
import { findAccount, rolesOf } from './profile.ts'
import { provePassword } from './proof.ts'

const refusal = (field: string, messages: string[]) =>
  new AppError('validation', { errors: { [field]: messages } })

/**
 * Sets a password; the old one is asked for where there is one. All other devices are logged out, programs with a
 * token of the account too, and the owner is told by mail.
 * @throws AppError `validation`
 */
export async function changePassword(
  services: Services,
  { userId, sessionId, from }: { userId: number; sessionId: number | null; from: From },
  { old_password, password, password_confirmation }: CallBody<'PUT /api/my/password'>,
): Promise<void> {
  const { db, env, now } = services
  if (password !== password_confirmation) throw refusal('password_confirmation', ['兩次輸入的密碼不同'])
  const { user } = await findAccount(db, userId)
  const faults = await passwordFaults(password, {
    staff: permissionsOf(await rolesOf(db, userId)).size > 0,
    policy: env.passwordPolicy,
    own: [user.username, user.email, user.name],
  })
  if (faults.length > 0) throw refusal('password', faults)
  await provePassword(services, { userId, given: old_password, field: 'old_password', from })
  const like = isClaim(user) ? await claimPassword(db, shownUsername(user.username)) : null
  const passwordHash = await hashPassword(password, like)
  await db.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash, updatedAt: now() }).where(eq(users.id, userId))
    await endOtherDevices(transaction, { userId, sessionId })
    await transaction.delete(apiTokens).where(eq(apiTokens.userId, userId))
  })
  if (user.email && isConfirmed(user)) await sendPasswordChanged(services, user, user.email)
}
