import type { CallBody } from '@hakka/contract/calls'
import { eq } from 'drizzle-orm'
import { userIdentities, userRoles, users } from '../../db/tables/account.ts'
import { sendPasswordChanged } from '../../domain/account/account-mails.ts'
import { confirmAddress, isConfirmed } from '../../domain/account/accounts.ts'
import { endAccess } from '../../domain/account/end-access.ts'
import { findMailToken, takeMailToken } from '../../domain/account/mail-tokens.ts'
import { hashPassword } from '../../domain/account/passwords.ts'
import { permissionsOf } from '../../domain/account/permissions.ts'
import { keepsStaffRule, passwordFaults, repetitionFaults } from '../../domain/password-rules/rules.ts'
import type { Services } from '../../domain/services.ts'
import type { Faults, Given } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'

const GONE = '這個連結已經用過，或超過 30 分鐘了，請重新申請'
const gone = () => new AppError('validation', { errors: { token: [GONE] } })

/** Without the link's account nothing else can be judged; of a refused password the link is not used up. */
export async function resetFaults({ body, services }: Given<'POST /api/password/reset'>): Promise<Faults> {
  const { db, env, now } = services
  const { token, email, password } = body
  if (token === undefined) return {}
  const found = await findMailToken(db, token, 'reset', now())
  const [user] = found ? await db.select().from(users).where(eq(users.id, found.userId)) : []
  if (!found || user?.email?.toLowerCase() !== found.email.toLowerCase()) return { token: [GONE] }
  const roles = await db.select().from(userRoles).where(eq(userRoles.userId, user.id))
  const staff = permissionsOf(roles.map(({ role }) => role)).size > 0
  const owner = { staff, policy: env.passwordPolicy, own: [user.username, user.email, user.name] }
  return {
    email: email === undefined || found.email.toLowerCase() === email ? [] : ['和收到信的電子郵件不同'],
    password: password === undefined ? [] : await passwordFaults(password, owner),
    password_confirmation: repetitionFaults(body),
  }
}

/**
 * Sets a new password by a mailed token and ends all sessions of the account. The mailbox was opened, so its address
 * is confirmed with it.
 * @returns the account's id
 * @throws AppError `validation`
 */
export async function resetPassword(
  services: Services,
  { token, email, password }: CallBody<'POST /api/password/reset'>,
): Promise<number> {
  const { db, env, now } = services
  const found = await findMailToken(db, token, 'reset', now())
  const [user] = found ? await db.select().from(users).where(eq(users.id, found.userId)) : []
  // Somebody else has used the link, or moved the address, since its faults were looked for.
  if (!found || user?.email?.toLowerCase() !== email) throw gone()
  const passwordHash = await hashPassword(password)
  const own = [user.username, user.email, user.name]
  const hasStaffPassword = await keepsStaffRule(password, { policy: env.passwordPolicy, own })
  await db.transaction(async (transaction) => {
    if (!(await takeMailToken(transaction, token, 'reset', now()))) throw gone()
    await transaction
      .update(users)
      .set({ passwordHash, hasStaffPassword, updatedAt: now() })
      .where(eq(users.id, user.id))
    await endAccess(transaction, user.id)
    // Whoever only claimed the address may have bound an account of their own to it.
    if (!isConfirmed(user)) await transaction.delete(userIdentities).where(eq(userIdentities.userId, user.id))
    const confirmed = await confirmAddress(transaction, { userId: user.id, email, now: now() })
    if (!confirmed) throw gone()
    await sendPasswordChanged(services, transaction, user, found.email)
  })
  await services.loginGate.forgive(db, { userId: user.id, names: [user.username, email] })
  return user.id
}
