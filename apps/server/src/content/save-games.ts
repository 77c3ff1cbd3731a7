import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { gameContents, gameSets } from '../db/tables/event.ts'
import type { Transaction } from '../db/transaction.ts'
import type { WantedFace } from '../domain/fonts/want-faces.ts'
import { type StoredFile, sha256 } from '../domain/uploads/file-rows.ts'
import { mapAddressesOf } from './addresses.ts'
import { gameFaces } from './game-faces.ts'
import type { Pack } from './pack.ts'

/**
 * Writes a pack's sets of questions, and withdraws those that it no longer has. What was played keeps its own.
 * @returns the faces that they are set in
 */
export async function saveGames(
  transaction: Transaction,
  pack: Pack,
  stored: ReadonlyMap<string, StoredFile>,
): Promise<WantedFace[]> {
  const packId = pack.manifest.id
  const uids = [...pack.games.values()].map(({ uid }) => uid)
  await transaction
    .update(gameSets)
    .set({ withdrawnAt: sql`coalesce(${gameSets.withdrawnAt}, now())` })
    .where(and(eq(gameSets.packId, packId), uids.length > 0 ? notInArray(gameSets.uid, uids) : undefined))
  for (const [packPath, { gameId, dialectId, uid, title, source, parts }] of pack.games) {
    const content = mapAddressesOf(parts, source, (url) => `/files/${stored.get(url)?.key}`)
    const hash = sha256(Buffer.from(JSON.stringify(content)))
    await transaction.insert(gameContents).values({ hash, content }).onConflictDoNothing()
    const row = { packId, packPath, gameId, dialectId, uid, title, hash, withdrawnAt: null }
    await transaction
      .insert(gameSets)
      .values(row)
      .onConflictDoUpdate({
        target: [gameSets.gameId, gameSets.dialectId],
        targetWhere: isNull(gameSets.eventId),
        // What the desk has written stays.
        set: {
          ...row,
          title: sql`case when ${gameSets.version} = 1 then excluded.title else ${gameSets.title} end`,
          hash: sql`case when ${gameSets.version} = 1 then excluded.hash else ${gameSets.hash} end`,
          updatedAt: sql`now()`,
        },
      })
  }
  return gameFaces(transaction, [...pack.games.values()])
}

/** The sets of a pack as they were written, by their paths. */
export async function gameSources(
  db: Pick<Transaction, 'select'>,
  packId: string,
  pathOf: (url: string) => string,
): Promise<[string, unknown][]> {
  const rows = await db
    .select({ path: gameSets.packPath, content: gameContents.content })
    .from(gameSets)
    .innerJoin(gameContents, eq(gameContents.hash, gameSets.hash))
    .where(and(eq(gameSets.packId, packId), sql`${gameSets.withdrawnAt} is null`))
  return rows.flatMap(({ path, content }) => (path === null ? [] : [[path, withPaths(content, pathOf)]]))
}

function withPaths(node: unknown, pathOf: (url: string) => string): unknown {
  if (typeof node === 'string') return node.startsWith('/files/') ? pathOf(node) : node
  if (Array.isArray(node)) return node.map((own) => withPaths(own, pathOf))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, own]) => [key, withPaths(own, pathOf)]))
}
