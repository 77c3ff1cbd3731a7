import type { RoomRole } from '@hakka/contract/constants/room'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, createdAt, id } from './columns.ts'
import { lessons } from './content.ts'
import { schoolClasses } from './school-class.ts'

const roomOf = () =>
  integer('room_id')
    .notNull()
    .references(() => rooms.id, { onDelete: 'cascade' })

/** A live room: one a teacher and lesson at a time. How it stands is its log; the snapshot is how it stood a while ago. */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose results it keeps; a room without a class is gone after a day. */
    classId: integer('class_id').references(() => schoolClasses.id, { onDelete: 'cascade' }),
    /** Nine digits; free for another room once this one has ended. */
    code: text().notNull(),
    title: text().notNull(),
    dialectId: smallint('dialect_id').notNull(),
    /** The last entry of the log. */
    seq: integer().notNull().default(0),
    snapshot: json(),
    createdAt: createdAt(),
    endedAt: at('ended_at'),
    /** When it is gone; never of a class's. */
    expiresAt: at('expires_at'),
  },
  (table) => [
    uniqueIndex('rooms_code').on(table.code).where(sql`${table.endedAt} is null`),
    uniqueIndex('rooms_lesson').on(table.ownerId, table.lessonId).where(sql`${table.endedAt} is null`),
    index('rooms_owner').on(table.ownerId, table.id.desc().nullsFirst()),
    index('rooms_class').on(table.classId),
    index('rooms_expires').on(table.expiresAt),
  ],
)

/** The log of a room: what was done in it and taken. Nothing that was acknowledged is missing here. */
export const roomMoves = pgTable(
  'room_moves',
  {
    roomId: roomOf(),
    seq: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** 0 for who leads it, else the member's number. */
    by: integer().notNull(),
    /** What its sender called it: sent again, it is the same one. */
    key: text().notNull(),
    move: json().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.seq] }),
    uniqueIndex('room_moves_key').on(table.roomId, table.key, table.by),
  ],
)

/** Who came into a room, by the device that came. With the row goes what its pupil posted (a trigger). */
export const roomMembers = pgTable(
  'room_members',
  {
    roomId: roomOf(),
    no: integer().notNull(),
    /** Of the device's cookie. */
    deviceHash: text('device_hash').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: at('joined_at').notNull(),
    /** The device is the next pupil's. */
    leftAt: at('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.no] }),
    uniqueIndex('room_members_device').on(table.roomId, table.deviceHash).where(sql`${table.leftAt} is null`),
    index('room_members_user').on(table.userId),
  ],
)

/**
 * What pupils have said: the row knows the bytes among the private files, and goes after them. No room, or `goneAt` over:
 * nobody hears it, and it is swept.
 */
export const roomRecordings = pgTable(
  'room_recordings',
  {
    id: id(),
    roomId: integer('room_id').references(() => rooms.id, { onDelete: 'set null' }),
    /** The member's number. */
    no: integer().notNull(),
    /** The question, as moves name it. */
    at: text().notNull(),
    key: text().notNull(),
    size: integer().notNull(),
    seconds: real().notNull(),
    /** Set soon until the move is written that it belongs to. */
    goneAt: at('gone_at').notNull(),
  },
  (table) => [
    index('room_recordings_room').on(table.roomId, table.at, table.no),
    index('room_recordings_gone').on(table.goneAt),
  ],
)

/** Who leads a room beside its owner: by a key whose hash is kept. */
export const roomKeys = pgTable(
  'room_keys',
  {
    id: id(),
    roomId: roomOf(),
    secretHash: text('secret_hash').notNull().unique(),
    /** What it opens. */
    role: text().$type<RoomRole>().notNull(),
    /** Of a colleague. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Of a link that takes somebody in. */
    expiresAt: at('expires_at'),
  },
  (table) => [index('room_keys_room').on(table.roomId), index('room_keys_user').on(table.userId)],
)
