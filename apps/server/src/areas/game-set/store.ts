import { EVENT_GAMES } from '@hakka/contract/constants/event'
import type { GameSet } from '@hakka/contract/game-set'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { cellsOf, gameOf } from '../../content/game-table.ts'
import { events, gameContents, gameSets } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'

type Db = NodePgDatabase | Transaction

/** Which set: one of a game in a dialect, that all events share or that is one event's own. */
export interface Which {
  game_id: number
  dialect_id: number
  event_id?: number | undefined
}

const ofOwner = (eventId: number | undefined) =>
  eventId === undefined ? isNull(gameSets.eventId) : eq(gameSets.eventId, eventId)

/** The row of exactly that set, also a withdrawn one. */
export async function findRow(db: Db, { game_id, dialect_id, event_id }: Which) {
  const [row] = await db
    .select({ set: gameSets, content: gameContents.content })
    .from(gameSets)
    .innerJoin(gameContents, eq(gameContents.hash, gameSets.hash))
    .where(and(eq(gameSets.gameId, game_id), eq(gameSets.dialectId, dialect_id), ofOwner(event_id)))
  return row
}

/** The set that is played: the event's own, else the shared one. */
export async function findPlayed(db: Db, which: Which) {
  const own = await findRow(db, which)
  if (own && own.set.withdrawnAt === null) return own
  const shared =
    which.event_id === undefined ? undefined : await findRow(db, { ...which, event_id: undefined })
  return shared && shared.set.withdrawnAt === null ? shared : undefined
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** A content as its game reads it today; a set that it no longer can is none. */
export const contentOf = ({ set, content }: Row): unknown =>
  gameOf(set.gameId).content.safeParse(content).data

export const presentSet = (
  { dialectId, title, version, updatedAt, eventId }: Row['set'],
  rows: number,
): GameSet => ({
  dialect_id: dialectId,
  title,
  rows,
  version,
  updated_at: updatedAt.toISOString(),
  is_own: eventId !== null,
})

/** Rows of contents in their tables, by hash. A content never changes, and to read all of them takes a quarter of a second. */
const counted = new Map<string, number>()
const COUNTED_MAX = 5_000

/** How many rows each of some sets has in its table, by its content's hash. */
async function rowsOf(db: NodePgDatabase, sets: readonly Row['set'][]): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  const unknown: string[] = []
  for (const { hash } of sets) {
    const rows = counted.get(hash)
    if (rows === undefined) unknown.push(hash)
    else found.set(hash, rows)
  }
  if (unknown.length === 0) return found
  const contents = await db.select().from(gameContents).where(inArray(gameContents.hash, unknown))
  if (counted.size + unknown.length > COUNTED_MAX) counted.clear()
  for (const set of sets) {
    const own = contents.find(({ hash }) => hash === set.hash)
    if (!own) continue
    const content = contentOf({ set, content: own.content })
    const rows = content === undefined ? 0 : cellsOf(gameOf(set.gameId), content).length
    counted.set(set.hash, rows)
    found.set(set.hash, rows)
  }
  return found
}

/** @throws AppError `not_found`; also where the event plays another game than that */
export async function eventOf(db: Db, eventId: number | undefined, gameId?: number) {
  if (eventId === undefined) return null
  const [event] = await db
    .select({ id: events.id, title: events.title, gameId: events.gameId })
    .from(events)
    .where(and(eq(events.id, eventId), isNull(events.deletedAt)))
  if (!event || (gameId !== undefined && event.gameId !== gameId)) throw new AppError('not_found')
  return event
}

/** The sets of every game, of an event those of its own game. */
export async function listSets(db: NodePgDatabase, eventId: number | undefined) {
  const event = await eventOf(db, eventId)
  const sets = await db
    .select()
    .from(gameSets)
    .where(
      and(
        isNull(gameSets.withdrawnAt),
        event ? eq(gameSets.gameId, event.gameId) : undefined,
        event ? or(isNull(gameSets.eventId), eq(gameSets.eventId, event.id)) : isNull(gameSets.eventId),
      ),
    )
    .orderBy(asc(gameSets.dialectId), sql`${gameSets.eventId} nulls last`)
  const played = sets.filter(
    (set, index) =>
      sets.findIndex((other) => other.gameId === set.gameId && other.dialectId === set.dialectId) === index,
  )
  const rows = await rowsOf(db, played)
  return {
    event: event && { id: event.id, title: event.title },
    games: EVENT_GAMES.filter(({ id }) => !event || id === event.gameId).map(({ id, title }) => ({
      id,
      title,
      sets: played.filter((set) => set.gameId === id).map((set) => presentSet(set, rows.get(set.hash) ?? 0)),
    })),
  }
}
