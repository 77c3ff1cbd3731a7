import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { AppError } from '../../kernel/app-error.ts'
import { shownUsername } from '../account/accounts.ts'
import { verifyPassword } from '../account/passwords.ts'
import type { Services } from '../services.ts'
import type { From } from './gate.ts'
import { refusalOf } from './refusal.ts'

const WORDS = {
  wrong: '密碼不正確',
  locked: '密碼輸入錯誤次數過多，請於 15 分鐘後再試',
  wayOut: '想不起來的話，請登出，再用登入頁的「忘記密碼？」重新設定。',
}

export interface Proof {
  userId: number
  given: string | undefined
  /** That a refusal stands at. */
  field: string
  from: From
}

/**
 * Asks once more for the password, where there is one. Guesses count like those at the login.
 * @returns whether the account has a password
 * @throws AppError `validation`
 */
export async function provePassword(
  { db, loginGate, now }: Services,
  { userId, given, field, from }: Proof,
): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  // Erased meanwhile, from another of its owner’s browsers.
  if (!user) throw new AppError('login_required')
  if (!user.passwordHash) return false
  if (!given) throw new AppError('validation', { errors: { [field]: ['請輸入目前的密碼'] } })
  const attempt = { name: shownUsername(user.username), accounts: [user], from, now: now() }
  const result = await loginGate.attempt(db, attempt, async () =>
    (await verifyPassword(given, user.passwordHash)) ? user : undefined,
  )
  if (result.outcome === 'right') return true
  throw new AppError('validation', { errors: { [field]: [refusalOf(result, WORDS).message] } })
}
