import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mailTokens } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { hashOf } from '../secret/secrets.ts'

const LIFE_MS = 30 * 60_000

export type MailPurpose = 'verify' | 'reset'

export interface MailToken {
  userId: number
  email: string
}

/** Makes a token for a link in a mail: 128 random bits, kept as a hash, good once and for 30 minutes. */
export async function newMailToken(
  db: NodePgDatabase | Transaction,
  { userId, purpose, email, now }: MailToken & { purpose: MailPurpose; now: Date },
): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await db.insert(mailTokens).values({
    userId,
    purpose,
    email,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  })
  return token
}

const living = (token: string, purpose: MailPurpose, now: Date) =>
  and(
    eq(mailTokens.tokenHash, hashOf(token)),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  )

/** Whose token it is, while it may still be used; looking does not use it up. */
export async function findMailToken(
  db: NodePgDatabase,
  token: string,
  purpose: MailPurpose,
  now: Date,
): Promise<MailToken | undefined> {
  const [row] = await db
    .select({ userId: mailTokens.userId, email: mailTokens.email })
    .from(mailTokens)
    .where(living(token, purpose, now))
  return row
}

/** Uses a token up, and with it every other of the same kind that its user was sent. Of two at once one gets it. */
export async function takeMailToken(
  transaction: Transaction,
  token: string,
  purpose: MailPurpose,
  now: Date,
): Promise<MailToken | undefined> {
  const [row] = await transaction
    .update(mailTokens)
    .set({ usedAt: now })
    .where(living(token, purpose, now))
    .returning({ userId: mailTokens.userId, email: mailTokens.email })
  if (!row) return undefined
  const same = and(eq(mailTokens.userId, row.userId), eq(mailTokens.purpose, purpose))
  await transaction
    .delete(mailTokens)
    .where(and(same, or(isNull(mailTokens.usedAt), lt(mailTokens.usedAt, now))))
  return row
}
