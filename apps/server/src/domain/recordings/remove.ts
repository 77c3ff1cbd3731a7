import { KEPT_RECORDINGS } from '@hakka/contract/constants'
import { asc, eq, lt } from 'drizzle-orm'
import { keptRecordings } from '../../db/tables/self-study.ts'
import type { Services } from '../services.ts'
import { removeSound, type StoredSound, sweepSounds } from './sweep.ts'

type Store = Pick<Services, 'db' | 'privateBlobs'>

const DAY_MS = 24 * 60 * 60_000

/** When a recording that was kept then is over. */
export const goneAt = (createdAt: Date): Date => new Date(createdAt.getTime() + KEPT_RECORDINGS.days * DAY_MS)

const dropRow = (db: Store['db']) => (id: number) =>
  db.delete(keptRecordings).where(eq(keptRecordings.id, id))

/** Removes a recording with its bytes. */
export const removeRecording = (store: Store, own: StoredSound): Promise<void> =>
  removeSound(store, own, dropRow(store.db))

/** Removes recordings that are over. @returns how many */
export async function expireRecordings(store: Store, now: Date, signal: AbortSignal): Promise<number> {
  const over = lt(keptRecordings.createdAt, new Date(now.getTime() - KEPT_RECORDINGS.days * DAY_MS))
  return sweepSounds(
    store,
    {
      over: (most) =>
        store.db
          .select({ id: keptRecordings.id, key: keptRecordings.key })
          .from(keptRecordings)
          .where(over)
          .orderBy(asc(keptRecordings.id))
          .limit(most),
      drop: dropRow(store.db),
    },
    signal,
  )
}
