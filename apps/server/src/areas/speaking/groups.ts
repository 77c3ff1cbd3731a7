import { SPEAKING_GROUPS } from '@hakka/contract/constants'
import type { GroupLabels } from '@hakka/contract/speaking'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { siteDocuments } from '../../db/tables/site-documents.ts'
import type { Transaction } from '../../db/transaction.ts'
import { edit, type Thing, UNCHANGED } from '../../domain/edit/edit.ts'
import type { Services } from '../../domain/services.ts'

/** Of the row, in locks and among the versions that are kept. */
const KEY = 'speaking_groups'

type Database = NodePgDatabase | Transaction

/** What the two groups are called, with their version; 0 until an editor has named them. */
export async function readGroups(
  db: Database,
): Promise<{ labels: GroupLabels; version: number; savedAt: Date | null }> {
  const [row] = await db.select().from(siteDocuments).where(eq(siteDocuments.key, KEY))
  const { first, second } = SPEAKING_GROUPS
  if (!row) return { labels: { first, second }, version: 0, savedAt: null }
  return { labels: labelsOf(row.content), version: row.version, savedAt: row.updatedAt }
}

function labelsOf(content: unknown): GroupLabels {
  const own = typeof content === 'object' && content !== null ? content : {}
  const of = (name: 'first' | 'second') => {
    const text = name in own ? Reflect.get(own, name) : undefined
    return typeof text === 'string' && text !== '' ? text : SPEAKING_GROUPS[name]
  }
  return { first: of('first'), second: of('second') }
}

/** Only the dialect whose sentences are two groups has their names. */
export const groupsIn = async (db: Database, dialectId: number): Promise<GroupLabels | null> =>
  dialectId === SPEAKING_GROUPS.dialect_id ? (await readGroups(db)).labels : null

type Edited = GroupLabels & { version: number }

const GROUPS: Thing<Edited, string> = {
  name: KEY,
  topic: 'self_study',
  find: async (transaction) => {
    const { labels, version, savedAt } = await readGroups(transaction)
    return { item: { ...labels, version }, title: '饒平腔口說的分組', version, savedAt }
  },
  record: ({ first, second }) => ({ first, second }),
  contentOf: ({ first, second }) => ({ first, second }),
}

/** Names them. @returns their version now @throws AppError `conflict` */
export async function saveGroups(
  services: Pick<Services, 'db' | 'now'>,
  { userId, version }: { userId: number; version: number | undefined },
  labels: GroupLabels,
): Promise<number> {
  const deed = { userId, action: 'speaking.groups', id: KEY, version }
  const { after } = await edit(services, GROUPS, deed, async (transaction, { item }, at) => {
    if (item.first === labels.first && item.second === labels.second) return UNCHANGED
    const values = { content: labels, version: item.version + 1, updatedAt: at }
    await transaction
      .insert(siteDocuments)
      .values({ key: KEY, ...values })
      .onConflictDoUpdate({ target: siteDocuments.key, set: values })
    return undefined
  })
  return after.version
}
