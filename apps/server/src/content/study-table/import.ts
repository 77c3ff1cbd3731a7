import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { studyImports } from '../../db/tables/self-study.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { lock } from '../../domain/edit/lock.ts'
import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import { rowsOf } from '../../domain/import/rows-of.ts'
import { readTable } from '../../domain/import/table-thread.ts'
import type { Services } from '../../domain/services.ts'
import type { Asked } from '../../ports/queue.ts'
import { COLUMNS, TABLE_FILES, TABLE_KINDS, type TableFile, type TableKind } from './columns.ts'
import { planTable, type TablePlan } from './plan.ts'
import { writePlan } from './write.ts'

/** The job that writes a table that was checked. */
export const IMPORT_TABLE = {
  name: 'import-study',
  schema: z.strictObject({ id: z.number().int() }),
} satisfies Asked<object>

/** Faults that are shown; whoever has more mends these first. */
export const FAULTS_SHOWN = 200

export type TableBytes = Partial<Record<TableFile, Buffer>>
type Tables = Partial<Record<TableFile, readonly TableRow[]>>

/** The rows of the files of an import; what can't be read is a fault. */
async function readFiles(
  kind: TableKind,
  bytes: TableBytes,
): Promise<{ tables: Tables; faults: CellFault[] }> {
  const tables: Tables = {}
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
    faults.push(...read.faults)
  }
  return { tables, faults }
}

/** Reads the files of an import and says what it would write. */
export async function checkTable(
  { db }: Pick<Services, 'db'>,
  kind: TableKind,
  bytes: TableBytes,
): Promise<{ tables: Tables; plan: TablePlan | undefined; faults: CellFault[] }> {
  const { tables, faults } = await readFiles(kind, bytes)
  if (faults.length > 0) return { tables, plan: undefined, faults }
  const plan = await planTable(db, kind, tables)
  return { tables, plan, faults: plan.faults }
}

export const isTableKind = (kind: string): kind is TableKind => TABLE_KINDS.some((own) => own === kind)

/** How many of a plan are new and how many change. */
export const countsOf = ({ writes }: TablePlan) => {
  const changed = writes.filter(({ before }) => before).length
  return { made: writes.length - changed, changed }
}

/**
 * Writes an import that waits, all of it or nothing: it is looked at once more first. A second run of one that was
 * written changes nothing.
 */
export async function importTable(services: Services, id: number, signal: AbortSignal): Promise<void> {
  const { db, now } = services
  const [row] = await db.select().from(studyImports).where(eq(studyImports.id, id))
  if (!row || !isTableKind(row.kind) || !['waiting', 'running', 'failed'].includes(row.state)) return
  const { kind } = row
  const tell = async (set: Partial<typeof studyImports.$inferInsert>) => {
    await db.update(studyImports).set(set).where(eq(studyImports.id, id))
  }
  await tell({ state: 'running', percent: 0 })
  const bytes = { items_file: row.itemsFile, ...(row.wordsFile && { words_file: row.wordsFile }) }
  const { tables, faults } = await readFiles(kind, bytes)
  if (faults.length > 0) return tell({ state: 'refused', faults: faults.slice(0, FAULTS_SHOWN) })
  await tell({ percent: 10 })
  const refused = await db.transaction(async (transaction) => {
    await lock(transaction, `study_import ${kind}`)
    const plan = await planTable(transaction, kind, tables, (done) =>
      tell({ percent: 10 + Math.round(done * 40) }),
    )
    if (plan.faults.length > 0) return plan.faults
    const at = now()
    const counts = countsOf(plan)
    await writePlan(transaction, services, plan, {
      userId: row.userId,
      at,
      signal,
      progress: (done) => tell({ percent: 50 + Math.round(done * 45) }),
    })
    await writeAudit(
      transaction,
      {
        userId: row.userId,
        action: `${kind}.import`,
        subjectId: id,
        subject: row.fileName,
        after: { rows: tables.items_file?.length ?? 0, ...counts },
      },
      at,
    )
    await transaction
      .update(studyImports)
      .set({ state: 'done', percent: 100, ...counts })
      .where(eq(studyImports.id, id))
    return undefined
  })
  if (refused) await tell({ state: 'refused', faults: refused.slice(0, FAULTS_SHOWN) })
}
