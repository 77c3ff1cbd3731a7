import { DIALECTS, LEVELS, type StudyKindName } from '@hakka/contract/constants'
import type { CellFault, Column, TableRow } from '../../domain/import/columns.ts'
import { linesIn } from './answers.ts'
import { COLUMNS, EXAMPLE_THEME, type TableFile } from './columns.ts'

const FILE = /^\/files\/[0-9a-z]{16,128}(\.[a-z0-9]{2,5})?$/

/** Where an item of a table stands; themes go by their names. */
export interface TablePlace {
  /** 0 where a kind has none. */
  levelNo: number
  category: string
  dialectId: number
}

/** Reads one row; what can't be read is a fault at its cell. */
export function cellsOf(kind: StudyKindName, file: TableFile, row: TableRow, faults: CellFault[]) {
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
  const readDialect = (): number => {
    const own = needed('dialect_id')
    const found = DIALECTS.find(({ id, name }) => own === String(id) || own === name || `${own}腔` === name)
    if (own !== '' && !found) fault('dialect_id', `沒有「${own.slice(0, 20)}」這種腔調`)
    return found?.id ?? 0
  }
  let known: number | undefined
  /** Read once: what is wrong with it is said once. */
  const dialect = (): number => {
    known ??= readDialect()
    return known
  }
  /** What one of some names stands for; 0 of none. */
  const named = (id: string, names: readonly { id: number; name: string }[]): number => {
    const own = needed(id)
    const found = names.find(({ id: no, name }) => own === String(no) || own === name)
    if (own !== '' && !found) fault(id, `${titleOf(id)}只有：${names.map(({ name }) => name).join('、')}`)
    return found?.id ?? 0
  }
  const theme = (): string => {
    const own = needed('category_name')
    if (own === EXAMPLE_THEME) fault('category_name', '這一列是範本的範例，請換成自己的內容，或刪掉這一列')
    return own
  }
  const addressIn = (id: string, url: string, called: string): string => {
    if (url !== '' && !FILE.test(url)) fault(id, `${called}要是本站的檔案位址（/files/…），沒有就空著`)
    return url
  }
  return {
    line: row.line,
    text,
    needed,
    number,
    named,
    dialect,
    /** The address of a stored file, as an export gives it; '' where there is none. */
    file: (id: string, called: string) => addressIn(id, text(id), called),
    /** Several of them, a line each. */
    files: (id: string, called: string) => linesIn(text(id)).map((url) => addressIn(id, url, called)),
    fault,
    /** Whether the table has the column at all. */
    has: (id: string): boolean => row.cells[id] !== undefined,
    place: (): TablePlace => ({
      levelNo: columns.some(({ id }) => id === 'level_no') ? number('level_no', LEVELS.length) : 0,
      category: theme(),
      dialectId: dialect(),
    }),
  }
}

export type Cells = ReturnType<typeof cellsOf>

/** A text that rows which belong together say once, or the same each time. */
export function saidOnce(rows: readonly Cells[], id: string, isNeeded = true): string {
  const first = rows.find((cells) => cells.text(id) !== '')
  const value = first?.text(id) ?? ''
  if (value === '' && isNeeded) rows[0]?.needed(id)
  for (const cells of rows) {
    if (cells.text(id) !== '' && cells.text(id) !== value)
      cells.fault(id, `和第 ${first?.line} 列的「${value.slice(0, 20)}」不同`)
  }
  return value
}

/** The row that says it, or the first. */
export const lineOf = (rows: readonly Cells[], id: string): number =>
  (rows.find((cells) => cells.text(id) !== '') ?? rows[0])?.line ?? 0

/** Numbers that count from 1 without a gap: rows in their order. */
export function inOrder(rows: readonly Cells[], id: string, most: number): Cells[] {
  const numbered = rows.map((cells) => ({ cells, no: cells.number(id, most) }))
  const sorted = numbered.toSorted((a, b) => a.no - b.no)
  for (const [at, { cells, no }] of sorted.entries()) {
    const before = sorted[at - 1]
    if (no === 0) continue
    if (before?.no === no) cells.fault(id, `和第 ${before.cells.line} 列的號碼相同`)
    else if (no !== (before?.no ?? 0) + 1) cells.fault(id, `少了 ${(before?.no ?? 0) + 1}，要從 1 起連續`)
  }
  return sorted.map(({ cells }) => cells)
}
