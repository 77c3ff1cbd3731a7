import { DIALECTS, LEVELS } from '@hakka/contract/constants'
import type { CellFault, Column, TableRow } from '../../domain/import/columns.ts'
import { COLUMNS, type TableFile, type TableKind } from './columns.ts'

/** Where an item of a table stands; themes go by their names. */
export interface TablePlace {
  /** 0 where a kind has none. */
  levelNo: number
  category: string
  dialectId: number
}

/** Reads one row; what can't be read is a fault at its cell. */
export function cellsOf(kind: TableKind, file: TableFile, row: TableRow, faults: CellFault[]) {
  const columns = COLUMNS[kind][file]
  const titleOf = (id: string) => columns.find((column: Column) => column.id === id)?.title ?? id
  const fault = (column: string, message: string) => faults.push({ file, line: row.line, column, message })
  const text = (id: string) => row.cells[id] ?? ''
  const needed = (id: string): string => {
    const own = text(id)
    if (own === '') fault(id, `請填寫${titleOf(id)}`)
    return own
  }
  const number = (id: string, most: number): number => {
    const own = needed(id)
    const found = /^\d{1,6}$/.test(own) ? Number(own) : 0
    if (own !== '' && (found < 1 || found > most)) fault(id, `${titleOf(id)}要是 1 到 ${most} 的整數`)
    return found <= most ? found : 0
  }
  const dialect = (): number => {
    const own = needed('dialect_id')
    const found = DIALECTS.find(({ id, name }) => own === String(id) || own === name || `${own}腔` === name)
    if (own !== '' && !found) fault('dialect_id', `沒有「${own.slice(0, 20)}」這種腔調`)
    return found?.id ?? 0
  }
  return {
    text,
    needed,
    number,
    fault,
    place: (): TablePlace => ({
      levelNo: columns.some(({ id }) => id === 'level_no') ? number('level_no', LEVELS.length) : 0,
      category: needed('category_name'),
      dialectId: dialect(),
    }),
  }
}

export type Cells = ReturnType<typeof cellsOf>
