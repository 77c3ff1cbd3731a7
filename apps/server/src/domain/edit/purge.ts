import { DELETED_DAYS } from '@hakka/contract/constants'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assessments, downloadItems } from '../../db/tables/download.ts'
import { revisions } from '../../db/tables/edit.ts'
import { events } from '../../db/tables/event.ts'
import { news } from '../../db/tables/news.ts'

const DAY_MS = 24 * 60 * 60_000

/** What can be brought back, by the name of its `Thing`. */
const TABLES = { news, download: downloadItems, assessment: assessments, event: events }

/** So many at once: each statement stays a small one. */
const PART = 200

/**
 * Takes away for good what was deleted longer ago than it can be brought back, with its versions. Stored files stay:
 * others may name the same bytes.
 * @returns how many things are gone
 */
export async function purge(db: NodePgDatabase, now: Date, signal: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - DELETED_DAYS * DAY_MS)
  let gone = 0
  for (const [thing, table] of Object.entries(TABLES)) {
    for (let part = PART; part === PART; gone += part) {
      signal.throwIfAborted()
      part = await purgePart(db, { thing, table, before })
    }
  }
  return gone
}

const purgePart = (
  db: NodePgDatabase,
  { thing, table, before }: { thing: string; table: (typeof TABLES)[keyof typeof TABLES]; before: Date },
): Promise<number> =>
  db.transaction(async (transaction) => {
    const old = transaction
      .select({ id: table.id })
      .from(table)
      .where(lt(table.deletedAt, before))
      .limit(PART)
      // One that is just being brought back is left to whoever does.
      .for('update', { skipLocked: true })
    const rows = await transaction
      .delete(table)
      .where(and(inArray(table.id, old), lt(table.deletedAt, before)))
      .returning({ id: table.id })
    const ids = rows.map(({ id }) => String(id))
    if (ids.length > 0) {
      await transaction
        .delete(revisions)
        .where(and(eq(revisions.thing, thing), inArray(revisions.subjectId, ids)))
    }
    return rows.length
  })
