import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { isClaim } from '../../domain/accounts.ts'
import { verifyPassword } from '../../domain/passwords.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'

const REFUSALS = {
  wrong: '密碼不正確',
  locked: '密碼輸入錯誤次數過多，請於 15 分鐘後再試',
  limited: '請求過於頻繁，請稍後再試',
} as const

/**
 * Asks once more for the password, where there is one. Guesses count like those at the login.
 * @param field that the refusal stands at
 * @returns whether the account has a password
 * @throws AppError `validation`
 */
export async function provePassword(
  { db, loginGate, now }: Services,
  {
    userId,
    given,
    field,
    address,
  }: { userId: number; given: string | undefined; field: string; address: string },
): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user?.passwordHash) return false
  if (!given) throw new AppError('validation', { errors: { [field]: ['請輸入目前的密碼'] } })
  const { username, passwordHash } = user
  const outcome = await loginGate.attempt({ db, username, address, now: now() }, () =>
    verifyPassword(given, passwordHash).then((right) => right && (!isClaim(user) || 'unproven')),
  )
  if (outcome !== 'right') throw new AppError('validation', { errors: { [field]: [REFUSALS[outcome]] } })
  return true
}
