import { ROOM_KINDS } from '@hakka/contract/constants/room'
import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import type { OpenRoomRow, RoomRow } from '@hakka/contract/game-room'
import { and, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { roomMembers, roomMoves, rooms } from '../../db/tables/room.ts'
import { schoolClasses } from '../../db/tables/school-class.ts'

const LIST_MAX = 200

const columns = {
  id: rooms.id,
  title: rooms.title,
  code: rooms.code,
  class_id: rooms.classId,
  class_name: schoolClasses.name,
  createdAt: rooms.createdAt,
  endedAt: rooms.endedAt,
  expiresAt: rooms.expiresAt,
  owner_name: users.name,
  members: sql<string>`(select count(*) from ${roomMembers} m where m.room_id = ${rooms.id})`.mapWith(Number),
  kind: sql<string | null>`(
    select m.move->'stage'->>'kind' from ${roomMoves} m
    where m.room_id = ${rooms.id} and m.move->>'do' in ('room.show', 'room.lobby')
    order by m.seq desc limit 1)`,
}

const listed = (db: NodePgDatabase, where: SQL | undefined) =>
  db
    .select(columns)
    .from(rooms)
    .innerJoin(users, eq(users.id, rooms.ownerId))
    .leftJoin(schoolClasses, eq(schoolClasses.id, rooms.classId))
    .where(where)
    .orderBy(desc(rooms.id))
    .$dynamic()

type Listed = Awaited<ReturnType<typeof listed>>[number]

const rowOf = ({ createdAt, endedAt, expiresAt, owner_name: _, kind, ...row }: Listed): RoomRow => ({
  ...row,
  kind: ROOM_KINDS.find((own) => own === kind) ?? null,
  opened_at: createdAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  expires_at: expiresAt?.toISOString() ?? null,
})

/** A teacher's rooms, or those of a class that she teaches. */
export async function roomsOfTeacher(
  db: NodePgDatabase,
  ownerId: number,
  classId: number | null,
): Promise<RoomRow[]> {
  const own = classId === null ? eq(rooms.ownerId, ownerId) : eq(rooms.classId, classId)
  return (await listed(db, and(own)).limit(LIST_MAX)).map(rowOf)
}

/** One room, as a list has it. */
export const roomRow = async (db: NodePgDatabase, id: number): Promise<RoomRow | undefined> =>
  (await listed(db, eq(rooms.id, id))).map(rowOf)[0]

/** All rooms that are open, for who moderates; one whose day is over is about to be swept. */
export async function openRooms(db: NodePgDatabase, { page, now }: { page: number; now: Date }) {
  const isOpen = and(isNull(rooms.endedAt), or(isNull(rooms.expiresAt), gt(rooms.expiresAt, now)))
  const rows = await listed(db, isOpen)
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE)
  const [all] = await db.select({ total: count() }).from(rooms).where(isOpen)
  const data = rows.map((row): OpenRoomRow => ({ ...rowOf(row), owner_name: row.owner_name }))
  return { data, total: all?.total ?? 0, page, page_size: DESK_PAGE_SIZE }
}
