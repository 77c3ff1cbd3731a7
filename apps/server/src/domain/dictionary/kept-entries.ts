import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { type EntryRow, findEntries, versionOf } from './lookup-store.ts'

/** Some hundred words are most of what is looked up; one with hundreds of derived words is 50 KB. */
const KEPT_MAX = 500

const caches = new WeakMap<Pool, LRUCache<string, EntryRow[]>>()

function keptBy(pool: Pool): LRUCache<string, EntryRow[]> {
  const kept = caches.get(pool) ?? new LRUCache<string, EntryRow[]>({ max: KEPT_MAX })
  caches.set(pool, kept)
  return kept
}

/**
 * Entries that a text finds; what was read before is used again as long as the dictionary's version is the same, which
 * is asked for each time: every process sees an import at once.
 */
export async function entriesFor(
  pool: Pool,
  asked: { id: string; folded: string; derived: number },
): Promise<EntryRow[]> {
  const kept = keptBy(pool)
  const known = kept.get(asked.id)
  if (known && known[0]?.version === (await versionOf(pool))) return known
  const rows = await findEntries(pool, asked)
  // Without rows there is no version that they were read at.
  if (rows.length > 0) kept.set(asked.id, rows)
  return rows
}
