import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { StudyKindName } from '@hakka/contract/constants'
import { type Part, type StudyItemFace, type StudyKind, studyKinds } from '@hakka/modules/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import { isRecord } from '../json.ts'
import { judgedItem, partsOfPath } from '../study-faults.ts'
import { bookDrafts } from './books.ts'
import type { TableFile } from './columns.ts'
import { dialogueDrafts } from './dialogues.ts'
import { type Cell, placeKey, type TableDraft } from './drafts.ts'
import { sentenceDrafts } from './sentences.ts'
import { setDrafts } from './sets.ts'

type Database = NodePgDatabase | Transaction
type Item = typeof studyItems.$inferSelect

export interface Write {
  draft: TableDraft
  before: Item | undefined
  /** The subcategory that it stood in. */
  subcategoryBefore: string | undefined
  uid: string
  content: Record<string, unknown>
  face: StudyItemFace
}

/** What stands in a place. */
interface There {
  item: Item
  subcategory: string | undefined
}

/** What an import is going to write. */
export interface TablePlan {
  kind: StudyKind
  /** Those that differ from what is there, and those that are new. */
  writes: Write[]
  unchanged: number
  faults: CellFault[]
}

export const READERS = {
  listening: dialogueDrafts,
  speaking: sentenceDrafts('speaking'),
  classroom_term: sentenceDrafts('classroom_term'),
  reading: bookDrafts,
  writing: setDrafts,
} as const

/**
 * What the rows of an import come to: nothing of it is written where there are faults.
 * @param progress how much of it has been looked at, 0 to 1
 */
export async function planTable(
  db: Database,
  kindId: StudyKindName,
  tables: Partial<Record<TableFile, readonly TableRow[]>>,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<TablePlan> {
  const kind = studyKinds.get(kindId)
  if (!kind) throw new Error(`there is no kind ${kindId}`)
  const { drafts, faults } = READERS[kindId](tables.items_file ?? [], tables.words_file)
  // What can't be read at all is said alone: whatever else there is follows from it.
  if (faults.length > 0) return { kind, writes: [], unchanged: 0, faults }
  const judged = await judgedDrafts(kind, drafts, await itemsByPlace(db, kindId, drafts), progress)
  const all = [...judged.faults, ...(await missingFiles(db, judged.named))]
  return { kind, writes: judged.writes, unchanged: judged.unchanged, faults: all.toSorted(byPlace) }
}

/** What drafts come to beside what is there: whether the site has the files that they name is not asked yet. */
export async function judgedDrafts(
  kind: StudyKind,
  drafts: readonly TableDraft[],
  there: ReadonlyMap<string, There>,
  progress: (done: number) => Promise<void> = async () => {},
) {
  const faults: CellFault[] = []
  const writes: Write[] = []
  const named: NamedFile[] = []
  let unchanged = 0
  for (const [at, draft] of drafts.entries()) {
    if (at % 1000 === 999) await progress(at / drafts.length)
    const before = there.get(placeKey(draft))
    const migrated = before && kind.migrate(before.item.content, before.item.schemaVersion)
    const own = isRecord(migrated) ? migrated : undefined
    const lacking = draft.lackingOf?.(own) ?? []
    if (lacking.length > 0) {
      faults.push(...lacking)
      continue
    }
    const uid = before?.item.uid ?? `desk-${randomUUID()}`
    const content = draft.contentOf(own, uid)
    if (before && before.subcategory === draft.subcategory && isDeepStrictEqual(own, content)) {
      unchanged++
      continue
    }
    const judged = judgedItem(kind, content, draft.dialectId)
    for (const { path, message } of judged.faults) faults.push({ ...draft.cellOf(path), message })
    if (judged.item === undefined) continue
    writes.push({
      draft,
      before: before?.item,
      subcategoryBefore: before?.subcategory,
      uid,
      content,
      face: kind.face(judged.item),
    })
    named.push(...filesIn(draft, judged.parts))
  }
  return { writes, unchanged, faults, named }
}

const byPlace = (a: CellFault, b: CellFault) => a.file.localeCompare(b.file) || a.line - b.line

/** More numbers than these are not named: all of their places are read. */
const NUMBERS_MAX = 2000

/**
 * What is there in the places of some drafts, by its place; a book has none but its number. One row beside forty thousand
 * others reads its own.
 */
async function itemsByPlace(db: Database, kind: StudyKindName, drafts: readonly TableDraft[]) {
  const categories = await db
    .select()
    .from(studyCategories)
    .where(and(eq(studyCategories.kind, kind), isNull(studyCategories.withdrawnAt)))
  const byId = new Map(categories.map((own) => [own.id, own]))
  const themeOf = (own: (typeof categories)[number]) => byId.get(own.parentId ?? own.id)
  const names = new Set(drafts.map(({ category }) => category))
  const stands = categories.filter((category) => names.has(themeOf(category)?.name ?? '')).map(({ id }) => id)
  const numbers = [...new Set(drafts.map(({ no }) => no))]
  const dialects = [...new Set(drafts.map(({ dialectId }) => dialectId))]
  const items = await db
    .select()
    .from(studyItems)
    .where(
      and(
        eq(studyItems.kind, kind),
        isNull(studyItems.withdrawnAt),
        numbers.length > NUMBERS_MAX ? undefined : inArray(studyItems.no, numbers),
        kind === 'reading'
          ? undefined
          : and(inArray(studyItems.categoryId, stands), inArray(studyItems.dialectId, dialects)),
      ),
    )
  const byKey = new Map<string, There>()
  for (const item of items) {
    if (kind === 'reading') {
      const place = { levelNo: 0, category: '', dialectId: 0, no: item.no }
      byKey.set(placeKey(place), { item, subcategory: undefined })
      continue
    }
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

interface NamedFile extends Cell {
  url: string
  isSound: boolean
}

/** Sounds and pictures that an item names, and where. */
const filesIn = (draft: TableDraft, parts: readonly Part[]): NamedFile[] =>
  parts.flatMap((part) =>
    part.is === 'file' ? { ...draft.cellOf(partsOfPath(part.path)), url: part.url, isSound: part.sound } : [],
  )

/** Those that the site does not have. */
async function missingFiles(db: Database, named: readonly NamedFile[]): Promise<CellFault[]> {
  const keys = [...new Set(named.map(({ url }) => url.replace('/files/', '')))]
  const types = new Map<string, string>()
  for (let start = 0; start < keys.length; start += 1000) {
    const rows = await db
      .select({ key: files.key, mediaType: files.mediaType })
      .from(files)
      .where(inArray(files.key, keys.slice(start, start + 1000)))
    for (const { key, mediaType } of rows) types.set(`/files/${key}`, mediaType)
  }
  return named.flatMap(({ url, isSound, ...cell }) =>
    types.get(url)?.startsWith(isSound ? 'audio/' : 'image/')
      ? []
      : { ...cell, message: isSound ? '網站上沒有這個聲音檔' : '網站上沒有這張圖片' },
  )
}
