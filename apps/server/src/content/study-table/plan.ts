import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type StudyKind, studyKinds } from '@hakka/modules/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import { isRecord } from '../json.ts'
import { itemFaults } from '../study-faults.ts'
import type { TableFile, TableKind } from './columns.ts'
import { dialogueDrafts } from './dialogues.ts'
import { placeKey, type TableDraft } from './drafts.ts'
import { sentenceDrafts } from './sentences.ts'

type Database = NodePgDatabase | Transaction
type Item = typeof studyItems.$inferSelect

/** What an import is going to write. */
export interface TablePlan {
  kind: StudyKind
  /** Those that differ from what is there, and those that are new. */
  writes: { draft: TableDraft; before: Item | undefined; uid: string; content: Record<string, unknown> }[]
  unchanged: number
  faults: CellFault[]
}

const READERS = {
  listening: dialogueDrafts,
  speaking: sentenceDrafts('speaking'),
  classroom_term: sentenceDrafts('classroom_term'),
} as const

/**
 * What the rows of an import come to: nothing of it is written where there are faults. Pages go on in between.
 * @param progress how much of it has been looked at, 0 to 1
 */
export async function planTable(
  db: Database,
  kindId: TableKind,
  tables: Partial<Record<TableFile, readonly TableRow[]>>,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<TablePlan> {
  const kind = studyKinds.get(kindId)
  if (!kind) throw new Error(`there is no kind ${kindId}`)
  const { drafts, faults } = await READERS[kindId](tables.items_file ?? [], tables.words_file)
  // What can't be read at all is said alone: whatever else there is follows from it.
  if (faults.length > 0) return { kind, writes: [], unchanged: 0, faults }
  const there = await itemsByPlace(db, kindId)
  const writes: TablePlan['writes'] = []
  let unchanged = 0
  for (const [at, draft] of drafts.entries()) {
    if (at % 25 === 24) await setImmediate()
    if (at % 1000 === 999) await progress(at / drafts.length)
    const before = there.get(placeKey(draft))
    const migrated = before && kind.migrate(before.item.content, before.item.schemaVersion)
    const own = isRecord(migrated) ? migrated : undefined
    const uid = before?.item.uid ?? `desk-${randomUUID()}`
    const content = draft.contentOf(own, uid)
    for (const { path, message } of itemFaults(kind, content, draft.dialectId))
      faults.push({ ...draft.cellOf(path), message })
    if (before && before.subcategory === draft.subcategory && isDeepStrictEqual(plain(own), plain(content)))
      unchanged++
    else writes.push({ draft, before: before?.item, uid, content })
  }
  faults.push(...(await missingSounds(db, writes)))
  return { kind, writes, unchanged, faults: faults.toSorted(byPlace) }
}

const byPlace = (a: CellFault, b: CellFault) => a.file.localeCompare(b.file) || a.line - b.line

/** Compared as it is read back. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

async function itemsByPlace(db: Database, kind: TableKind) {
  const categories = await db
    .select()
    .from(studyCategories)
    .where(and(eq(studyCategories.kind, kind), isNull(studyCategories.withdrawnAt)))
  const byId = new Map(categories.map((own) => [own.id, own]))
  const items = await db
    .select()
    .from(studyItems)
    .where(and(eq(studyItems.kind, kind), isNull(studyItems.withdrawnAt)))
  const byKey = new Map<string, { item: Item; subcategory: string | undefined }>()
  for (const item of items) {
    const own = byId.get(item.categoryId ?? 0)
    const theme = own?.parentId ? byId.get(own.parentId) : own
    if (!theme || !item.dialectId) continue
    const place = {
      levelNo: theme.levelNo ?? 0,
      category: theme.name,
      dialectId: item.dialectId,
      no: item.no,
      within: kind === 'classroom_term' ? own?.name : undefined,
    }
    byKey.set(placeKey(place), { item, subcategory: own === theme ? undefined : own?.name })
  }
  return byKey
}

/** Sounds that the site does not have. */
async function missingSounds(db: Database, writes: TablePlan['writes']): Promise<CellFault[]> {
  const cells = writes.flatMap(({ draft, content }) =>
    soundsIn(content).map(({ path, url }) => ({ url, cell: draft.cellOf(path) })),
  )
  const keys = [...new Set(cells.map(({ url }) => url.replace('/files/', '')))]
  const known = new Set<string>()
  for (let start = 0; start < keys.length; start += 1000) {
    const rows = await db
      .select()
      .from(files)
      .where(inArray(files.key, keys.slice(start, start + 1000)))
    for (const { key, mediaType } of rows) if (mediaType.startsWith('audio/')) known.add(`/files/${key}`)
  }
  return cells.flatMap(({ url, cell }) =>
    known.has(url) ? [] : { ...cell, message: '網站上沒有這個聲音檔' },
  )
}

const soundsIn = (content: Record<string, unknown>) => {
  const urlOf = (own: unknown) =>
    isRecord(own) && isRecord(own.hakka) && isRecord(own.hakka.audio)
      ? String(own.hakka.audio.url)
      : undefined
  const sentences = Array.isArray(content.sentences) ? content.sentences : []
  const all = [
    { path: ['hakka', 'audio'], url: urlOf(content) },
    ...sentences.map((own, at) => ({ path: ['sentences', at, 'hakka', 'audio'], url: urlOf(own) })),
  ]
  return all.flatMap(({ path, url }) => (url ? { path, url } : []))
}
