import { randomInt } from 'node:crypto'
import { type KIND_OF_CLASSROOM, ROOM } from '@hakka/contract/constants/room'
import { and, asc, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { lessons, modules, moduleVersions } from '../../db/tables/content.ts'
import { roomKeys, rooms } from '../../db/tables/room.ts'
import type { Transaction } from '../../db/transaction.ts'
import { isPublished } from '../lesson/modules.ts'
import { hashOf, newSecret } from '../secret/secrets.ts'

const HOUR_MS = 3_600_000

/** All of a room's row but the snapshot, which may be large and is its log's alone. */
const { snapshot: _, ...columns } = getTableColumns(rooms)

export type RoomRecord = Omit<typeof rooms.$inferSelect, 'snapshot'>

/** A room by its id. */
export async function roomById(db: NodePgDatabase, id: number): Promise<RoomRecord | undefined> {
  const [row] = await db.select(columns).from(rooms).where(eq(rooms.id, id))
  return row
}

const openRoomOf = prepared((db) =>
  db
    .select(columns)
    .from(rooms)
    .where(and(eq(rooms.code, sql.placeholder('code')), isNull(rooms.endedAt)))
    .prepare('room_of_code'),
)

/** The open room that a code is of. */
export async function roomByCode(db: NodePgDatabase, code: string): Promise<RoomRecord | undefined> {
  const [row] = await openRoomOf(db).execute({ code })
  return row
}

/** When a room is gone that no class keeps. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + ROOM.visitorHours * HOUR_MS)

type Asked = { mid: string; vid: string; no: string; type: keyof typeof KIND_OF_CLASSROOM }

/**
 * The module that the specification's call means: by its own id and version, else by what its content was written with,
 * which another site may have numbered.
 */
export async function askedModule(
  db: NodePgDatabase,
  { mid, vid, no, type }: Asked,
): Promise<{ id: number; lessonId: number } | undefined> {
  const own = await db
    .select({
      id: modules.id,
      lessonId: modules.lessonId,
      version: moduleVersions.id,
      content: moduleVersions.content,
    })
    .from(modules)
    .innerJoin(moduleVersions, isPublished())
    .where(inArray(moduleVersions.type, [type]))
    .orderBy(asc(modules.id))
  const isByIds = (row: (typeof own)[number]) => String(row.id) === mid && String(row.version) === vid
  const found = own.find(isByIds) ?? own.find(({ content }) => isWrittenFor(content, { mid, vid, no }))
  return found && found.lessonId !== null ? { id: found.id, lessonId: found.lessonId } : undefined
}

function isWrittenFor(content: unknown, { mid, vid, no }: Pick<Asked, 'mid' | 'vid' | 'no'>): boolean {
  if (typeof content !== 'object' || content === null || !('youth_data' in content)) return false
  const { youth_data: own } = content
  if (typeof own !== 'object' || own === null) return false
  const { tm_mid, tm_vid, module_no } = { tm_mid: '', tm_vid: '', module_no: '', ...own }
  return String(tm_mid) === mid && String(tm_vid) === vid && String(module_no) === no
}

/** The lesson of a module that learners see. */
export async function lessonOfModule(db: NodePgDatabase, moduleId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ lessonId: modules.lessonId })
    .from(modules)
    .innerJoin(moduleVersions, isPublished())
    .where(eq(modules.id, moduleId))
  return row?.lessonId ?? undefined
}

/** A room that was opened, with the key of its board. */
export interface Opened {
  id: number
  code: string
  key: string
}

/** The teacher's open room of a lesson, or another one: two clicks at once make one. Each time the board has a new key. */
export async function openRoom(
  db: NodePgDatabase,
  {
    ownerId,
    lessonId,
    classId,
    now,
  }: { ownerId: number; lessonId: number; classId: number | null; now: Date },
): Promise<Opened> {
  return db.transaction(async (tx) => {
    const [lesson] = await tx
      .select({ title: lessons.title, dialectId: lessons.dialectId })
      .from(lessons)
      .where(eq(lessons.id, lessonId))
    const expiresAt = classId === null ? expiryOf(now) : null
    // Who comes second waits here for the first, and finds that one's room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('room'), ${ownerId})`)
    const isOwn = and(eq(rooms.ownerId, ownerId), eq(rooms.lessonId, lessonId), isNull(rooms.endedAt))
    // One whose day is over is about to be swept.
    await tx
      .update(rooms)
      .set({ endedAt: now })
      .where(and(isOwn, lte(rooms.expiresAt, now)))
    const [open] = await tx.select({ id: rooms.id, code: rooms.code }).from(rooms).where(isOwn)
    if (open && classId !== null) {
      await tx.update(rooms).set({ classId, expiresAt: null }).where(eq(rooms.id, open.id))
    }
    const own = open ?? (await newRoomRow(tx, { ownerId, lessonId, classId, expiresAt, now, ...lesson }))
    return { ...own, key: await newKey(tx, own.id, 'host', now) }
  })
}

async function newRoomRow(
  tx: Transaction,
  {
    title = '',
    dialectId = 1,
    now,
    ...own
  }: Partial<Pick<RoomRecord, 'title' | 'dialectId'>> &
    Pick<RoomRecord, 'ownerId' | 'lessonId' | 'classId' | 'expiresAt'> & { now: Date },
): Promise<{ id: number; code: string }> {
  for (;;) {
    const code = String(randomInt(10 ** ROOM.codeDigits)).padStart(ROOM.codeDigits, '0')
    const [row] = await tx
      .insert(rooms)
      .values({ ...own, title, dialectId, code, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: rooms.id, code: rooms.code })
    // Nine digits of a thousand million: a code that is taken is as rare as a room that was opened twice at once.
    if (row) return row
  }
}

type KeyRole = typeof roomKeys.$inferInsert.role

/** A key of a room, whose hash alone is kept. */
export async function newKey(
  db: Transaction | NodePgDatabase,
  roomId: number,
  role: KeyRole,
  now: Date,
  more: { userId?: number; expiresAt?: Date } = {},
): Promise<string> {
  const secret = newSecret()
  await db.insert(roomKeys).values({ roomId, role, secretHash: hashOf(secret), createdAt: now, ...more })
  return secret
}
