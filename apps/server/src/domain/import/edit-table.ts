import { AppError } from '../../kernel/app-error.ts'
import { type CellFault, type Column, ROWS_MAX } from './columns.ts'
import type { RawTable } from './rows-of.ts'
import { readTable } from './table-thread.ts'
import { writeTable } from './write-table.ts'

/** A cell as an editor has written it after the file was chosen. */
export interface CellEdit {
  /** As a spreadsheet counts: the heading is 1. */
  line: number
  /** Title of its column. */
  column: string
  text: string
}

const LINES_MAX = 2 * ROWS_MAX

type Named = readonly Pick<Column, 'id' | 'title'>[]

/** A file that was mended, as it is kept. */
export interface EditedFile {
  bytes: Uint8Array
  /** What is wrong in cells that were not mended: the file that is kept has texts alone, and no longer says it. */
  left: readonly Omit<CellFault, 'file'>[]
  sheet?: string
}

/** A table with the cells that were mended since its file was chosen; rows keep their numbers. */
export async function readEdited(
  bytes: Uint8Array,
  columns: Named,
  edits: readonly CellEdit[],
): Promise<RawTable | { refused: string }> {
  const raw = await readTable(bytes)
  return 'refused' in raw || edits.length === 0 ? raw : mended(raw, columns, edits)
}

/**
 * A file with the cells that were mended since it was chosen: what is checked and written is one table, and its rows
 * keep their numbers. What can't be read comes back as it is, to be refused where files are read.
 */
export async function editTable(
  bytes: Uint8Array,
  columns: Named,
  edits: readonly CellEdit[],
): Promise<EditedFile> {
  if (edits.length === 0) return { bytes, left: [] }
  const raw = await readEdited(bytes, columns, edits)
  if ('refused' in raw) return { bytes, left: [] }
  // A row far below the others would be written with all that is empty above it.
  if ((raw.lines.at(-1)?.line ?? 0) > LINES_MAX)
    throw new AppError('validation', { errors: { items_file: ['空白的列太多，請刪掉以後再上傳'] } })
  const names = raw.lines[0]?.fields ?? []
  const left = (raw.faults ?? []).map(({ line, at, message }) => {
    const column = columns.find(({ id, title }) => names[at] === id || names[at] === title)?.id ?? ''
    return { line, column, message }
  })
  // A workbook: there a row keeps its number whatever lines its cells have.
  const kept = await writeTable(laidOut(raw), 'xlsx')
  return { bytes: kept, left, ...(raw.sheet !== undefined && { sheet: raw.sheet }) }
}

/** The lines with what was mended; a column that the file has not comes last. Rows that it has not are nobody's. */
function mended(raw: RawTable, columns: Named, edits: readonly CellEdit[]): RawTable {
  const [head, ...body] = raw.lines
  if (!head) return { lines: [] }
  const names = head.fields.map((field) => field.trim())
  const placeOf = ({ id, title }: Pick<Column, 'id' | 'title'>): number => {
    const at = names.findIndex((name) => name === id || name === title)
    return at === -1 ? names.push(title) - 1 : at
  }
  const rows = new Map(body.map(({ line, fields }) => [line, [...fields]]))
  const done = new Set<string>()
  for (const { line, column, text } of edits) {
    const own = columns.find(({ title }) => title === column)
    const fields = rows.get(line)
    if (!own || !fields) continue
    const at = placeOf(own)
    while (fields.length < at) fields.push('')
    fields[at] = text
    done.add(`${line} ${at}`)
  }
  return {
    ...raw,
    faults: raw.faults?.filter(({ line, at }) => !done.has(`${line} ${at}`)) ?? [],
    lines: [{ line: head.line, fields: names }, ...[...rows].map(([line, fields]) => ({ line, fields }))],
  }
}

/** Rows where they stood: empty ones in between are empty again. */
function laidOut({ lines }: RawTable): string[][] {
  const rows: string[][] = []
  for (const { line, fields } of lines) rows[line - 1] = [...fields]
  return Array.from(rows, (row) => row ?? [])
}
