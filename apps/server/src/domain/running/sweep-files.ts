import { and, inArray, lt, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'
import { packImports } from '../../db/tables/lesson-pack.ts'
import { roomRecordings } from '../../db/tables/room.ts'
import { keptRecordings } from '../../db/tables/self-study.ts'
import type { Services } from '../services.ts'

type Store = Pick<Services, 'db' | 'blobs' | 'privateBlobs' | 'now'>

const DAY_MS = 24 * 60 * 60_000
/** So many keys are looked up at once. */
const PART = 500

/** Every table that names private files. */
const SHELVES: readonly { table: PgTable; key: PgColumn }[] = [
  { table: keptRecordings, key: keptRecordings.key },
  { table: roomRecordings, key: roomRecordings.key },
  { table: feedbackScreenshots, key: feedbackScreenshots.key },
  { table: packImports, key: packImports.key },
]

/** What a process that was killed has left. */
export interface Swept {
  /** Files that were being written. */
  drafts: number
  /** Private files that no row names. */
  files: number
  /** Rows whose private file is not there. */
  rows: number
}

/**
 * Removes what lies for more than a day in the middle: files that were being written when their process ended, private
 * files that no row names, and rows of sounds and pictures whose bytes never came. What is younger may be under way. Files
 * with an address stay: their key is what is in them, and whoever brings the same again finds them.
 */
export async function sweepFiles(store: Store, signal: AbortSignal): Promise<Swept> {
  const before = new Date(store.now().getTime() - DAY_MS)
  const drafts = (await store.blobs.sweepDrafts(before)) + (await store.privateBlobs.sweepDrafts(before))
  const there = new Set<string>()
  let files = 0
  let part: string[] = []
  const look = async () => {
    signal.throwIfAborted()
    files += await removeUnnamed(store, part, before)
    part = []
  }
  for await (const key of store.privateBlobs.keys()) {
    there.add(key)
    part.push(key)
    if (part.length === PART) await look()
  }
  await look()
  return { drafts, files, rows: await removeEmpty(store, there, before, signal) }
}

async function removeUnnamed(
  { db, privateBlobs }: Store,
  keys: readonly string[],
  before: Date,
): Promise<number> {
  if (keys.length === 0) return 0
  const named = new Set<unknown>()
  for (const { table, key } of SHELVES)
    for (const row of await db.select({ key }).from(table).where(inArray(key, keys))) named.add(row.key)
  let gone = 0
  for (const key of keys.filter((own) => !named.has(own))) {
    const found = await privateBlobs.stat(key)
    if (!found || found.at > before) continue
    await privateBlobs.remove(key)
    gone += 1
  }
  return gone
}

/** A pack that came as a ZIP has a state of its own, and is forgotten by its own job. */
async function removeEmpty(
  { db }: Store,
  there: ReadonlySet<string>,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  const old = db.select({ id: feedback.id }).from(feedback).where(lt(feedback.createdAt, before))
  const shelves: { table: PgTable; key: PgColumn; old: SQL | undefined }[] = [
    { table: keptRecordings, key: keptRecordings.key, old: lt(keptRecordings.createdAt, before) },
    { table: roomRecordings, key: roomRecordings.key, old: lt(roomRecordings.goneAt, before) },
    {
      table: feedbackScreenshots,
      key: feedbackScreenshots.key,
      old: inArray(feedbackScreenshots.feedbackId, old),
    },
  ]
  let gone = 0
  for (const shelf of shelves) {
    signal.throwIfAborted()
    const rows = await db.select({ key: shelf.key }).from(shelf.table).where(shelf.old)
    const empty = rows.flatMap(({ key }) => (typeof key === 'string' && !there.has(key) ? [key] : []))
    for (let at = 0; at < empty.length; at += PART) {
      const own = and(shelf.old, inArray(shelf.key, empty.slice(at, at + PART)))
      gone += (await db.delete(shelf.table).where(own)).rowCount ?? 0
    }
  }
  return gone
}
