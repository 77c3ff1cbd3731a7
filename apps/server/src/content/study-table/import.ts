import type { StudyKindName } from '@hakka/contract/constants'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyImports } from '../../db/tables/self-study.ts'
import { editRowsIn } from '../../domain/edit/edit.ts'
import { lock } from '../../domain/edit/lock.ts'
import type { FaceMaker } from '../../domain/fonts/want-faces.ts'
import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import type { CellEdit } from '../../domain/import/edit-table.ts'
import { rowsOf } from '../../domain/import/rows-of.ts'
import { shownFaults, shownRows } from '../../domain/import/shown-rows.ts'
import { readTable } from '../../domain/import/table-thread.ts'
import { thingOf } from '../edit-study.ts'
import { COLUMNS, TABLE_FILES, type TableFile } from './columns.ts'
import { type Bringing, isAsShown, keepImport, type TableBytes } from './keep.ts'
import { planTable, type TablePlan } from './plan.ts'
import { writePlan } from './write.ts'

/** A cell that was mended, and of which file. */
interface FileEdit extends CellEdit {
  file: TableFile
}

/** What was mended since the files were chosen, and what of them is wrong that the mended files no longer say. */
export interface Edited {
  edits?: readonly FileEdit[]
  left?: readonly CellFault[]
}

type Tables = Partial<Record<TableFile, readonly TableRow[]>>

/** The rows of the files of an import; what can't be read is a fault. */
async function readFiles(
  kind: StudyKindName,
  bytes: TableBytes,
): Promise<{ tables: Tables; sheets: Partial<Record<TableFile, string>>; faults: CellFault[] }> {
  const tables: Tables = {}
  const sheets: Partial<Record<TableFile, string>> = {}
  const faults: CellFault[] = []
  for (const file of TABLE_FILES) {
    const own = bytes[file]
    if (!own) continue
    const raw = await readTable(own)
    if ('refused' in raw) {
      faults.push({ file, line: 0, column: '', message: raw.refused })
      continue
    }
    const read = rowsOf(file, COLUMNS[kind][file], raw)
    tables[file] = read.rows
    if (raw.sheet !== undefined) sheets[file] = raw.sheet
    for (const fault of read.faults) faults.push(fault)
  }
  return { tables, sheets, faults }
}

/** What an editor is told of a table before it is written. */
export interface Checked {
  tables: { file: TableFile; total: number; rows: TableRow[]; sheet?: string }[]
  made: number
  changed: number
  unchanged: number
  /** To begin it by; `null` where there are faults. */
  id: number | null
  /** Those that are shown. */
  faults: CellFault[]
  faultCount: number
}

/** Reads the files of an import, says what it would write, and keeps it until its editor begins it. */
export async function checkTable(
  db: NodePgDatabase,
  kind: StudyKindName,
  bytes: TableBytes,
  { edits = [], left = [], ...bringing }: Edited & Bringing,
): Promise<Checked> {
  const read = await readFiles(kind, bytes)
  for (const fault of left) read.faults.push(fault)
  const plan = read.faults.length > 0 ? undefined : await planTable(db, kind, read.tables)
  const faults = plan?.faults ?? read.faults
  return {
    tables: shownOf(read, faults, edits),
    ...(plan ? countsOf(plan) : { made: 0, changed: 0 }),
    unchanged: plan?.unchanged ?? 0,
    id: plan && faults.length === 0 ? await keepImport(db, { ...bringing, bytes }, plan) : null,
    faults: shownFaults(faults),
    faultCount: faults.length,
  }
}

/** Rows that are shown of a file without faults. */
const ROWS_SHOWN = 20

/** Of each file what an editor sees. */
const shownOf = (
  { tables, sheets }: { tables: Tables; sheets: Partial<Record<TableFile, string>> },
  faults: readonly CellFault[],
  edits: readonly FileEdit[],
): Checked['tables'] =>
  TABLE_FILES.flatMap((file) => {
    const rows = tables[file]
    if (!rows) return []
    const own = { faults: faults.filter(isOf(file)), edits: edits.filter(isOf(file)) }
    const sheet = sheets[file]
    const shown = shownRows(rows, { ...own, first: ROWS_SHOWN })
    return { file, total: rows.length, rows: shown, ...(sheet !== undefined && { sheet }) }
  })

const isOf =
  (file: TableFile) =>
  (own: { file: string }): boolean =>
    own.file === file

/** How many of a plan are new and how many change. */
const countsOf = ({ writes }: TablePlan) => {
  const changed = writes.filter(({ before }) => before).length
  return { made: writes.length - changed, changed }
}

/** Somebody has written what it changes: his work is not to go unseen. */
const CHANGED_SINCE: CellFault = {
  file: 'items_file',
  line: 0,
  column: '',
  message: '檢查以後，有人改過其中的內容，所以沒有匯入。請再檢查一次，看過有什麼不同再匯入',
}

/**
 * Writes an import that waits, all of it or nothing: it is looked at once more first. A second run of one that was
 * written changes nothing.
 */
export async function importTable(
  { db, queue, at }: { db: NodePgDatabase; queue: FaceMaker['queue']; at: Date },
  id: number,
): Promise<void> {
  const [row] = await db.select().from(studyImports).where(eq(studyImports.id, id))
  if (!row || !['waiting', 'running', 'failed'].includes(row.state)) return
  const { kind } = row
  const tell = async (set: Partial<typeof studyImports.$inferInsert>) => {
    await db.update(studyImports).set(set).where(eq(studyImports.id, id))
  }
  await tell({ state: 'running', percent: 0 })
  const bytes = { items_file: row.itemsFile, ...(row.wordsFile && { words_file: row.wordsFile }) }
  const { tables, faults } = await readFiles(kind, bytes)
  if (faults.length > 0) return tell({ state: 'refused', faults: shownFaults(faults) })
  await tell({ percent: 10 })
  const refused = await db.transaction(async (transaction) => {
    await lock(transaction, `study_import ${kind}`)
    const plan = await planTable(transaction, kind, tables, (done) =>
      tell({ percent: 10 + Math.round(done * 40) }),
    )
    if (plan.faults.length > 0) return plan.faults
    if (!isAsShown(row.shown, plan)) return [CHANGED_SINCE]
    const counts = countsOf(plan)
    const deed = { userId: row.userId, action: `${kind}.import`, subjectId: id, subject: row.fileName, at }
    await editRowsIn(transaction, thingOf(plan.kind), deed, async (keep) => {
      const progress = (done: number) => tell({ percent: 50 + Math.round(done * 45) })
      await writePlan(transaction, { queue }, plan, { importId: id, at, keep, progress })
      return { rows: tables.items_file?.length ?? 0, ...counts }
    })
    await transaction
      .update(studyImports)
      .set({ state: 'done', percent: 100, ...counts })
      .where(eq(studyImports.id, id))
    return undefined
  })
  if (refused) await tell({ state: 'refused', faults: shownFaults(refused) })
}
