import { type Logged, type LoggedMove, newRoom, type Room, replay } from '@hakka/rooms/room'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { preparedSql } from '../../db/prepared.ts'
import { roomMembers, roomMoves, rooms } from '../../db/tables/room.ts'
import type { Transaction } from '../../db/transaction.ts'

type Reader = Pick<NodePgDatabase, 'select'>

/** What was written is what the rules made: it is read back as that. */
const moveOf = (stored: unknown) => stored as LoggedMove

/** A room as its log tells; nothing of one that is gone. */
export async function readRoom(db: Reader, id: number): Promise<Room | undefined> {
  const [row] = await db.select({ snapshot: rooms.snapshot }).from(rooms).where(eq(rooms.id, id))
  if (!row) return undefined
  // Likewise a snapshot: it was a state of these rules, and a release that changes their shape clears it.
  const from = (row.snapshot as Room | null) ?? newRoom
  return replay(from, await entriesSince(db, id, from.seq))
}

/** Entries of the log after `seq`, in their order. */
export async function entriesSince(db: Reader, roomId: number, seq: number): Promise<Logged[]> {
  const rows = await db
    .select({ seq: roomMoves.seq, at: roomMoves.at, by: roomMoves.by, move: roomMoves.move })
    .from(roomMoves)
    .where(and(eq(roomMoves.roomId, roomId), gt(roomMoves.seq, seq)))
    .orderBy(asc(roomMoves.seq))
  return rows.map((row) => ({ ...row, move: moveOf(row.move) }))
}

const slot = sql.placeholder

const lock = preparedSql<{ seq: number }>(
  'lock_room',
  sql`select seq from ${rooms} where id = ${slot('id')} for update`,
)

/** Takes the room for this transaction alone: until it ends nobody else adds to its log. */
export async function lockRoom(tx: Transaction, id: number): Promise<number | undefined> {
  const [row] = await lock(tx, { id })
  return row?.seq
}

const findKeys = preparedSql<{ by: number; key: string; seq: number; at: string; move: unknown }>(
  'room_keys_known',
  sql`select by, key, seq, at, move from ${roomMoves}
    where room_id = ${slot('roomId')} and key = any(${slot('keys')}::text[])`,
)

/** What of the keys has been taken before, with its number in the log. */
export async function knownKeys(
  tx: Transaction | NodePgDatabase,
  roomId: number,
  keys: readonly string[],
): Promise<Entry[]> {
  const rows = await findKeys(tx, { roomId, keys })
  return rows.map((row) => ({ ...row, at: Number(row.at), move: moveOf(row.move) }))
}

/** An entry that is to be written. */
export interface Entry extends Logged {
  key: string
  /** Of whoever comes in with it. */
  seat?: Seat | undefined
}

/** By what somebody is known again in a room. */
export interface Seat {
  /** Of its cookie. */
  device_hash: string
  user_id: number | null
}

interface Written {
  entries: readonly Entry[]
  /** What the room is after them. */
  room: Room
  snapshot: boolean
  now: Date
  /** In a transaction that has the room for itself, and has asked for the keys. */
  isLocked: boolean
}

/** The room's row, if nobody has added to it since, its entries, and the seats of those who come in with them. */
const write = preparedSql<{ id: number }>(
  'append_to_room',
  sql`with entry as (
      select * from json_to_recordset(${slot('entries')}::json)
        as entry (seq integer, at bigint, by integer, key text, move json, seat json)
    ), own as (
      update ${rooms} set seq = ${slot('seq')}, ended_at = coalesce(${slot('endedAt')}::timestamptz, ended_at),
        snapshot = coalesce(${slot('snapshot')}::json, snapshot)
      where id = ${slot('roomId')} and seq = ${slot('before')} and (${slot('isLocked')}::boolean or not exists (
        select from ${roomMoves} known
        where known.room_id = ${slot('roomId')} and known.key in (select key from entry)
      ))
      returning id
    ), added as (
      insert into ${roomMoves} (room_id, seq, at, by, key, move)
      select own.id, entry.seq, entry.at, entry.by, entry.key, entry.move from own, entry
    ), seated as (
      insert into ${roomMembers} (room_id, no, device_hash, user_id, joined_at)
      select own.id, entry.by, seat.device_hash, seat.user_id, ${slot('now')}::timestamptz
      from own, entry, json_to_record(entry.seat) as seat (device_hash text, user_id integer)
      where entry.seat is not null
    )
    select id from own`,
)

/**
 * Writes entries and what the room is after them, all or nothing.
 * @returns whether it was written: not where another process has added to the room since, or one of the keys is known
 */
export async function append(
  db: Transaction | NodePgDatabase,
  roomId: number,
  { entries, room, snapshot, now, isLocked }: Written,
): Promise<boolean> {
  const rows = await write(db, {
    roomId,
    entries: JSON.stringify(entries),
    before: room.seq - entries.length,
    seq: room.seq,
    endedAt: room.phase === 'ended' ? now.toISOString() : null,
    snapshot: snapshot ? JSON.stringify(room) : null,
    now: now.toISOString(),
    isLocked,
  })
  return rows.length > 0
}
