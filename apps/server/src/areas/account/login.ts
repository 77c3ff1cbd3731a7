import type { CallBody } from '@hakka/contract/calls'
import { accountsNamed, isConfirmed } from '../../domain/account/accounts.ts'
import { Guess } from '../../domain/account/passwords.ts'
import type { From } from '../../domain/login/gate.ts'
import { refusalOf } from '../../domain/login/refusal.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

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
  { username, password }: CallBody<'POST /api/login'>,
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
  const { code, message } = refusalOf(result)
  throw new AppError(code, { message })
}
