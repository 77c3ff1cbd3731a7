import { parseSafely } from '@hakka/contract/parse'
import { moduleTypes } from '@hakka/modules/server'
import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import { type CellEdit, readEdited } from '../../domain/import/edit-table.ts'
import { rowsOf } from '../../domain/import/rows-of.ts'
import { issueText } from '../../http/input/issue-text.ts'
import { TABLE_COLUMNS, TABLE_FILE } from './columns.ts'
import { type FromRows, linesFrom, questionsFrom, wordsFrom } from './from-rows.ts'

/** A table that was read: what it makes of the module, or what keeps it from that. */
export interface CheckedTable {
  rows: readonly TableRow[]
  content: unknown
  faults: CellFault[]
  /** The sheet that was read, where it is not the first. */
  sheet?: string
}

const MAKERS: Readonly<Record<string, (rows: readonly TableRow[], before: unknown) => FromRows>> = {
  word: wordsFrom,
  kid_vocabulary: wordsFrom,
  kid_ebook: linesFrom,
  practice: questionsFrom,
}

/** More than any of these modules may hold. */
const ROWS_MAX = 2000

/** Reads a table in TSV or XLSX for a module; its type's schema judges what comes of it. */
export async function checkModuleTable(
  { type, content }: { type: string; content: unknown },
  bytes: Uint8Array,
  edits: readonly CellEdit[] = [],
): Promise<CheckedTable> {
  const columns = TABLE_COLUMNS[type]
  const make = MAKERS[type]
  if (!columns || !make) throw new Error(`no table fills ${type}`)
  const raw = await readEdited(bytes, columns, edits)
  const whole = (message: string): CheckedTable => ({
    rows: [],
    content: undefined,
    faults: [{ file: TABLE_FILE, line: 0, column: '', message }],
  })
  if ('refused' in raw) return whole(raw.refused)
  const sheet = raw.sheet === undefined ? {} : { sheet: raw.sheet }
  const read = rowsOf(TABLE_FILE, columns, raw)
  if (read.faults.length > 0) return { rows: read.rows, content: undefined, faults: read.faults, ...sheet }
  if (read.rows.length > ROWS_MAX) return whole(`最多 ${ROWS_MAX} 列，這個檔案有 ${read.rows.length} 列`)
  const rows = read.rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([id, text]) => [id, text.trim()])),
  }))
  const made = make(rows, content)
  const empty = rows.flatMap(({ line, cells }) =>
    columns
      .filter(({ id, isNeeded }) => isNeeded && cells[id] === '' && !isContinued(type, id))
      .map(({ id, title }): CellFault => ({ file: TABLE_FILE, line, column: id, message: `請填寫${title}` })),
  )
  const own = moduleTypes.get(type)
  const judged = own && parseSafely(own.schema, made.content, { error: issueText })
  // What else is wrong with such a row is seen once it is whole.
  const told = new Set(empty.map(({ line }) => line))
  const wrong = (judged?.error?.issues ?? []).flatMap((issue): CellFault[] => {
    const cell = made.cellOf(issue.path)
    return told.has(cell.line) ? [] : [{ file: TABLE_FILE, ...cell, message: issue.message }]
  })
  const faults = [...empty, ...made.faults, ...wrong].sort((one, other) => one.line - other.line)
  return { rows, content: made.content, faults, ...sheet }
}

/** Cells that only the first row of a question says, and marks that are empty where an option is wrong. */
const isContinued = (type: string, column: string): boolean =>
  type === 'practice' && ['question', 'correct', 'no'].includes(column)
