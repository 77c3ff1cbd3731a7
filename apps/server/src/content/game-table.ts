import { gameTitle } from '@hakka/contract/constants/event'
import { type Game, games } from '@hakka/games/server'
import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'
import type { CellFault, TableRow } from '../domain/import/columns.ts'
import { type CellEdit, readEdited } from '../domain/import/edit-table.ts'
import { rowsOf } from '../domain/import/rows-of.ts'
import { issueText } from '../http/input/issue-text.ts'
import { isRecord } from './json.ts'
import { partsOfGame } from './read-games.ts'
import { textProblems } from './text-problems.ts'

type Db = NodePgDatabase | Transaction

/** Field of the form that the table comes in. */
export const FILE = 'items_file' as const

/** The game of a number. There are five. */
export function gameOf(gameId: number): Game {
  const game = games.get(gameId)
  if (!game) throw new Error(`no game ${gameId}`)
  return game
}

type Texts = Record<string, string>

/** A set's rows, each cell a text. */
export const cellsOf = (game: Game, content: unknown): Texts[] =>
  game.table
    .rows(content)
    .map((row) => Object.fromEntries(game.table.columns.map(({ id }) => [id, String(row[id] ?? '')])))

/** `$.quests[0].question_text` → quests, 0, question_text. */
const keysOf = (path: string): (string | number)[] =>
  Array.from(path.matchAll(/\.([^.[]+)|\[(\d+)\]/g), ([, name, index]) => name ?? Number(index))

/** Files that the set names and the site does not have, or not as a picture or sound. */
async function fileFaults(db: Db, parts: readonly { path: string; url: string; sound: boolean }[]) {
  const keyOf = (url: string) => /^\/files\/([\w.-]+)$/.exec(url)?.[1]
  const keys = [...new Set(parts.flatMap(({ url }) => keyOf(url) ?? []))]
  const known = new Map<string, string>()
  for (let from = 0; from < keys.length; from += 1000) {
    const rows = await db
      .select({ key: files.key, type: files.mediaType })
      .from(files)
      .where(inArray(files.key, keys.slice(from, from + 1000)))
    for (const { key, type } of rows) known.set(key, type)
  }
  return parts.flatMap(({ path, url, sound }) => {
    const type = known.get(keyOf(url) ?? '')
    if (type?.startsWith(sound ? 'audio/' : 'image/')) return []
    return [{ keys: keysOf(path), message: `網站上沒有這個${sound ? '聲音' : '圖片'}檔，請填上傳後的網址` }]
  })
}

export interface CheckedSet {
  rows: readonly TableRow[]
  faults: CellFault[]
  /** The whole set, where nothing is wrong. */
  content: Record<string, unknown> | undefined
  /** The sheet that was read, where it is not the first of its workbook. */
  sheet?: string
}

/** Which set it is; `before` is the set as it is now. */
interface OfSet {
  gameId: number
  dialectId: number
  uid: string
  before: unknown
}

/**
 * Reads a table as a set of questions and says all that is wrong with it, by its cells.
 * @param edits cells that were mended since the file was chosen
 */
export async function checkGameTable(
  db: Db,
  { bytes, edits }: { bytes: Uint8Array; edits: readonly CellEdit[] },
  { gameId, dialectId, uid, before }: OfSet,
): Promise<CheckedSet> {
  const game = gameOf(gameId)
  const raw = await readEdited(bytes, game.table.columns, edits)
  if ('refused' in raw) {
    const fault = { file: FILE, line: 0, column: '', message: raw.refused }
    return { rows: [], faults: [fault], content: undefined }
  }
  const { rows, faults } = rowsOf(FILE, game.table.columns, raw)
  const sheet = raw.sheet === undefined ? {} : { sheet: raw.sheet }
  if (faults.length > 0) return { rows, faults, content: undefined, ...sheet }
  return { ...(await checkGameRows(db, rows, { gameId, dialectId, uid, before })), ...sheet }
}

/** The same of rows that were read already. */
export async function checkGameRows(
  db: Db,
  rows: readonly TableRow[],
  { gameId, dialectId, uid, before }: OfSet,
): Promise<CheckedSet> {
  const game = gameOf(gameId)
  const read = game.table.read(rows, before)
  const faultAt = (keys: readonly PropertyKey[], message: string): CellFault => ({
    file: FILE,
    ...(read.cellOf(keys) ?? { line: 0, column: '' }),
    message,
  })
  const title = isRecord(before) && typeof before.title === 'string' ? before.title : gameTitle(gameId)
  const head = { kind: 'game', version: 1, game_id: gameId, dialect_id: dialectId, uid, title }
  const source = { ...head, ...read.content }
  const parsed = game.content.safeParse(source, { error: issueText })
  if (!parsed.success) {
    const own = parsed.error.issues.map(({ path, message }) => faultAt(path, message))
    return { rows, faults: own, content: undefined }
  }
  const parts = [...partsOfGame(source, '$')]
  const named = parts.flatMap((part) =>
    part.is === 'file' ? [{ path: part.path, url: part.url, sound: part.sound === true }] : [],
  )
  const all = [
    ...textProblems(parts, source, dialectId, true).map(({ path, reason }) => faultAt(keysOf(path), reason)),
    ...(await fileFaults(db, named)).map(({ keys, message }) => faultAt(keys, message)),
  ]
  return { rows, faults: all, content: all.length > 0 ? undefined : source }
}

/** How the rows of a set differ from what it had. Rows are the same by kind and number, cards by their place too. */
export function rowChanges(game: Game, before: unknown, after: unknown) {
  const keyed = (content: unknown) => {
    const seen = new Map<string, number>()
    return new Map(
      (content === undefined ? [] : cellsOf(game, content)).map((row) => {
        const name = `${row.kind ?? ''} ${row.no ?? ''}`
        const place = (seen.get(name) ?? 0) + 1
        seen.set(name, place)
        return [`${name} ${place}`, JSON.stringify(row)] as const
      }),
    )
  }
  const [old, now] = [keyed(before), keyed(after)]
  const of = [...now].map(([key, row]) =>
    old.has(key) ? (old.get(key) === row ? 'same' : 'changed') : 'made',
  )
  const count = (what: string) => of.filter((own) => own === what).length
  return {
    made: count('made'),
    changed: count('changed'),
    unchanged: count('same'),
    removed: [...old.keys()].filter((key) => !now.has(key)).length,
  }
}
