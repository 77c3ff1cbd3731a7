import type { CallBody } from '@hakka/contract/calls'
import type { ErrorCode } from '@hakka/contract/errors'
import { accountsNamed, isClaim, isConfirmed } from '../../domain/accounts.ts'
import type { LoginOutcome } from '../../domain/login-gate.ts'
import { verifyPassword } from '../../domain/passwords.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'

const REFUSALS: Record<Exclude<LoginOutcome, 'right'>, ErrorCode> = {
  wrong: 'login_failed',
  locked: 'login_locked',
  limited: 'rate_limited',
}

/**
 * Whose name and password these are. An unknown name takes as long and answers the same as a wrong password.
 * @throws AppError `login_failed`, `login_locked` or `rate_limited`
 */
export async function checkLogin(
  { db, loginGate, now }: Services,
  { username, password }: CallBody<'POST /api/login'>,
  address: string,
): Promise<number> {
  const named = await accountsNamed(db, username)
  // Where nobody has confirmed an address, the time taken is that of an account nobody has.
  const sure = username.includes('@') ? named.some(isConfirmed) : named.length > 0
  const candidates = sure ? named : [undefined, ...named]
  let userId: number | undefined
  const outcome = await loginGate.attempt({ db, username, address, now: now() }, async () => {
    for (const user of candidates) {
      if (await verifyPassword(password, user?.passwordHash)) userId = user?.id
      if (user && userId !== undefined) return !isClaim(user) || 'unproven'
    }
    return false
  })
  if (outcome !== 'right') throw new AppError(REFUSALS[outcome])
  if (userId === undefined) throw new AppError('login_failed')
  return userId
}
