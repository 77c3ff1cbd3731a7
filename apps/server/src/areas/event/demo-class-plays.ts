import { REGISTRATION } from '@hakka/contract/constants/event'
import { and, inArray, ne } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { eventRegistrations, gameResults } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'
import { rankBest } from '../../domain/event/rank-best.ts'
import { contentOf, findSet } from './contents.ts'
import { OWN_PUPIL, playOf } from './demo-plays.ts'
import { findEvent } from './store.ts'

const DIALECT = 1
const DAY_MS = 24 * 3_600_000
const TAIPEI_MS = 8 * 3_600_000
/** Past the numbers of the demo's other players: each of them plays as a child does. */
const FIRST = 1000

interface Asked {
  eventId: number
  userIds: readonly number[]
  /** When it was given to them. */
  from: Date
  now: Date
}

/**
 * Pupils of a class play an event's game once each, from the day on that follows `from`: dealt, played and judged as
 * everybody's play is. The pupil that people log in as is left to them.
 */
export async function playForClass(
  db: NodePgDatabase,
  transaction: Transaction,
  { eventId, userIds, from, now }: Asked,
): Promise<void> {
  const event = await findEvent(db, eventId)
  const set = event && (await findSet(db, { gameId: event.gameId, dialectId: DIALECT, eventId }))
  const content = set && (await contentOf(db, event.gameId, set.hash))
  if (!content || event.beginAt > now) return
  const players = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), ne(users.username, OWN_PUPIL)))
  const given = Math.floor((from.getTime() + TAIPEI_MS) / DAY_MS + 1) * DAY_MS - TAIPEI_MS
  const beginAt = new Date(Math.max(given, event.beginAt.getTime()))
  for (const { id: userId } of players) {
    const of = { userId, pupil: FIRST + userId, no: 0, dialectId: DIALECT, hash: set.hash, now }
    const row = playOf({ ...event, beginAt }, content, of)
    if (!row) continue
    await transaction
      .insert(eventRegistrations)
      .values({ eventId, userId, status: REGISTRATION.accepted })
      .onConflictDoNothing()
    await transaction.insert(gameResults).values(row)
    await rankBest(transaction, eventId, userId, 'and count a play')
  }
}
