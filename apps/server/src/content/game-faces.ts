import { games } from '@hakka/games/server'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { faces } from '../db/tables/content.ts'
import { gameContents, gameSets } from '../db/tables/event.ts'
import type { Transaction } from '../db/transaction.ts'
import { gameFace } from '../domain/event/face.ts'
import type { WantedFace } from '../domain/fonts/want-faces.ts'
import { partsOfGame } from './read-games.ts'
import { readingTexts } from './reading-texts.ts'

/** A game in one dialect. */
export interface GamePlace {
  gameId: number
  dialectId: number
}

/**
 * The faces of games: each sets the set that all events share, those of events of their own, and what was played
 * before, which its results still show.
 */
export async function gameFaces(
  transaction: Transaction,
  places: readonly GamePlace[],
): Promise<WantedFace[]> {
  if (places.length === 0) return []
  const sets = await transaction
    .select({ gameId: gameSets.gameId, dialectId: gameSets.dialectId, content: gameContents.content })
    .from(gameSets)
    .innerJoin(gameContents, eq(gameContents.hash, gameSets.hash))
    .where(
      and(
        isNull(gameSets.withdrawnAt),
        or(
          ...places.map(({ gameId, dialectId }) =>
            and(eq(gameSets.gameId, gameId), eq(gameSets.dialectId, dialectId)),
          ),
        ),
      ),
    )
  const names = places.map(({ gameId, dialectId }) => gameFace(gameId, dialectId))
  const before = await transaction
    .select({ name: faces.name, characters: faces.characters })
    .from(faces)
    .where(inArray(faces.name, names))
  return places.map(({ gameId, dialectId }) => {
    const name = gameFace(gameId, dialectId)
    const own = sets.filter((set) => set.gameId === gameId && set.dialectId === dialectId)
    return {
      name,
      texts: [
        ...before.flatMap((face) => (face.name === name ? face.characters : [])),
        ...own.flatMap(({ content }) => [
          ...readingTexts([...partsOfGame(content, '$')]),
          ...headingsOf(gameId, content),
        ]),
      ],
    }
  })
}

/** What stands in headings of a set, which need not be Hakka. */
function headingsOf(gameId: number, content: unknown): string[] {
  const game = games.get(gameId)
  const read = game?.content.safeParse(content)
  return read?.success ? (game?.headings?.(read.data) ?? []) : []
}
