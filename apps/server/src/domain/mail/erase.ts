import { eq, inArray, or, sql } from 'drizzle-orm'
import { mails } from '../../db/tables/mail.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { MailOwner } from '../../ports/mail.ts'

/** Lets go of all mails to the addresses or about the account, in the transaction that erases it; waiting ones too. */
export async function eraseMails(transaction: Transaction, { userId, addresses }: MailOwner): Promise<void> {
  const own = [...addresses]
  await transaction
    .delete(mails)
    .where(or(eq(mails.userId, userId), own.length > 0 ? inArray(sql`lower(${mails.to})`, own) : undefined))
}
