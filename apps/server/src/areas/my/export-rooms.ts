import { and, asc, eq, gt } from 'drizzle-orm'
import { roomMembers, roomMoves, roomRecordings, rooms } from '../../db/tables/room.ts'
import type { Services } from '../../domain/services.ts'

/** The live rooms that somebody has led, and what she has done in those that she came into with her login. */
export async function roomsOfUser(db: Services['db'], userId: number) {
  const led = await db
    .select({ title: rooms.title, opened_at: rooms.createdAt, ended_at: rooms.endedAt })
    .from(rooms)
    .where(eq(rooms.ownerId, userId))
    .orderBy(asc(rooms.id))
  const done = await db
    .select({ title: rooms.title, at: roomMoves.at, move: roomMoves.move })
    .from(roomMembers)
    .innerJoin(rooms, eq(rooms.id, roomMembers.roomId))
    .innerJoin(roomMoves, and(eq(roomMoves.roomId, roomMembers.roomId), eq(roomMoves.by, roomMembers.no)))
    .where(eq(roomMembers.userId, userId))
    .orderBy(asc(rooms.id), asc(roomMoves.seq))
  return { led, done: done.map(({ at, ...own }) => ({ ...own, at: new Date(at) })) }
}

/** What she has said in rooms that is still there. */
export const voicesOfUser = (db: Services['db'], { userId, now }: { userId: number; now: Date }) =>
  db
    .select({ id: roomRecordings.id, key: roomRecordings.key })
    .from(roomMembers)
    .innerJoin(
      roomRecordings,
      and(eq(roomRecordings.roomId, roomMembers.roomId), eq(roomRecordings.no, roomMembers.no)),
    )
    .where(and(eq(roomMembers.userId, userId), gt(roomRecordings.goneAt, now)))
    .orderBy(asc(roomRecordings.id))
