import type { CallBody } from '@hakka/contract/calls'
import { ROLES } from '@hakka/contract/constants'
import { users } from '../../db/tables/account.ts'
import { sendVerification } from '../../domain/account/account-mails.ts'
import {
  accountsNamed,
  claimPassword,
  freeClaim,
  lockAddress,
  ownerOfAddress,
} from '../../domain/account/accounts.ts'
import { hashPassword } from '../../domain/account/passwords.ts'
import { keepsStaffRule } from '../../domain/password-rules/rules.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

/**
 * Makes the account and sends the link that confirms its address, whether or not the address has one already: who
 * registers can't tell.
 * @throws AppError `rate_limited` when the address has as many unconfirmed accounts as it may have
 */
export async function createAccount(
  services: Services,
  { email, password, name, role_id, city_id }: CallBody<'POST /api/register'>,
): Promise<{ id: number; name: string }> {
  const { db, env, now } = services
  const role = ROLES.find(({ id }) => id === role_id)
  if (!role) throw new AppError('validation', { errors: { role_id: ['請選擇身分'] } })
  const passwordHash = await hashPassword(password, await claimPassword(db, email))
  const own = [email, name]
  const hasStaffPassword = await keepsStaffRule(password, { policy: env.passwordPolicy, own })
  return db.transaction(async (transaction) => {
    await lockAddress(transaction, email)
    const owner = await ownerOfAddress(transaction, email)
    const username = freeClaim(email, await accountsNamed(transaction, email), owner !== undefined)
    if (!username)
      throw new AppError('rate_limited', { message: '這個電子郵件註冊太多次了，請先到信箱收確認信' })
    const [user] = await transaction
      .insert(users)
      .values({
        username,
        name,
        email: username === email ? email : null,
        roleId: role.id,
        cityId: city_id || null,
        agreedAt: now(),
        passwordHash,
        hasStaffPassword,
        isStudent: role.code === 'student',
      })
      .returning({ id: users.id, name: users.name })
    if (!user) throw new Error('the new user was not returned')
    await sendVerification(services, transaction, user, email)
    return user
  })
}
