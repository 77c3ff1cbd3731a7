import { games } from '@hakka/games/server'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import { gameContents, gameSets } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'

/** Contents never change under their hash: read once, they are kept parsed. */
const parsed = new LRUCache<string, object>({ max: 60 })

/** Sets that an event plays with: those that all share, and its own. */
const playedIn = (gameId: number, eventId: number | undefined) =>
  and(
    eq(gameSets.gameId, gameId),
    isNull(gameSets.withdrawnAt),
    eventId === undefined
      ? isNull(gameSets.eventId)
      : or(isNull(gameSets.eventId), eq(gameSets.eventId, eventId)),
  )

/** The set of a game in a dialect that is played now: the event's own, where it has one. */
export async function findSet(
  db: NodePgDatabase,
  { gameId, dialectId, eventId }: { gameId: number; dialectId: number; eventId: number | undefined },
): Promise<{ hash: string } | undefined> {
  const [row] = await db
    .select({ hash: gameSets.hash })
    .from(gameSets)
    .where(and(playedIn(gameId, eventId), eq(gameSets.dialectId, dialectId)))
    .orderBy(sql`${gameSets.eventId} nulls last`)
    .limit(1)
  return row
}

/** In which dialects an event's game can be played. */
export async function dialectsOf(db: NodePgDatabase, gameId: number, eventId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ dialectId: gameSets.dialectId })
    .from(gameSets)
    .where(playedIn(gameId, eventId))
    .orderBy(gameSets.dialectId)
  return rows.map(({ dialectId }) => dialectId)
}

/** A content by its hash, as its game reads it; `undefined` where it no longer can. */
export async function contentOf(
  db: NodePgDatabase | Transaction,
  gameId: number,
  hash: string,
): Promise<object | undefined> {
  const known = parsed.get(hash)
  if (known) return known
  const [row] = await db.select().from(gameContents).where(eq(gameContents.hash, hash))
  const read = games.get(gameId)?.content.safeParse(row?.content)
  if (!read?.success || typeof read.data !== 'object' || read.data === null) return undefined
  parsed.set(hash, read.data)
  return read.data
}
