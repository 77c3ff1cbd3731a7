import { IDLE } from '@hakka/contract/constants/school-class'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { sessions, users } from '../../db/tables/account.ts'
import { hashOf, newSecret } from '../secret/secrets.ts'
import { isClassAccount } from './class-account.ts'
import { refuseJoined } from './joined.ts'
import { LOCKED, refuseLocked } from './locked.ts'
import { rolesInForce } from './staff.ts'
import { isTeacher } from './teacher.ts'

const HOUR = 3_600_000
const IDLE_MS = 12 * HOUR
/** Of class accounts, wherever they are: the tablet is the next pupil's. The browser says so a minute before. */
const SHARED_IDLE_MS = IDLE.minutes * 60_000
export const REMEMBER_MS = 30 * 24 * HOUR
/** `last_seen_at` is written at most this often: reading pages must not write to the disk at each click. */
const TOUCH_MS = 5 * 60_000
const SHARED_TOUCH_MS = 15_000

const idleMs = ({ shared }: { shared: boolean }) => (shared ? SHARED_IDLE_MS : IDLE_MS)

export interface Session {
  id: number
  userId: number
  roles: string[]
  isTeacher: boolean
}

/** Whether an account's devices are the next pupil's: of it none is remembered. */
export async function isShared(db: NodePgDatabase, userId: number): Promise<boolean> {
  const [account] = await db.select({ shared: isClassAccount }).from(users).where(eq(users.id, userId))
  return account?.shared === true
}

/**
 * Opens a session and answers the secret for its cookie; the database keeps the secret's hash only.
 * @throws AppError `forbidden` for an account that is shut, or was joined into another
 */
export async function createSession(
  db: NodePgDatabase,
  { userId, remember, device = '', now }: { userId: number; remember: boolean; device?: string; now: Date },
): Promise<string> {
  await refuseLocked(db, userId)
  await refuseJoined(db, userId)
  const shared = await isShared(db, userId)
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + (remember && !shared ? REMEMBER_MS : idleMs({ shared })))
  await db.insert(sessions).values({
    secretHash: hashOf(secret),
    userId,
    remember: remember && !shared,
    shared,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return secret
}

const sessionOf = prepared((db) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      remember: sessions.remember,
      shared: sessions.shared,
      lastSeenAt: sessions.lastSeenAt,
      roles: rolesInForce(db, sessions.userId),
      isTeacher,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.secretHash, sql.placeholder('secretHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_session'),
)

/** The living session of a cookie. One that is not remembered ends after 12 hours without use, of a class account after 20 minutes. */
export async function findSession(
  db: NodePgDatabase,
  secret: string,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await sessionOf(db).execute({ secretHash: hashOf(secret), now: now.toISOString() })
  if (!row || row.roles.includes(LOCKED)) return undefined
  if (now.getTime() - row.lastSeenAt.getTime() > (row.shared ? SHARED_TOUCH_MS : TOUCH_MS)) {
    const idle = row.remember ? {} : { expiresAt: new Date(now.getTime() + idleMs(row)) }
    await db
      .update(sessions)
      .set({ lastSeenAt: now, ...idle })
      .where(eq(sessions.id, row.id))
  }
  return row
}

/** Ends the session of a cookie; one that is gone already is no error. */
export async function endSession(db: NodePgDatabase, secret: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.secretHash, hashOf(secret)))
}
