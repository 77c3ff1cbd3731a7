import { HOST } from '@hakka/rooms/room'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { roomKeys, roomMembers, rooms } from '../../db/tables/room.ts'
import { hashOf } from '../secret/secrets.ts'
import type { Services } from '../services.ts'
import { roomsOf } from './rooms.ts'

/** By what somebody comes into a room. */
export interface Comer {
  userId: number | null
  /** Of the link. */
  key: string | undefined
  /** Of the device's cookie. */
  device: string | undefined
}

/** Whether somebody leads a room: its owner by login, a colleague by login or key, a board or phone by its key. */
export async function leads(
  { db }: Pick<Services, 'db'>,
  roomId: number,
  { userId, key }: Pick<Comer, 'userId' | 'key'>,
): Promise<boolean> {
  if (userId !== null) {
    const [own] = await db
      .select({ id: rooms.id })
      .from(rooms)
      .where(and(eq(rooms.id, roomId), eq(rooms.ownerId, userId)))
    if (own) return true
    const [beside] = await db
      .select({ id: roomKeys.id })
      .from(roomKeys)
      .where(and(eq(roomKeys.roomId, roomId), eq(roomKeys.userId, userId), eq(roomKeys.role, 'cohost')))
    if (beside) return true
  }
  if (!key) return false
  const [row] = await db
    .select({ role: roomKeys.role })
    .from(roomKeys)
    .where(and(eq(roomKeys.roomId, roomId), eq(roomKeys.secretHash, hashOf(key))))
  return row?.role === 'host' || row?.role === 'remote'
}

const memberBy = prepared((db) =>
  db
    .select({ no: roomMembers.no })
    .from(roomMembers)
    .where(
      and(
        eq(roomMembers.roomId, sql.placeholder('roomId')),
        eq(roomMembers.deviceHash, sql.placeholder('deviceHash')),
        isNull(roomMembers.leftAt),
      ),
    )
    .prepare('room_member_by_device'),
)

/** The number of whoever comes by a device's cookie. */
export async function memberOf(
  { db }: Pick<Services, 'db'>,
  roomId: number,
  device: string | undefined,
): Promise<number | undefined> {
  if (!device) return undefined
  const [row] = await memberBy(db).execute({ roomId, deviceHash: hashOf(device) })
  return row?.no
}

/** With whose login a member came in; `null` where there was none. */
export async function userOfSeat(
  { db }: Pick<Services, 'db'>,
  roomId: number,
  no: number,
): Promise<{ userId: number | null } | undefined> {
  const [row] = await db
    .select({ userId: roomMembers.userId })
    .from(roomMembers)
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.no, no)))
  return row
}

/** Who sits where: `HOST`, a member's number, or nobody. */
export async function seatOf(
  services: Pick<Services, 'db' | 'now' | 'log' | 'env'>,
  roomId: number,
  as: 'host' | 'board' | 'pupil',
  comer: Comer,
): Promise<number | undefined> {
  if (as !== 'pupil') return (await leads(services, roomId, comer)) ? HOST : undefined
  if (!comer.device) return undefined
  const arrived = await roomsOf(services).takeArrival(roomId, hashOf(comer.device))
  return arrived ?? memberOf(services, roomId, comer.device)
}
