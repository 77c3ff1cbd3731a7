import { EVENT, gainText } from '@hakka/contract/constants/event'
import type { Boards } from '@hakka/contract/event'
import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { gameBests } from '../../db/tables/event.ts'
import { masked } from '../../domain/text/mask.ts'
import type { EventRow } from './store.ts'

const ROW = { userId: gameBests.userId, name: users.name, plays: gameBests.plays, gain: gameBests.gain }

/** The first of a board: each is an index from its top, however many have played. */
const firstBy = (db: NodePgDatabase, where: SQL | undefined, order: SQL) =>
  db
    .select(ROW)
    .from(gameBests)
    .innerJoin(users, eq(users.id, gameBests.userId))
    .where(where)
    .orderBy(order, asc(gameBests.signUpNo))
    .limit(EVENT.board_rows)

/** Who has gained most since the first play, and who has played most often. Ties by sign-up order. */
export async function boardsOf(
  db: NodePgDatabase,
  { id, gameId, isCompetition }: Pick<EventRow, 'id' | 'gameId' | 'isCompetition'>,
  viewer: number | null,
): Promise<Boards> {
  const ofEvent = eq(gameBests.eventId, id)
  const [improved, played, own] = await Promise.all([
    isCompetition ? [] : firstBy(db, and(ofEvent, gt(gameBests.gain, 0)), desc(gameBests.gain)),
    isCompetition ? [] : firstBy(db, ofEvent, desc(gameBests.plays)),
    viewer === null
      ? []
      : db
          .select({ plays: gameBests.plays, gain: gameBests.gain })
          .from(gameBests)
          .where(and(ofEvent, eq(gameBests.userId, viewer))),
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
