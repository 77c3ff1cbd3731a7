import { randomBytes } from 'node:crypto'
import { KEPT_RECORDINGS, RECORDING_SECONDS_MAX } from '@hakka/contract/constants'
import { secondsOfWav } from '@hakka/judge/wav'
import { count, eq, sum } from 'drizzle-orm'
import { keptRecordings } from '../../db/tables/self-study.ts'
import { lock } from '../edit/lock.ts'
import type { Services } from '../services.ts'
import { refusal } from '../uploads/refuse.ts'

const NOT_WAV = '這個錄音檔讀不出來，請重新錄一次'
const TOO_LONG = `錄音太長，最多 ${RECORDING_SECONDS_MAX} 秒`
const FULL = `留下的錄音已經滿了（最多 ${KEPT_RECORDINGS.count} 段），請先到「我的錄音」刪除幾段`

/** Half a second beyond the bound is still a minute: a microphone stops a little late. */
const LATE_SECONDS = 0.5

export interface ToKeep {
  userId: number
  /** The sentence of speaking that it is of; none of what was said elsewhere. */
  itemId: number | null
  title: string
  wav: Uint8Array<ArrayBuffer>
}

/**
 * Keeps a recording for whoever made it: a WAV by its bytes, a minute at most, and no more than she may have.
 * @returns its row's id
 * @throws AppError `validation` with a sentence under `file`
 */
export async function keepRecording(
  { db, privateBlobs, now }: Pick<Services, 'db' | 'privateBlobs' | 'now'>,
  { userId, itemId, title, wav }: ToKeep,
): Promise<number> {
  const seconds = secondsOfWav(wav)
  if (!seconds) throw refusal('file', NOT_WAV)
  if (seconds > RECORDING_SECONDS_MAX + LATE_SECONDS) throw refusal('file', TOO_LONG)
  const key = `${randomBytes(32).toString('hex')}.wav`
  // The row first: no bytes lie anywhere that no row would end.
  const id = await db.transaction(async (transaction) => {
    await lock(transaction, `recordings ${userId}`)
    const [kept] = await transaction
      .select({ count: count(), bytes: sum(keptRecordings.size).mapWith(Number) })
      .from(keptRecordings)
      .where(eq(keptRecordings.userId, userId))
    const bytes = (kept?.bytes ?? 0) + wav.length
    if ((kept?.count ?? 0) >= KEPT_RECORDINGS.count || bytes > KEPT_RECORDINGS.total_bytes)
      throw refusal('file', FULL)
    const [row] = await transaction
      .insert(keptRecordings)
      .values({ userId, itemId, title, key, size: wav.length, createdAt: now() })
      .returning({ id: keptRecordings.id })
    if (!row) throw new Error('the kept recording was not returned')
    return row.id
  })
  try {
    await privateBlobs.put(key, Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength))
  } catch (error) {
    await db.delete(keptRecordings).where(eq(keptRecordings.id, id))
    throw error
  }
  return id
}
