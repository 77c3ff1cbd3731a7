import { RESEND_SECONDS } from '@hakka/contract/constants'
import { eq, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { loginFailures } from '../../db/tables/account.ts'
import { AppError } from '../../kernel/app-error.ts'
import { hashOf } from '../secret/secrets.ts'
import type { MailPurpose } from './mail-tokens.ts'

/** Beside the failed logins, whose keys are bare hashes: it too is counted for addresses that nobody has. */
const keyOf = (purpose: MailPurpose, email: string) => `mail:${purpose}:${hashOf(email.toLowerCase())}`

/**
 * Lets one mail of a kind go to an address in 90 seconds, whoever asks and whether or not anybody has the address.
 * @throws AppError `rate_limited` with the seconds that are left
 */
export async function takeMailTurn(
  db: NodePgDatabase,
  { purpose, email, now }: { purpose: MailPurpose; email: string; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + RESEND_SECONDS * 1000)
  const taken = await db
    .insert(loginFailures)
    .values({ key: keyOf(purpose, email), failures: 0, until })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { until },
      setWhere: lte(loginFailures.until, now),
    })
    .returning({ key: loginFailures.key })
  if (taken.length > 0) return
  const left = await secondsToWait(db, { purpose, email, now })
  throw new AppError('rate_limited', { message: `信剛剛寄出，請等 ${left} 秒再試一次` })
}

/** Seconds until the next mail of this kind may go to the address; 0 when it may now. */
export async function secondsToWait(
  db: NodePgDatabase,
  { purpose, email, now }: { purpose: MailPurpose; email: string; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ until: loginFailures.until })
    .from(loginFailures)
    .where(eq(loginFailures.key, keyOf(purpose, email)))
  return row ? Math.max(0, Math.ceil((row.until.getTime() - now.getTime()) / 1000)) : 0
}
