import { and, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { apiTokens, users } from '../../db/tables/account.ts'
import { hashOf, newSecret } from '../secret/secrets.ts'
import { LOCKED } from './locked.ts'
import { rolesInForce } from './staff.ts'
import { isTeacher } from './teacher.ts'

const PREFIX = 'hakka_'
const TOUCH_MS = 60_000

/** Makes a Bearer token for a user. The token is answered this once: only its hash is kept. */
export async function createApiToken(
  db: NodePgDatabase,
  { userId, label }: { userId: number; label: string },
): Promise<{ id: number; token: string }> {
  const token = PREFIX + newSecret()
  const [row] = await db
    .insert(apiTokens)
    .values({ userId, label, tokenHash: hashOf(token) })
    .returning({ id: apiTokens.id })
  if (!row) throw new Error('the new API token was not returned')
  return { id: row.id, token }
}

/** Answers whether there was such a token still in force. */
export async function revokeApiToken(db: NodePgDatabase, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id })
  return rows.length > 0
}

/** Whose token this is, with the roles in force now. */
export async function findApiToken(
  db: NodePgDatabase,
  token: string,
  now: Date,
): Promise<{ userId: number; roles: string[]; isTeacher: boolean } | undefined> {
  if (!token.startsWith(PREFIX)) return undefined
  const [row] = await db
    .select({
      id: apiTokens.id,
      userId: apiTokens.userId,
      lastUsedAt: apiTokens.lastUsedAt,
      roles: rolesInForce(db, apiTokens.userId),
      isTeacher,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, hashOf(token)), isNull(apiTokens.revokedAt)))
  if (!row || row.roles.includes(LOCKED)) return undefined
  if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > TOUCH_MS) {
    await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, row.id))
  }
  return row
}
