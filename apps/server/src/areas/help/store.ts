import type { FaqCategory, GuideCategory, Others } from '@hakka/contract/help'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { siteDocuments } from '../../db/tables/site-documents.ts'
import type { Transaction } from '../../db/transaction.ts'
import { edit, type Thing } from '../../domain/edit/edit.ts'
import { findRevision } from '../../domain/edit/revisions.ts'
import type { Services } from '../../domain/services.ts'
import { type Chosen, join } from './join.ts'
import type { Kind } from './kinds.ts'

type Database = NodePgDatabase | Transaction

/** What of a document's kind its row needs. */
type Stored<T extends object> = Pick<Kind<T>, 'key' | 'name' | 'schema' | 'empty'>

/** The document with its version; 0 and the empty one while nobody has written it. */
export async function readDocument<T extends object>(
  db: Database,
  { key, schema, empty }: Stored<T>,
): Promise<{ content: T; version: number; updatedAt: Date | null }> {
  const [row] = await db.select().from(siteDocuments).where(eq(siteDocuments.key, key))
  if (!row) return { content: empty, version: 0, updatedAt: null }
  return { content: schema.parse(row.content), version: row.version, updatedAt: row.updatedAt }
}

/** The document as its editor reads it, and as a conflict hands it out. */
export type EditedDocument<T> = T & { version: number; updated_at: string | null }

export async function editedDocument<T extends object>(
  db: Database,
  own: Stored<T>,
): Promise<EditedDocument<T>> {
  const { content, version, updatedAt } = await readDocument(db, own)
  return { ...content, version, updated_at: updatedAt?.toISOString() ?? null }
}

/** The document as `edit()` and the versions that are kept know it. */
export const thingOf = <T extends object>(own: Stored<T>): Thing<EditedDocument<T>, string> => ({
  name: own.key,
  topic: own.key,
  find: async (transaction) => {
    const item = await editedDocument(transaction, own)
    const { version, updated_at } = item
    return { item, title: own.name, version, savedAt: updated_at === null ? null : new Date(updated_at) }
  },
  record: (item) => own.schema.parse(item),
  contentOf: (item) => own.schema.parse(item),
})

/** What the others' work was put together with, and from. */
interface Joined<T> {
  base: T
  theirs: T
  others: Others
}

type Editor = Pick<Services, 'db' | 'now'>

/**
 * Keeps the document, with a line in the audit list.
 * @param version that was edited: what others have saved since stays, entry by entry; without it whatever is there is
 * replaced
 * @returns its version now, and what it was put together with
 * @throws AppError `conflict` when somebody else has changed the same entries meanwhile
 */
export async function saveDocument<T extends object, C extends FaqCategory | GuideCategory>(
  services: Editor,
  kind: Kind<T, C>,
  sent: { content: T; version?: number | undefined; chosen?: Chosen | undefined; userId: number },
): Promise<{ version: number; joined?: Joined<T> }> {
  const { content, version, chosen, userId } = sent
  let joined: Joined<T> | undefined
  const deed = { userId, action: `${kind.key}.update`, id: kind.key }
  const { after } = await edit(services, thingOf(kind), deed, async (transaction, { item }, at) => {
    if (version === undefined || version === item.version)
      return write(transaction, kind, { content, item, at })
    const { content: both, ...others } = await join(transaction, kind, item, { content, version, chosen })
    joined = { theirs: kind.schema.parse(item), ...others }
    return write(transaction, kind, { content: both, item, at })
  })
  return { version: after.version, ...(joined && { joined }) }
}

/**
 * Puts an earlier version in the place of the present one.
 * @throws AppError `conflict` when `version` is not the present one, `not_found` when the earlier one is not kept
 */
export async function revertDocument<T extends object>(
  services: Editor,
  own: Stored<T>,
  { revision, version, userId }: { revision: number; version?: number | undefined; userId: number },
): Promise<number> {
  const earlier = { id: own.key, version: revision, schema: own.schema }
  const { content } = await findRevision(services.db, thingOf(own), earlier)
  const deed = { userId, action: `${own.key}.revert`, id: own.key, version }
  const { after } = await edit(services, thingOf(own), deed, (transaction, { item }, at) =>
    write(transaction, own, { content, item, at }),
  )
  return after.version
}

async function write<T extends object>(
  transaction: Transaction,
  { key }: Stored<T>,
  { content, item, at }: { content: T; item: { version: number }; at: Date },
): Promise<undefined> {
  const values = { content, version: item.version + 1, updatedAt: at }
  await transaction
    .insert(siteDocuments)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: siteDocuments.key, set: values })
}
