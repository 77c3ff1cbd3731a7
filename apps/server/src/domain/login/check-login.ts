import type { CallBody } from '@hakka/contract/calls'
import { CLASS_ACCOUNT } from '@hakka/contract/constants/school-class'
import { AppError } from '../../kernel/app-error.ts'
import { accountsNamed, isConfirmed } from '../account/accounts.ts'
import { Guess } from '../account/passwords.ts'
import type { Services } from '../services.ts'
import type { From } from './gate.ts'
import { AT_CARD, AT_LOGIN, refusalOf } from './refusal.ts'

type Named = Awaited<ReturnType<typeof accountsNamed>>

/**
 * Whom a name may mean, in the order in which a password is tried on them. An address has an owner or not, and claims
 * or not: what takes their place costs as much.
 */
function candidates(named: Named, isAddress: boolean): (Named[number] | undefined)[] {
  if (!isAddress) return [named[0]]
  return [named.find(isConfirmed), ...named.filter((user) => !isConfirmed(user))]
}

/**
 * Whose name and password these are. An unknown name takes as long and answers the same as a wrong password.
 * @throws AppError `login_failed`, `login_locked` or `rate_limited`
 */
export async function checkLogin(
  { db, loginGate, now }: Services,
  { username, password }: Pick<CallBody<'POST /api/login'>, 'username' | 'password'>,
  from: From,
): Promise<number> {
  const isAddress = username.includes('@')
  const accounts = candidates(await accountsNamed(db, username), isAddress)
  const result = await loginGate.attempt(db, { name: username, accounts, from, now: now() }, async (open) => {
    const guess = new Guess(password)
    for (const user of open) if (await guess.fits(user?.passwordHash)) return user
    // An owner's password and one that all claims' share: see claimPassword.
    await guess.workAtLeast(isAddress ? 2 : 1)
    return undefined
  })
  if (result.outcome === 'right') return result.account.id
  const { code, message } = refusalOf(result, CLASS_ACCOUNT.test(username.toLowerCase()) ? AT_CARD : AT_LOGIN)
  throw new AppError(code, { message })
}
