import type { LoginProvider } from '@hakka/contract/constants'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { userIdentities, users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Claims } from '../oidc/claims.ts'
import { endAccess } from './end-access.ts'

type Key = Pick<Claims, 'issuer' | 'subject'>

/** Whose account this identity opens. An address, even a confirmed one, opens nothing. */
export async function findIdentity(
  db: NodePgDatabase | Transaction,
  { issuer, subject }: Key,
): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)))
  return row?.userId
}

/**
 * Binds an identity to an account.
 * @returns `taken` when it opens another account, `other_bound` when this account has another one of that provider
 */
export async function bindIdentity(
  db: NodePgDatabase | Transaction,
  {
    userId,
    provider,
    claims,
    now,
  }: {
    userId: number
    provider: LoginProvider
    claims: Key & Partial<Pick<Claims, 'email' | 'name'>>
    now: Date
  },
): Promise<'bound' | 'taken' | 'other_bound'> {
  const { issuer, subject } = claims
  const label = claims.email || claims.name || ''
  const rows = await db
    .insert(userIdentities)
    .values({ userId, provider, issuer, subject, label, linkedAt: now })
    .onConflictDoNothing()
    .returning({ id: userIdentities.id })
  if (rows.length > 0) return 'bound'
  const owner = await findIdentity(db, claims)
  if (owner === userId) return 'bound'
  return owner === undefined ? 'other_bound' : 'taken'
}

/**
 * Takes an identity away, unless nothing else would open the account, and logs all other devices out.
 * @returns `last` when it is the only way to log in, `none` when there is no such identity
 */
export async function unbindIdentity(
  db: NodePgDatabase,
  { userId, sessionId }: { userId: number; sessionId: number | null },
  provider: LoginProvider,
): Promise<'unbound' | 'last' | 'none'> {
  return db.transaction(async (transaction) => {
    // Locked: two windows that unbind one each must not leave the account without any.
    const [user] = await transaction
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    const own = await transaction
      .select({ id: userIdentities.id, provider: userIdentities.provider })
      .from(userIdentities)
      .where(eq(userIdentities.userId, userId))
    const one = own.find((row) => row.provider === provider)
    if (!one) return 'none'
    if (own.length === 1 && !user?.passwordHash) return 'last'
    await transaction.delete(userIdentities).where(eq(userIdentities.id, one.id))
    await endAccess(transaction, userId, { except: sessionId })
    return 'unbound'
  })
}
