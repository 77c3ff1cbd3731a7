import { faq, guide } from '@hakka/contract/help'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { z } from 'zod'
import { siteDocuments } from '../../db/tables/site-documents.ts'
import type { Transaction } from '../../db/transaction.ts'
import { edit, type Thing } from '../../domain/edit.ts'
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
): Promise<{ content: T; version: number; updatedAt: Date | null }> {
  const [row] = await db.select().from(siteDocuments).where(eq(siteDocuments.key, key))
  if (!row) return { content: empty, version: 0, updatedAt: null }
  return { content: schema.parse(row.content), version: row.version, updatedAt: row.updatedAt }
}

/** The document as its editor reads it, and as a conflict hands it out. */
export type EditedDocument<T> = T & { version: number; updated_at: string | null }

export async function editedDocument<T extends object>(
  db: NodePgDatabase | Transaction,
  own: Kind<T>,
): Promise<EditedDocument<T>> {
  const { content, version, updatedAt } = await readDocument(db, own)
  return { ...content, version, updated_at: updatedAt?.toISOString() ?? null }
}

const thingOf = <T extends object>(own: Kind<T>): Thing<EditedDocument<T>, string> => ({
  name: own.key,
  find: async (transaction) => {
    const item = await editedDocument(transaction, own)
    const { version, updated_at } = item
    return { item, title: own.name, version, savedAt: updated_at === null ? null : new Date(updated_at) }
  },
  record: (item) => own.schema.parse(item),
  contentOf: (item) => own.schema.parse(item),
})

/**
 * Keeps the document, with a line in the audit list.
 * @param version that was edited; without it whatever is there is replaced
 * @returns its version now
 * @throws AppError `conflict` when somebody else has saved it meanwhile
 */
export async function saveDocument<T extends object>(
  services: Pick<Services, 'db' | 'now'>,
  own: Kind<T>,
  { content, version, userId }: { content: T; version: number | undefined; userId: number | null },
): Promise<number> {
  const { key } = own
  const deed = { userId, action: `${key}.update`, id: key, version }
  const { after } = await edit(services, thingOf(own), deed, async (transaction, before, at) => {
    const values = { content, version: before.version + 1, updatedAt: at }
    await transaction
      .insert(siteDocuments)
      .values({ key, ...values })
      .onConflictDoUpdate({ target: siteDocuments.key, set: values })
  })
  return after.version
}
