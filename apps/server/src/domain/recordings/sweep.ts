import type { Services } from '../services.ts'

/** A row and what it names among the private files. */
export interface StoredSound {
  id: number
  key: string
}

export interface Shelf {
  /** Those that are over, the first `most` of them. */
  over(most: number): Promise<StoredSound[]>
  drop(id: number): Promise<unknown>
}

/** So many at once. */
const PART = 100

/** Removes a sound. The bytes first: cut off between the two, it is removed again the next time. */
export async function removeSound(
  { privateBlobs }: Pick<Services, 'privateBlobs'>,
  { id, key }: StoredSound,
  drop: Shelf['drop'],
): Promise<void> {
  await privateBlobs.remove(key)
  await drop(id)
}

/** Removes all sounds that are over, a part at a time. @returns how many */
export async function sweepSounds(
  store: Pick<Services, 'privateBlobs'>,
  { over, drop }: Shelf,
  signal?: AbortSignal,
): Promise<number> {
  let gone = 0
  for (let part = PART; part === PART; ) {
    const rows = await over(PART)
    for (const row of rows) {
      signal?.throwIfAborted()
      await removeSound(store, row, drop)
    }
    part = rows.length
    gone += part
  }
  return gone
}
