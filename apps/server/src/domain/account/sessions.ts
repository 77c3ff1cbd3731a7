import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { sessions, users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { hashOf, newSecret } from '../secret/secrets.ts'
import { LOCKED, refuseLocked } from './locked.ts'
import { rolesInForce } from './staff.ts'
import { isTeacher } from './teacher.ts'

const HOUR = 3_600_000
const IDLE_MS = 12 * HOUR
export const REMEMBER_MS = 30 * 24 * HOUR
/** `last_seen_at` is written at most this often: reading pages must not write to the disk at each click. */
const TOUCH_MS = 5 * 60_000

export interface Session {
  id: number
  userId: number
  roles: string[]
  isTeacher: boolean
}

/**
 * Opens a session and answers the secret for its cookie; the database keeps the secret's hash only.
 * @throws AppError `forbidden` for an account that is shut
 */
export async function createSession(
  db: NodePgDatabase,
  { userId, remember, device = '', now }: { userId: number; remember: boolean; device?: string; now: Date },
): Promise<string> {
  await refuseLocked(db, userId)
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + (remember ? REMEMBER_MS : IDLE_MS))
  await db.insert(sessions).values({
    secretHash: hashOf(secret),
    userId,
    remember,
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

/** The living session of a cookie. One that is not remembered ends after 12 hours without use. */
export async function findSession(
  db: NodePgDatabase,
  secret: string,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await sessionOf(db).execute({ secretHash: hashOf(secret), now: now.toISOString() })
  if (!row || row.roles.includes(LOCKED)) return undefined
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS) {
    const idle = row.remember ? {} : { expiresAt: new Date(now.getTime() + IDLE_MS) }
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

/** Ends every session of a user: whoever had the password of before is out. */
export async function endSessionsOf(db: NodePgDatabase | Transaction, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}
