import { CSV_MARK, csvRow } from '../text/csv.ts'
import { writeWorkbook } from './table-thread.ts'

export type TableFormat = 'tsv' | 'xlsx'

export const MEDIA_TYPES: Record<TableFormat, string> = {
  tsv: 'text/tab-separated-values; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Rows as a file that {@link readTable} of `table-thread.ts` gives back; texts stay texts in whatever opens it. */
export async function writeTable(rows: readonly (readonly string[])[], format: TableFormat): Promise<Buffer> {
  if (format === 'xlsx') return writeWorkbook(rows)
  return Buffer.from(CSV_MARK + rows.map((row) => csvRow(row, '\t')).join(''))
}
