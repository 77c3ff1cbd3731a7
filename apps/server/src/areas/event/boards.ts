import { EVENT, gainText } from '@hakka/contract/constants/event'
import type { Boards } from '@hakka/contract/event'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lastly, prepared } from '../../db/prepared.ts'
import { users } from '../../db/tables/account.ts'
import { gameBests } from '../../db/tables/event.ts'
import { masked } from '../../domain/text/mask.ts'
import type { EventRow } from './store.ts'

const { eventId, userId, plays, gain, signUpNo } = gameBests
const ofEvent = eq(eventId, sql.placeholder('eventId'))

/** The first of a board: each is an index from its top, however many have played. */
const firstBy = (name: string, where: SQL | undefined, order: SQL) =>
  prepared((db) =>
    db
      .select({ userId, name: users.name, plays, gain })
      .from(gameBests)
      .innerJoin(users, eq(users.id, userId))
      .where(where)
      .orderBy(order, lastly(signUpNo, EVENT.board_rows))
      .prepare(name),
  )

// Written out: only so its index is known to have all of them.
const mostGained = firstBy('find_board_of_gains', and(ofEvent, sql`${gain} > 0`), desc(gain))
const mostPlayed = firstBy('find_board_of_plays', ofEvent, desc(plays))
const ownOf = prepared((db) =>
  db
    .select({ plays, gain })
    .from(gameBests)
    .where(and(ofEvent, eq(userId, sql.placeholder('viewer'))))
    .prepare('find_own_of_boards'),
)

/** Who has gained most since the first play, and who has played most often. Ties by sign-up order. */
export async function boardsOf(
  db: NodePgDatabase,
  { id, gameId, isCompetition }: Pick<EventRow, 'id' | 'gameId' | 'isCompetition'>,
  viewer: number | null,
): Promise<Boards> {
  const [improved, played, own] = await Promise.all([
    isCompetition ? [] : mostGained(db).execute({ eventId: id }),
    isCompetition ? [] : mostPlayed(db).execute({ eventId: id }),
    viewer === null ? [] : ownOf(db).execute({ eventId: id, viewer }),
  ])
  const present = (row: (typeof played)[number], index: number) => ({
    rank: index + 1,
    name: row.userId === viewer ? row.name : masked(row.name),
    plays: row.plays,
    gain: row.gain,
    gain_text: gainText(gameId, row.gain),
    is_me: row.userId === viewer,
  })
  const [mine] = own
  return {
    improved: improved.map(present),
    played: played.map(present),
    mine: mine ? { ...mine, gain_text: gainText(gameId, mine.gain) } : null,
  }
}
