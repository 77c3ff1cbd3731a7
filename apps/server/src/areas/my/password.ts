import type { CallBody } from '@hakka/contract/calls'
import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { sendPasswordChanged } from '../../domain/account/account-mails.ts'
import { claimPassword, isClaim, isConfirmed, shownUsername } from '../../domain/account/accounts.ts'
import { endAccess } from '../../domain/account/end-access.ts'
import { hashPassword } from '../../domain/account/passwords.ts'
import { permissionsOf } from '../../domain/account/permissions.ts'
import { keepsStaffRule, passwordFaults, repetitionFaults } from '../../domain/password-rules/rules.ts'
import type { Services } from '../../domain/services.ts'
import type { Faults, Given } from '../../http/route.ts'
import { fromOf } from '../../http/session/from.ts'
import { findAccount, rolesOf } from './profile.ts'
import { proofFaults } from './proof.ts'

/** The old password, where there is one, is asked for and proved here. */
export async function passwordChangeFaults({
  actor: { userId },
  body,
  request,
  services,
}: Given<'PUT /api/my/password', 'login'>): Promise<Faults> {
  const { db, env } = services
  const { old_password, password } = body
  const { user } = await findAccount(db, userId)
  const owner = {
    staff: permissionsOf(await rolesOf(db, userId)).size > 0,
    policy: env.passwordPolicy,
    own: [user.username, user.email, user.name],
  }
  return {
    ...(await proofFaults(services, {
      userId,
      given: old_password,
      field: 'old_password',
      from: fromOf(request, services),
    })),
    password: password === undefined ? [] : await passwordFaults(password, owner),
    password_confirmation: repetitionFaults(body),
  }
}

/**
 * Sets a password. All other devices are logged out, programs with a token of the account too, links that were mailed
 * before lead nowhere, and the owner is told by mail.
 */
export async function changePassword(
  services: Services,
  { userId, sessionId }: { userId: number; sessionId: number | null },
  { password }: CallBody<'PUT /api/my/password'>,
): Promise<void> {
  const { db, env, now } = services
  const { user } = await findAccount(db, userId)
  const like = isClaim(user) ? await claimPassword(db, shownUsername(user.username)) : null
  const passwordHash = await hashPassword(password, like)
  const own = [user.username, user.email, user.name]
  const hasStaffPassword = await keepsStaffRule(password, { policy: env.passwordPolicy, own })
  await db.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ passwordHash, hasStaffPassword, updatedAt: now() })
      .where(eq(users.id, userId))
    await endAccess(transaction, userId, { except: sessionId })
    if (user.email && isConfirmed(user)) await sendPasswordChanged(services, transaction, user, user.email)
  })
}
