import { faq, guide } from '@hakka/contract/help'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { z } from 'zod'
import { siteDocuments } from '../../db/tables/site-documents.ts'
import type { Transaction } from '../../db/transaction.ts'
import { writeAudit } from '../../domain/audit.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'

/** A page that is edited as a whole: its row, what people call it, its shape, and what stands there until it is written. */
export interface Kind<T extends object> {
  key: string
  name: string
  schema: z.ZodType<T>
  empty: T
}

const kind = <T extends object>(own: Kind<T>) => own

export const FAQ = kind({ key: 'faq', name: '常見問題', schema: faq, empty: { categories: [] } })
export const GUIDE = kind({
  key: 'guide',
  name: '使用說明',
  schema: guide,
  empty: { title: '使用說明', description: { title: '', content: '' }, categories: [] },
})

/** The document with its version; 0 and the empty one while nobody has written it. */
export async function readDocument<T extends object>(
  db: NodePgDatabase | Transaction,
  { key, schema, empty }: Kind<T>,
  lock = false,
): Promise<{ content: T; version: number; updatedAt: Date | null }> {
  const query = db.select().from(siteDocuments).where(eq(siteDocuments.key, key))
  const [row] = lock ? await query.for('update') : await query
  if (!row) return { content: empty, version: 0, updatedAt: null }
  return { content: schema.parse(row.content), version: row.version, updatedAt: row.updatedAt }
}

/** The document as its editor reads it, and as a conflict hands it out. */
export async function editedDocument<T extends object>(db: NodePgDatabase | Transaction, own: Kind<T>) {
  const { content, version, updatedAt } = await readDocument(db, own)
  return { ...content, version, updated_at: updatedAt?.toISOString() ?? null }
}

/**
 * Keeps the document, with a line in the audit list.
 * @param version that was edited; without it whatever is there is replaced
 * @returns its version now
 * @throws AppError `conflict` when somebody else has saved it meanwhile
 */
export async function saveDocument<T extends object>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  own: Kind<T>,
  { content, version, userId }: { content: T; version: number | undefined; userId: number | null },
): Promise<number> {
  const { key, name } = own
  return db.transaction(async (transaction) => {
    const before = await readDocument(transaction, own, true)
    const at = now()
    const next = before.version + 1
    const isNewest = version === undefined || version === before.version
    const written = isNewest ? await write(transaction, { key, content, at, version: next }) : false
    if (!written) throw new AppError('conflict', { current: await editedDocument(transaction, own) })
    const deed = { userId, action: `${key}.update`, subjectId: key, subject: name }
    await writeAudit(transaction, { ...deed, before: before.content, after: content }, at)
    return next
  })
}

/** @returns false when the row was made by somebody else in this moment: there was none to lock */
async function write(
  transaction: Transaction,
  { key, content, at, version }: { key: string; content: object; at: Date; version: number },
): Promise<boolean> {
  const values = { content, version, updatedAt: at }
  const rows =
    version === 1
      ? await transaction
          .insert(siteDocuments)
          .values({ key, ...values })
          .onConflictDoNothing()
          .returning({ key: siteDocuments.key })
      : await transaction
          .update(siteDocuments)
          .set(values)
          .where(eq(siteDocuments.key, key))
          .returning({ key: siteDocuments.key })
  return rows.length > 0
}
