import { randomInt } from 'node:crypto'
import { accountName } from '@hakka/contract/account-fields'
import { LOGIN_PROVIDERS, REGISTER_ROLE_IDS, ROLES } from '@hakka/contract/constants'
import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import {
  accountsNamed,
  confirmAddress,
  freeClaim,
  lockAddress,
  ownerOfAddress,
} from '../../domain/account/accounts.ts'
import { bindIdentity } from '../../domain/account/identities.ts'
import { confirmTeacher } from '../../domain/account/teacher.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { KeptJoining } from './visit.ts'

export const providerName = (own: string) =>
  LOGIN_PROVIDERS.find(({ provider }) => provider === own)?.name ?? ''

/**
 * Makes the account of somebody whom a provider has recognised. An address that the provider has confirmed becomes
 * theirs, unless an account here has confirmed it before: that one is not taken over and opens nothing. An address
 * that the provider has not confirmed is only claimed.
 * @returns its id
 */
export async function join(
  { db, now }: Services,
  who: KeptJoining,
  { name, role_id }: { name: string; role_id: number },
): Promise<number> {
  const role = ROLES.find(({ id }) => id === role_id)
  if (!role || !REGISTER_ROLE_IDS.some((id) => id === role_id))
    throw new AppError('validation', { errors: { role_id: ['請選擇身分'] } })
  const at = now()
  return db.transaction(async (transaction) => {
    const claim = await claimOf(transaction, who)
    const [row] = await transaction
      .insert(users)
      .values({
        username: claim ?? (await freeName(transaction, who.provider)),
        name,
        email: claim !== undefined && claim === accountName(who.email ?? '') ? claim : null,
        roleId: role.id,
        isStudent: role.code === 'student',
        agreedAt: at,
      })
      .returning({ id: users.id })
    if (!row) throw new Error('the new user was not returned')
    if (claim && who.email && who.emailVerified)
      await confirmAddress(transaction, { userId: row.id, email: accountName(who.email), now: at })
    const result = await bindIdentity(transaction, {
      userId: row.id,
      provider: who.provider,
      claims: who,
      now: at,
    })
    // The same form was sent twice: the first one's account is theirs.
    if (result !== 'bound') throw new AppError('conflict', { message: '這個帳號已經註冊過了，請重新登入' })
    if (who.isTeacher) await confirmTeacher(transaction, row.id, at)
    return row.id
  })
}

/** A user name by the address; `undefined` where there is none, or somebody here has confirmed it. */
async function claimOf(transaction: Transaction, { email }: KeptJoining): Promise<string | undefined> {
  if (!email) return undefined
  const address = accountName(email)
  await lockAddress(transaction, address)
  if (await ownerOfAddress(transaction, address)) return undefined
  return freeClaim(address, await accountsNamed(transaction, address), false)
}

const NAMES = 1_000_000_000

/** `google-482910374`: for who has no address that could be the account's name. */
async function freeName(transaction: Transaction, provider: string): Promise<string> {
  for (;;) {
    const username = `${provider}-${randomInt(NAMES / 10, NAMES)}`
    const rows = await transaction.select({ id: users.id }).from(users).where(eq(users.username, username))
    if (rows.length === 0) return username
  }
}
