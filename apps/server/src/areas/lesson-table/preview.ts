import type { TablePreview } from '@hakka/contract/study-import-shapes'
import type { CheckedTable } from '../../content/lesson-table/check.ts'
import { TABLE_COLUMNS } from '../../content/lesson-table/columns.ts'
import { contentRows } from '../../content/lesson-table/to-rows.ts'
import type { CellEdit } from '../../domain/import/edit-table.ts'
import { shownFaults, shownRows } from '../../domain/import/shown-rows.ts'
import type { ModuleDraft } from '../../domain/lesson/draft.ts'

/** Rows that are shown of a table without faults. */
const ROWS_SHOWN = 200

/** What an editor is told of a table before it is written. */
export function presentTable(
  { moduleId, type, content }: ModuleDraft,
  { rows, faults, content: made, sheet }: CheckedTable,
  edits: readonly CellEdit[],
): TablePreview {
  const columns = TABLE_COLUMNS[type] ?? []
  const titleOf = (id: string) => columns.find((own) => own.id === id)?.title ?? ''
  const shown = shownRows(rows, { faults, edits, first: ROWS_SHOWN })
  return {
    id: faults.length === 0 ? moduleId : null,
    tables: [
      {
        file: 'items_file',
        columns: columns.map(({ title }) => title),
        total: rows.length,
        ...(sheet !== undefined && { sheet }),
        rows: shown.map(({ line, cells }) => ({ line, cells: columns.map(({ id }) => cells[id] ?? '') })),
      },
    ],
    ...countsOf(contentRows(type, content), faults.length === 0 ? contentRows(type, made) : []),
    fault_count: faults.length,
    faults: shownFaults(faults).map(({ line, column, message, suggestion }) => ({
      file: 'items_file',
      line,
      column: titleOf(column),
      message,
      ...(suggestion !== undefined && { suggestion }),
    })),
  }
}

/** Rows are told apart by their first cells: what a word, a line or an option is called. */
function countsOf(before: readonly string[][], after: readonly string[][]) {
  const keyOf = (row: readonly string[]) => row.slice(0, 4).join('\n')
  const whole = new Set(before.map((row) => row.join('\n')))
  const heads = new Set(before.map(([first = '']) => first))
  const unchanged = after.filter((row) => whole.has(row.join('\n'))).length
  const keys = new Set(before.map(keyOf))
  const changed = after.filter(
    (row) => !whole.has(row.join('\n')) && (heads.has(row[0] ?? '') || keys.has(keyOf(row))),
  ).length
  return { made: after.length - unchanged - changed, changed, unchanged }
}
