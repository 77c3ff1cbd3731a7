import type { CallBody } from '@hakka/contract/calls'
import { eq } from 'drizzle-orm'
import { apiTokens, userIdentities, userRoles, users } from '../../db/tables/account.ts'
import { sendPasswordChanged } from '../../domain/account-mails.ts'
import { confirmAddress, isConfirmed } from '../../domain/accounts.ts'
import { findMailToken, takeMailToken } from '../../domain/mail-tokens.ts'
import { passwordFaults } from '../../domain/password-rules/rules.ts'
import { hashPassword } from '../../domain/passwords.ts'
import { permissionsOf } from '../../domain/permissions.ts'
import { endSessionsOf } from '../../domain/sessions.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'

const refusal = (field: string, messages: string[]) =>
  new AppError('validation', { errors: { [field]: messages } })

const GONE = '這個連結已經用過，或超過 30 分鐘了，請重新申請'

/**
 * Sets a new password by a mailed token and ends all sessions of the account. The mailbox was opened, so its address
 * is confirmed with it. A refused password does not use the token up.
 * @returns the account's id
 * @throws AppError `validation`
 */
export async function resetPassword(
  services: Services,
  { token, email, password, password_confirmation }: CallBody<'POST /api/password/reset'>,
): Promise<number> {
  const { db, env, now } = services
  const found = await findMailToken(db, token, 'reset', now())
  if (!found) throw refusal('token', [GONE])
  if (found.email.toLowerCase() !== email) throw refusal('email', ['和收到信的電子郵件不同'])
  if (password !== password_confirmation) throw refusal('password_confirmation', ['兩次輸入的密碼不同'])
  const [user] = await db.select().from(users).where(eq(users.id, found.userId))
  if (!user || user.email?.toLowerCase() !== email) throw refusal('token', [GONE])
  const roles = await db.select().from(userRoles).where(eq(userRoles.userId, user.id))
  const staff = permissionsOf(roles.map(({ role }) => role)).size > 0
  const own = [user.username, user.email, user.name]
  const faults = await passwordFaults(password, { staff, policy: env.passwordPolicy, own })
  if (faults.length > 0) throw refusal('password', faults)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (transaction) => {
    if (!(await takeMailToken(transaction, token, 'reset', now()))) throw refusal('token', [GONE])
    await transaction.update(users).set({ passwordHash, updatedAt: now() }).where(eq(users.id, user.id))
    await endSessionsOf(transaction, user.id)
    await transaction.delete(apiTokens).where(eq(apiTokens.userId, user.id))
    // Whoever only claimed the address may have bound an account of their own to it.
    if (!isConfirmed(user)) await transaction.delete(userIdentities).where(eq(userIdentities.userId, user.id))
    const confirmed = await confirmAddress(transaction, { userId: user.id, email, now: now() })
    if (!confirmed) throw refusal('token', [GONE])
  })
  await services.loginGate.forgive(db, { userId: user.id, names: [user.username, email] })
  await sendPasswordChanged(services, user, found.email)
  return user.id
}
