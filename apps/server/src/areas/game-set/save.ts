import { dialectName } from '@hakka/contract/constants'
import { gameTitle } from '@hakka/contract/constants/event'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { gameFaces } from '../../content/game-faces.ts'
import { cellsOf, checkGameTable, gameOf, rowChanges } from '../../content/game-table.ts'
import { gameContents, gameSets } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'
import { edit, type Thing } from '../../domain/edit/edit.ts'
import { findRevision } from '../../domain/edit/revisions.ts'
import { setUid } from '../../domain/event/set-uid.ts'
import { wantFaces } from '../../domain/fonts/want-faces.ts'
import type { CellEdit } from '../../domain/import/edit-table.ts'
import type { Services } from '../../domain/services.ts'
import { sha256 } from '../../domain/uploads/file-rows.ts'
import { AppError } from '../../kernel/app-error.ts'
import { contentOf, eventOf, findPlayed, findRow, type Which } from './store.ts'

export const keyOf = ({ game_id, dialect_id, event_id }: Which) =>
  setUid({ gameId: game_id, dialectId: dialect_id, eventId: event_id })

interface SetItem {
  title: string
  rows: number
  hash: string
}

/** One set; where there is none yet, of version 0. */
export const thingOf = (which: Which): Thing<SetItem, string> => ({
  name: 'game_set',
  topic: 'event',
  async find(transaction) {
    const row = await findRow(transaction, which)
    const content = row && contentOf(row)
    const rows = content === undefined ? 0 : cellsOf(gameOf(which.game_id), content).length
    const title = `${gameTitle(which.game_id)}（${dialectName(which.dialect_id)}）`
    return {
      item: { title: row?.set.title ?? '', rows, hash: row?.set.hash ?? '' },
      title: which.event_id === undefined ? title : `${title}，活動 #${which.event_id}`,
      version: row?.set.version ?? 0,
      savedAt: row?.set.updatedAt ?? null,
    }
  },
  contentOf: ({ hash }) => ({ hash }),
  record: ({ title, rows, hash }) => ({ title, count: rows, content: hash.slice(0, 12) }),
})

/** What a table would make of a set. */
export async function checkSet(
  { db }: Pick<Services, 'db'>,
  which: Which,
  table: { bytes: Uint8Array; edits: readonly CellEdit[] },
) {
  await eventOf(db, which.event_id, which.game_id)
  const [row, played] = await Promise.all([findRow(db, which), findPlayed(db, which)])
  const before = row && contentOf(row)
  const checked = await checkGameTable(db, table, {
    gameId: which.game_id,
    dialectId: which.dialect_id,
    uid: row?.set.uid ?? keyOf(which),
    // A first set of an event's own takes over what tables don't say.
    before: before ?? (played && contentOf(played)),
  })
  const changes = checked.content
    ? rowChanges(gameOf(which.game_id), before, checked.content)
    : { made: 0, changed: 0, unchanged: 0, removed: 0 }
  return { ...checked, changes, version: row?.set.version ?? 0 }
}

type Editor = Pick<Services, 'db' | 'now' | 'env' | 'blobs' | 'queue'> & { userId: number }

type Written = Which & { version?: number | undefined }

/** Writes a set that was checked. @throws AppError `conflict` when `version` is an older one */
export const writeSet = (
  editor: Editor,
  which: Written,
  content: Record<string, unknown>,
  action: 'import' | 'question' = 'import',
): Promise<void> =>
  write(editor, which, { action: `game_set.${action}` }, async (transaction) => {
    const hash = sha256(Buffer.from(JSON.stringify(content)))
    await transaction.insert(gameContents).values({ hash, content }).onConflictDoNothing()
    return { hash, title: content.title }
  })

async function write(
  { userId, ...services }: Editor,
  which: Written,
  { action }: { action: string },
  put: (transaction: Transaction) => Promise<{ hash: string; title: unknown }>,
): Promise<void> {
  const deed = { userId, action, id: keyOf(which), version: which.version }
  await edit(services, thingOf(which), deed, async (transaction, before, at) => {
    const { hash, title } = await put(transaction)
    const row = await findRow(transaction, which)
    const place = { gameId: which.game_id, dialectId: which.dialect_id }
    if (row) {
      await transaction
        .update(gameSets)
        .set({ hash, withdrawnAt: null, version: before.version + 1, updatedAt: at })
        .where(eq(gameSets.id, row.set.id))
    } else {
      await transaction.insert(gameSets).values({
        uid: keyOf(which),
        ...place,
        eventId: which.event_id ?? null,
        title: typeof title === 'string' ? title : gameTitle(which.game_id),
        hash,
        // What a pack brings later finds a set that the desk has written.
        version: which.event_id === undefined ? 2 : 1,
        updatedAt: at,
      })
    }
    await wantFaces(transaction, services, await gameFaces(transaction, [place]))
    return undefined
  })
}

const keptVersion = z.object({ hash: z.string() })

/** A version that is kept, with its rows. @throws AppError `not_found`; also where its game no longer reads it */
export async function findVersion(db: NodePgDatabase, which: Which, version: number) {
  const own = { id: keyOf(which), version, schema: keptVersion }
  const revision = await findRevision(db, thingOf(which), own)
  const [row] = await db.select().from(gameContents).where(eq(gameContents.hash, revision.content.hash))
  const game = gameOf(which.game_id)
  const content = game.content.safeParse(row?.content)
  if (!row || !content.success) throw new AppError('not_found')
  return { revision, row, cells: cellsOf(game, content.data) }
}

/** Goes back to an earlier version, also of a set that an event no longer plays with. */
export async function revertSet(editor: Editor, which: Written, revision: number): Promise<void> {
  await eventOf(editor.db, which.event_id, which.game_id)
  const { row } = await findVersion(editor.db, which, revision)
  await write(editor, which, { action: 'game_set.revert' }, async () => ({
    hash: row.hash,
    title: undefined,
  }))
}

/** An event plays with the shared set again. What was played keeps its own questions, and its own can come back. */
export async function removeSet(
  { userId, ...services }: Editor,
  which: Which & { event_id: number },
): Promise<void> {
  await eventOf(services.db, which.event_id, which.game_id)
  const deed = { userId, action: 'game_set.remove', id: keyOf(which) }
  await edit(services, thingOf(which), deed, async (transaction, before, at) => {
    const row = await findRow(transaction, which)
    if (!row || row.set.withdrawnAt) throw new AppError('not_found')
    await transaction
      .update(gameSets)
      .set({ withdrawnAt: at, version: before.version + 1, updatedAt: at })
      .where(eq(gameSets.id, row.set.id))
    return undefined
  })
}
