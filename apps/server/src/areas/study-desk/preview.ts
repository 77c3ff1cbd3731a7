import type { StudyKindName } from '@hakka/contract/constants'
import type { TableFault, TablePreview } from '@hakka/contract/study-import-shapes'
import { COLUMNS, TABLE_FILES, type TableFile } from '../../content/study-table/columns.ts'
import type { Checked } from '../../content/study-table/import.ts'
import type { CellFault } from '../../domain/import/columns.ts'

/** Faults as their editor reads them: columns by their headings. */
export const presentFaults = (kind: StudyKindName, faults: readonly CellFault[]): TableFault[] =>
  faults.flatMap(({ file, line, column, message }) => {
    const own = TABLE_FILES.find((name) => name === file)
    if (!own) return []
    const title = COLUMNS[kind][own].find(({ id }) => id === column)?.title ?? ''
    return { file: own, line, column: title, message }
  })

/** Rows as their columns stand. */
export const presentTables = (
  kind: StudyKindName,
  tables: Checked['tables'],
  sheets: Partial<Record<TableFile, string>> = {},
): TablePreview['tables'] =>
  tables.map(({ file, total, rows, sheet = sheets[file] }) => {
    const columns = COLUMNS[kind][file]
    return {
      file,
      total,
      ...(sheet !== undefined && { sheet }),
      columns: columns.map(({ title }) => title),
      rows: rows.map(({ line, cells }) => ({ line, cells: columns.map(({ id }) => cells[id] ?? '') })),
    }
  })
