import { desc, eq, ilike, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mails } from '../../db/tables/mail.ts'
import type { Transaction } from '../../db/transaction.ts'
import { containing } from '../../domain/text/like.ts'

export type MailRow = typeof mails.$inferSelect

/** Newest first; with a keyword those whose recipient or subject has it. */
export async function listMails(
  db: NodePgDatabase,
  { keyword = '', offset, limit }: { keyword?: string | undefined; offset: number; limit: number },
): Promise<{ rows: MailRow[]; total: number }> {
  const like = containing(keyword)
  const where = keyword === '' ? undefined : or(ilike(mails.to, like), ilike(mails.subject, like))
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.at), desc(mails.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(mails, where) }
}

export async function findMail(db: NodePgDatabase | Transaction, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row
}
