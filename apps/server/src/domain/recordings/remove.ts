import { KEPT_RECORDINGS } from '@hakka/contract/constants'
import { asc, eq, lt } from 'drizzle-orm'
import { keptRecordings } from '../../db/tables/self-study.ts'
import type { Services } from '../services.ts'

type Store = Pick<Services, 'db' | 'privateBlobs'>

const DAY_MS = 24 * 60 * 60_000

/** When a recording that was kept then is over. */
export const goneAt = (createdAt: Date): Date => new Date(createdAt.getTime() + KEPT_RECORDINGS.days * DAY_MS)

/** Removes a recording. The bytes first: cut off between the two, it is removed again the next time. */
export async function removeRecording(
  { db, privateBlobs }: Store,
  { id, key }: { id: number; key: string },
): Promise<void> {
  await privateBlobs.remove(key)
  await db.delete(keptRecordings).where(eq(keptRecordings.id, id))
}

/** So many at once. */
const PART = 100

/** Removes recordings that are over. @returns how many */
export async function expireRecordings(store: Store, now: Date, signal: AbortSignal): Promise<number> {
  const over = lt(keptRecordings.createdAt, new Date(now.getTime() - KEPT_RECORDINGS.days * DAY_MS))
  let gone = 0
  for (let part = PART; part === PART; ) {
    const rows = await store.db
      .select({ id: keptRecordings.id, key: keptRecordings.key })
      .from(keptRecordings)
      .where(over)
      .orderBy(asc(keptRecordings.id))
      .limit(PART)
    for (const row of rows) {
      signal.throwIfAborted()
      await removeRecording(store, row)
    }
    part = rows.length
    gone += part
  }
  return gone
}
