import { accountName } from '@hakka/contract/account-fields'
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { endAccess } from './end-access.ts'

/*
 * An address belongs to whoever confirmed it. Until then an account only claims it, and several may: registering
 * answers alike for an address that is taken, so it may not tell by refusing. The first claim has the address as its
 * user name, the others the address, a blank and a number. See docs/decisions/0012-unconfirmed-addresses.md.
 */

type Db = NodePgDatabase | Transaction
type User = typeof users.$inferSelect

/** Unconfirmed accounts that one address may have. */
const CLAIMS_MAX = 3

const claimNames = (email: string) => [
  email,
  ...Array.from({ length: CLAIMS_MAX }, (_, at) => `${email} ${at + 2}`),
]

/** The user name as its owner typed it. */
export const shownUsername = (username: string) => username.replace(/(@\S+) \d$/, '$1')

/** The address that an account has or claims. */
export function addressOf({ username, email }: Pick<User, 'username' | 'email'>): string | null {
  return email ?? (/@\S+ \d$/.test(username) ? shownUsername(username) : null)
}

export const isConfirmed = ({ email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>) =>
  email !== null && emailVerifiedAt !== null

/** Whether the account is called by an address that it has not confirmed. */
export const isClaim = (user: Pick<User, 'username' | 'email' | 'emailVerifiedAt'>) =>
  user.username.includes('@') && !isConfirmed(user)

/** All accounts that a typed name may mean, the confirmed one first. Upper and lower case are the same. */
export async function accountsNamed(db: Db, typed: string): Promise<User[]> {
  const name = accountName(typed)
  const names = name.includes('@') ? claimNames(name) : [name]
  const rows = await db
    .select()
    .from(users)
    .where(
      or(
        inArray(
          sql`lower(${users.username})`,
          names.map((one) => sql`lower(${one})`),
        ),
        // A class account keeps the name on its card, and is called by its confirmed address too.
        and(eq(sql`lower(${users.email})`, sql`lower(${name})`), isNotNull(users.emailVerifiedAt)),
      ),
    )
    .orderBy(users.id)
  return rows.toSorted((one, other) => Number(isConfirmed(other)) - Number(isConfirmed(one)))
}

/** The account that has confirmed an address, other than `exceptId`. */
export async function ownerOfAddress(db: Db, email: string, exceptId = 0): Promise<User | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        isNotNull(users.emailVerifiedAt),
        ne(users.id, exceptId),
      ),
    )
  return row
}

/** Makes others who speak for one address wait until this transaction has ended. */
export async function lockAddress(transaction: Transaction, email: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`)
}

/** A user name for another claim to an address; `undefined` when there are too many. */
export function freeClaim(email: string, taken: readonly User[], owned: boolean): string | undefined {
  const claims = taken.filter((user) => !isConfirmed(user))
  if (claims.length >= CLAIMS_MAX) return undefined
  const used = new Set(taken.map(({ username }) => username.toLowerCase()))
  return claimNames(email).find((name) => !used.has(name) && !(owned && name === email))
}

/**
 * Makes an address the account's own, because its mailbox was opened. Whoever only claimed it loses the name to it. In
 * place of another that was confirmed it is a change of how one logs in: what was open before is ended.
 * @param session the login by which that is done, which goes on
 * @returns `false` when somebody else has confirmed it meanwhile
 */
export async function confirmAddress(
  transaction: Transaction,
  {
    userId,
    email,
    now,
    session = null,
  }: { userId: number; email: string; now: Date; session?: number | null },
): Promise<boolean> {
  await lockAddress(transaction, email)
  if (await ownerOfAddress(transaction, email, userId)) return false
  const [user] = await transaction.select().from(users).where(eq(users.id, userId))
  if (!user) return false
  // A class account keeps its name: it is printed on a card.
  const username = user.username.includes('@') ? email.toLowerCase() : user.username
  await stepAside(transaction, email, userId)
  if (isConfirmed(user) && user.email?.toLowerCase() !== email.toLowerCase())
    await endAccess(transaction, userId, { except: session })
  await transaction
    .update(users)
    .set({ email, username, emailVerifiedAt: now, updatedAt: now })
    .where(eq(users.id, userId))
  return true
}

/** Who only claimed the address, or is called by it, goes on under a claim's name. */
async function stepAside(transaction: Transaction, email: string, exceptId: number): Promise<void> {
  const address = email.toLowerCase()
  await transaction
    .update(users)
    .set({ email: null })
    .where(and(eq(sql`lower(${users.email})`, address), ne(users.id, exceptId)))
  const taken = await accountsNamed(transaction, address)
  const holder = taken.find(({ id, username }) => id !== exceptId && username.toLowerCase() === address)
  const used = new Set(taken.map(({ username }) => username.toLowerCase()))
  const username = claimNames(address).find((name) => !used.has(name))
  if (holder && username) await transaction.update(users).set({ username }).where(eq(users.id, holder.id))
}

/** The stored password of a claim to an address: others take its salt (`hashPassword`), so that there is one to try. */
export async function claimPassword(db: Db, address: string): Promise<string | null> {
  const claims = (await accountsNamed(db, address)).filter(isClaim)
  return claims.find(({ passwordHash }) => passwordHash !== null)?.passwordHash ?? null
}
