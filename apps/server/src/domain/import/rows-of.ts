import { type CellFault, type Column, ROWS_MAX, type TableRow } from './columns.ts'

/** Lines of a file by their numbers, as its format has them. */
export interface RawTable {
  lines: readonly { line: number; fields: readonly string[] }[]
  /** How many there are, where not all are handed on. */
  total?: number
  /** What can't be what was meant, by line and place in it. */
  faults?: readonly { line: number; at: number; message: string }[]
  /** The sheet that was read, where it is not the first. */
  sheet?: string
}

interface Headed {
  rows: TableRow[]
  faults: CellFault[]
}

/**
 * Finds a table's columns by its heading: in any order, by id or by Chinese title. What it can't find, what it does not
 * know and what stands twice is named; further lines are read all the same.
 */
export function rowsOf(
  file: string,
  columns: readonly Omit<Column, 'examples'>[],
  { lines, total = lines.length, faults: inCells = [] }: RawTable,
): Headed {
  const [head, ...body] = lines
  const whole = (message: string): Headed => ({
    rows: [],
    faults: [{ file, line: head?.line ?? 0, column: '', message }],
  })
  if (!head) return whole('檔案是空的')
  // The rows below may be part of a heading that is never closed.
  const unclosed = inCells.filter(({ line }) => line === head.line)
  if (unclosed.length > 0)
    return { rows: [], faults: unclosed.map(({ line, message }) => ({ file, line, column: '', message })) }
  if (body.length === 0) return whole('只有標題列，沒有資料')
  if (total - 1 > ROWS_MAX) return whole(`最多 ${ROWS_MAX} 列，這個檔案有 ${total - 1} 列`)
  const names = columns.map(({ title }) => title)
  const [only = ''] = head.fields
  if (head.fields.length === 1 && only.split(/[,，;]/).some((own) => names.includes(own.trim())))
    return whole('各欄是用逗號分開的（CSV），請另存成 XLSX，或是用 Tab 分開的 TSV')
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
  if (at.size === 0) return whole(`第一列要寫各欄的名字：${names.join('、')}`)
  for (const { id, title, isNeeded } of columns) {
    if (isNeeded && !at.has(id))
      faults.push({ file, line: head.line, column: id, message: `少了「${title}」這一欄` })
  }
  if (faults.length > 0) return { rows: [], faults }
  const idAt = new Map([...at].map(([id, index]) => [index, id]))
  for (const { line, at: index, message } of inCells)
    faults.push({ file, line, column: idAt.get(index) ?? '', message })
  // What stands under no heading would go without a word.
  for (const { line, fields } of body) {
    const beside = fields.find((field, index) => field !== '' && !idAt.has(index))
    if (beside !== undefined)
      faults.push({ file, line, column: '', message: `「${shortened(beside)}」的上面沒有標題` })
  }
  const rows = body.map(({ line, fields }) => ({
    line,
    cells: Object.fromEntries([...at].map(([id, index]) => [id, (fields[index] ?? '').normalize('NFC')])),
  }))
  return { rows, faults }
}

/** A text of a file as a sentence names it. */
const shortened = (text: string): string => (text.length > 50 ? `${text.slice(0, 50)}…` : text)
