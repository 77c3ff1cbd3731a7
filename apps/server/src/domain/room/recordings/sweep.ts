import type { Logged } from '@hakka/rooms/room'
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import { roomMembers, roomRecordings, rooms } from '../../../db/tables/room.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { describe } from '../../../kernel/describe.ts'
import { removeSound, type StoredSound, sweepSounds } from '../../recordings/sweep.ts'
import type { Services } from '../../services.ts'

type Store = Pick<Services, 'db' | 'privateBlobs' | 'now'>

/** Whose recordings go with an entry of a room's log: all with the end, hers with whoever goes or is put out. */
function endedBy({ move }: Pick<Logged, 'move'>): 'all' | number | undefined {
  if (move.do === 'room.end') return 'all'
  if (move.do === 'room.put_out') return move.member
  return move.do === 'member.leave' ? move.no : undefined
}

/** Whether recordings go with one of these entries. */
export const endsRecordings = (entries: readonly Logged[]): boolean =>
  entries.some((logged) => endedBy(logged) !== undefined)

/** Ends the recordings that go with these entries of a room's log. */
export async function endRecordings(
  tx: Transaction,
  roomId: number,
  { entries, now }: { entries: readonly Logged[]; now: Date },
): Promise<void> {
  for (const logged of entries) {
    const whose = endedBy(logged)
    if (whose === undefined) continue
    const own = eq(roomRecordings.roomId, roomId)
    const over = whose === 'all' ? own : and(own, eq(roomRecordings.no, whose))
    await tx.update(roomRecordings).set({ goneAt: now }).where(over)
  }
}

const dropRow = (db: Store['db']) => (id: number) =>
  db.delete(roomRecordings).where(eq(roomRecordings.id, id))

/** Removes what was said with its row. */
export const dropRecording = (store: Pick<Store, 'db' | 'privateBlobs'>, own: StoredSound): Promise<void> =>
  removeSound(store, own, dropRow(store.db))

/** Removes what is over in a room, at once; what fails is swept. */
export async function sweepRoom(services: Store & Pick<Services, 'log'>, roomId: number): Promise<void> {
  const over = and(eq(roomRecordings.roomId, roomId), lte(roomRecordings.goneAt, services.now()))
  await sweep(services, over).catch((error: unknown) => {
    services.log.warn({ room: roomId, ...describe(error) }, 'recordings of a room are not gone yet')
  })
}

/** Removes what no room has: ended, deleted and expired ones leave nothing. @returns how many */
export async function sweepRecordings(store: Store, signal: AbortSignal): Promise<number> {
  const now = store.now()
  const ended = store.db
    .select({ id: rooms.id })
    .from(rooms)
    .where(or(isNotNull(rooms.endedAt), lte(rooms.expiresAt, now)))
  const over = or(
    lte(roomRecordings.goneAt, now),
    isNull(roomRecordings.roomId),
    inArray(roomRecordings.roomId, ended),
  )
  return sweep(store, over, signal)
}

const sweep = (store: Store, over: SQL | undefined, signal?: AbortSignal): Promise<number> =>
  sweepSounds(
    store,
    {
      over: (most) =>
        store.db
          .select({ id: roomRecordings.id, key: roomRecordings.key })
          .from(roomRecordings)
          .where(over)
          .orderBy(asc(roomRecordings.id))
          .limit(most),
      drop: dropRow(store.db),
    },
    signal,
  )

/** What somebody has said in rooms, and what was said in rooms of hers: with the account goes all of it. */
export async function takeRecordingsOf(tx: Transaction, userId: number): Promise<{ key: string }[]> {
  const led = tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.ownerId, userId))
  const hers = await tx
    .select({ roomId: roomMembers.roomId, no: roomMembers.no })
    .from(roomMembers)
    .where(eq(roomMembers.userId, userId))
  const said = hers.map(({ roomId, no }) => and(eq(roomRecordings.roomId, roomId), eq(roomRecordings.no, no)))
  return tx
    .delete(roomRecordings)
    .where(or(inArray(roomRecordings.roomId, led), ...said))
    .returning({ key: roomRecordings.key })
}
