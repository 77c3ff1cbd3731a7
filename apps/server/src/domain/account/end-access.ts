import { and, eq, ne } from 'drizzle-orm'
import { apiTokens, mailTokens, sessions } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'

/**
 * Ends every way into an account that was open before its credentials changed: links that were mailed, tokens of
 * programs, and logins. Whatever changes a password, an address, a PIN, a way to log in or a role of staff does this.
 * @param except the login that made the change, which goes on
 */
export async function endAccess(
  transaction: Transaction,
  userId: number,
  { except = null }: { except?: number | null } = {},
): Promise<void> {
  await endLinks(transaction, userId)
  await transaction.delete(apiTokens).where(eq(apiTokens.userId, userId))
  const all = eq(sessions.userId, userId)
  await transaction.delete(sessions).where(except === null ? all : and(all, ne(sessions.id, except)))
}

/** Ends the links that were mailed for an account, to confirm an address or to set a password. */
export async function endLinks(transaction: Transaction, userId: number): Promise<void> {
  await transaction.delete(mailTokens).where(eq(mailTokens.userId, userId))
}
