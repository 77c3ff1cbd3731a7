import type { Device } from '@hakka/contract/my'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { sessions } from '../../db/tables/account.ts'
import type { Services } from '../../domain/services.ts'

type Kept = Pick<Services, 'db' | 'now'>

/** Where the account is logged in, this device first. */
export async function devicesOf(
  { db, now }: Kept,
  { userId, sessionId }: { userId: number; sessionId: number | null },
): Promise<Device[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.lastSeenAt))
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      current: row.id === sessionId,
    }))
    .sort((left, right) => Number(right.current) - Number(left.current))
}

/** A device by its number, and whose it is. */
export async function findDevice(
  { db }: Pick<Services, 'db'>,
  { params: { id } }: { params: { id: number } },
) {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.id, id))
  return row
}

/** Logs a device out. One that has gone meanwhile is no error. */
export async function endDevice({ db }: Pick<Services, 'db'>, { id }: { id: number }): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Logs all devices out but the one that asks. Answers how many. */
export async function endOtherDevices(
  db: Pick<Services['db'], 'delete'>,
  { userId, sessionId }: { userId: number; sessionId: number | null },
): Promise<number> {
  const mine = eq(sessions.userId, userId)
  const rows = await db
    .delete(sessions)
    .where(sessionId === null ? mine : and(mine, ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return rows.length
}
