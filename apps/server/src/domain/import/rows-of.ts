import { type CellFault, type Column, ROWS_MAX, type TableRow } from './columns.ts'

/** Lines of a file by their numbers, as its format has them. */
export interface RawTable {
  lines: readonly { line: number; fields: readonly string[] }[]
}

interface Headed {
  rows: TableRow[]
  faults: CellFault[]
}

/**
 * Finds a table's columns by its heading: in any order, by id or by Chinese title. What it can't find, what it does not
 * know and what stands twice is named; further lines are read all the same.
 */
export function rowsOf(file: string, columns: readonly Column[], { lines }: RawTable): Headed {
  const [head, ...body] = lines
  const whole = (message: string): Headed => ({
    rows: [],
    faults: [{ file, line: head?.line ?? 0, column: '', message }],
  })
  if (!head) return whole('檔案是空的')
  if (body.length === 0) return whole('只有標題列，沒有資料')
  if (body.length > ROWS_MAX) return whole(`最多 ${ROWS_MAX} 列，這個檔案有 ${body.length} 列`)
  const faults: CellFault[] = []
  const at = new Map<string, number>()
  for (const [index, field] of head.fields.entries()) {
    const name = field.trim()
    const column = columns.find(({ id, title }) => name === id || name === title)
    const fault = (message: string) =>
      faults.push({ file, line: head.line, column: column?.id ?? '', message })
    if (name === '') continue
    if (!column) fault(`沒有「${name.slice(0, 50)}」這一欄`)
    else if (at.has(column.id)) fault(`「${column.title}」有兩欄`)
    else at.set(column.id, index)
  }
  for (const { id, title, isNeeded } of columns) {
    if (isNeeded && !at.has(id))
      faults.push({ file, line: head.line, column: id, message: `少了「${title}」這一欄` })
  }
  if (faults.length > 0) return { rows: [], faults }
  const rows = body.map(({ line, fields }) => ({
    line,
    cells: Object.fromEntries(
      columns.map(({ id }) => [id, (fields[at.get(id) ?? -1] ?? '').normalize('NFC')]),
    ),
  }))
  return { rows, faults }
}
