import type { CallBody } from '@hakka/contract/calls'
import type { ErrorCode } from '@hakka/contract/errors'
import type { LoginOutcome } from '../../domain/login-gate.ts'
import { verifyPassword } from '../../domain/passwords.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'
import { findByUsername } from './store.ts'

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
  const user = await findByUsername(db, username)
  const outcome = await loginGate.attempt({ db, username, address, now: now() }, () =>
    verifyPassword(password, user?.passwordHash),
  )
  if (outcome !== 'right') throw new AppError(REFUSALS[outcome])
  if (!user) throw new AppError('login_failed')
  return user.id
}

/** A form's checkbox posts `on`; a client may say `true`, `1`, or that it is not ticked. */
export const isTicked = (value: boolean | string | undefined) =>
  typeof value === 'string' ? !['', '0', 'false', 'off'].includes(value) : value === true
