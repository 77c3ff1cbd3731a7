import type { TableFault, TablePreview } from '@hakka/contract/study-desk'
import { COLUMNS, TABLE_FILES, type TableFile, type TableKind } from '../../content/study-table/columns.ts'
import { FAULTS_SHOWN } from '../../content/study-table/import.ts'
import type { CellFault, TableRow } from '../../domain/import/columns.ts'

/** Rows that are shown of a file without faults. */
const ROWS_SHOWN = 20

/** Faults as their editor reads them: columns by their headings. */
export const presentFaults = (kind: TableKind, faults: readonly CellFault[]): TableFault[] =>
  faults.slice(0, FAULTS_SHOWN).flatMap(({ file, line, column, message }) => {
    const own = TABLE_FILES.find((name) => name === file)
    if (!own) return []
    const title = COLUMNS[kind][own].find(({ id }) => id === column)?.title ?? ''
    return { file: own, line, column: title, message }
  })

/** The first rows of each file, and those in which something is wrong. */
export function presentTables(
  kind: TableKind,
  tables: Partial<Record<TableFile, readonly TableRow[]>>,
  faults: readonly CellFault[],
): TablePreview['tables'] {
  return TABLE_FILES.flatMap((file) => {
    const rows = tables[file]
    if (!rows) return []
    const columns = COLUMNS[kind][file]
    const wrong = new Set(faults.slice(0, FAULTS_SHOWN).flatMap((own) => (own.file === file ? own.line : [])))
    const shown = rows.filter(({ line }, at) => (wrong.size > 0 ? wrong.has(line) : at < ROWS_SHOWN))
    return {
      file,
      columns: columns.map(({ title }) => title),
      total: rows.length,
      rows: shown.map(({ line, cells }) => ({ line, cells: columns.map(({ id }) => cells[id] ?? '') })),
    }
  })
}
