import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ROOM_REFUSALS, ROOM_VOICE, type RoomRefusal } from '@hakka/contract/constants/room'
import type { UploadedFile } from '@hakka/contract/upload'
import { secondsOfWav } from '@hakka/judge/wav'
import { isRefused, type LoggedMove, recordingIn, reduce } from '@hakka/rooms/room'
import { and, eq, gt, sum } from 'drizzle-orm'
import { roomRecordings } from '../../../db/tables/room.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { lock } from '../../edit/lock.ts'
import type { Services } from '../../services.ts'
import { refusal } from '../../uploads/refuse.ts'
import type { LiveRoom } from '../live-room.ts'
import { knownKeys } from '../log.ts'
import { dropRecording, sweepRoom } from './sweep.ts'

const NOT_WAV = '這個錄音檔讀不出來，請重新錄一次'
const TOO_LONG = `錄音太長，最多 ${ROOM_VOICE.seconds} 秒`
/** A microphone stops a little late. */
const LATE_SECONDS = 0.5
/** So long the bytes of a recording wait for the move that it belongs to. */
const PENDING_MS = 10 * 60_000

type Store = Pick<Services, 'db' | 'privateBlobs' | 'now' | 'log'>

interface Sent {
  /** The member's number. */
  no: number
  at: string
  /** What its phone calls it. */
  key: string
  file: UploadedFile
}

/** What is answered once it is committed. */
interface Taken {
  seq: number
  seconds: number
}

/** A move that was not taken, as a call says it. */
const refusedAs = (code: RoomRefusal) =>
  code === 'later'
    ? new AppError('unavailable')
    : new AppError('room_refused', { message: ROOM_REFUSALS[code] })

/**
 * Takes what a pupil has said to the question on the board: in the place of what she said before. Sent twice it is one.
 * @throws AppError `validation` under `file`, `room_refused` with the room's reason, `room_voices_full`
 */
export async function takeRecording(services: Store, live: LiveRoom, sent: Sent): Promise<Taken> {
  const { db, privateBlobs, now } = services
  const { no, at, key, file } = sent
  const seconds = secondsOfWav(await readFile(file.path))
  if (!seconds) throw refusal('file', NOT_WAV)
  if (seconds > ROOM_VOICE.seconds + LATE_SECONDS) throw refusal('file', TOO_LONG)
  const before = await sentBefore(db, live, sent)
  if (before) return before
  // Nothing is stored that the room would not take.
  const tried = { seq: live.room.seq + 1, at: now().getTime(), by: no }
  const judged = reduce(live.room, { ...tried, move: { do: 'say.record', at, recording: 0, seconds } })
  if (isRefused(judged)) throw refusedAs(judged.refused)

  const row = await newRow(services, live.id, { no, at, size: file.size, seconds })
  try {
    await privateBlobs.putFile(row.key, file.path)
  } catch (error) {
    await db.delete(roomRecordings).where(eq(roomRecordings.id, row.id))
    throw error
  }
  let replaced: number | undefined
  const outcome = await live.submit({
    key,
    make(room) {
      replaced = recordingIn(room, at, no)
      return { by: no, move: { do: 'say.record', at, recording: row.id, seconds } }
    },
    async also(tx) {
      await lives(tx, row.id, new Date(now().getTime() + ROOM_VOICE.hours * 3_600_000))
      if (replaced !== undefined) await lives(tx, replaced, now())
    },
  })
  if (outcome.ok && idIn(outcome.logged.move) === row.id) {
    await sweepRoom(services, live.id)
    return { seq: outcome.logged.seq, seconds }
  }
  // Of one that nobody knows about, the bytes lie until the sweep sees whose they are.
  if (outcome.ok || outcome.code !== 'later') await dropRecording(services, row)
  if (!outcome.ok) throw refusedAs(outcome.code)
  return { seq: outcome.logged.seq, seconds }
}

const idIn = (move: LoggedMove) => (move.do === 'say.record' ? move.recording : undefined)

/** Up to when a recording is there. */
const lives = (tx: Transaction, id: number, goneAt: Date) =>
  tx.update(roomRecordings).set({ goneAt }).where(eq(roomRecordings.id, id))

async function sentBefore(db: Services['db'], live: LiveRoom, { no, key }: Sent): Promise<Taken | undefined> {
  const known = (await knownKeys(db, live.id, [key])).find(({ by }) => by === no)
  return known?.move.do === 'say.record' ? { seq: known.seq, seconds: known.move.seconds } : undefined
}

async function newRow(
  { db, now }: Store,
  roomId: number,
  own: Pick<typeof roomRecordings.$inferInsert, 'no' | 'at' | 'size' | 'seconds'>,
): Promise<{ id: number; key: string }> {
  const key = `${randomBytes(32).toString('hex')}.wav`
  // The row first: no bytes lie anywhere that no row would end.
  return db.transaction(async (tx) => {
    await lock(tx, `room recordings ${roomId}`)
    const [all] = await tx
      .select({ bytes: sum(roomRecordings.size).mapWith(Number) })
      .from(roomRecordings)
      .where(eq(roomRecordings.roomId, roomId))
    if ((all?.bytes ?? 0) + own.size > ROOM_VOICE.roomBytes) throw new AppError('room_voices_full')
    const goneAt = new Date(now().getTime() + PENDING_MS)
    const [row] = await tx
      .insert(roomRecordings)
      .values({ ...own, roomId, key, goneAt })
      .returning({ id: roomRecordings.id, key: roomRecordings.key })
    if (!row) throw new Error('the recording of a room was not returned')
    return row
  })
}

/** A pupil takes away what she has said; that she has said it stays. Pressed twice it is once. */
export async function eraseRecording(
  services: Store,
  live: LiveRoom,
  { no, at }: Pick<Sent, 'no' | 'at'>,
): Promise<void> {
  const id = recordingIn(live.room, at, no)
  if (id === undefined) return
  const outcome = await live.submit({
    key: `erase:${id}`,
    make: () => ({ by: no, move: { do: 'say.erase', at } }),
    also: (tx) => lives(tx, id, services.now()),
  })
  if (!outcome.ok && outcome.code !== 'gone') throw refusedAs(outcome.code)
  await sweepRoom(services, live.id)
}

/** What a member has said to a question, while it is there. */
export async function findRecording(
  { db, now }: Pick<Store, 'db' | 'now'>,
  { id, room }: Pick<LiveRoom, 'id' | 'room'>,
  { no, at }: Pick<Sent, 'no' | 'at'>,
): Promise<typeof roomRecordings.$inferSelect | undefined> {
  const known = recordingIn(room, at, no)
  if (known === undefined) return undefined
  const [row] = await db
    .select()
    .from(roomRecordings)
    .where(and(eq(roomRecordings.id, known), eq(roomRecordings.roomId, id), gt(roomRecordings.goneAt, now())))
  return row
}
