import { readFile } from 'node:fs/promises'
import { tsvTable } from '../import/tsv.ts'
import { csvRows } from '../text/csv.ts'
import { odsRows, type TableRow } from './ods-rows.ts'
import { TableError } from './table-error.ts'

/**
 * Reads a table as the Ministry publishes it (`.ods`), or one apart by tabs or commas (`.tsv`, `.csv`, UTF-8). The first
 * row holds the headings; rows without anything are left out.
 * @throws TableError for a file that is no such table; what the file system says of a file that is not there
 */
export async function readTable(file: string): Promise<TableRow[]> {
  if (/\.ods$/i.test(file)) return odsRows(file)
  if (/\.tsv$/i.test(file)) return tsvLines(decode(await readFile(file)))
  if (!/\.csv$/i.test(file)) throw new TableError(['只讀得懂 .ods、.tsv 和 .csv 檔。'])
  const rows = csvRows(decode(await readFile(file)))
  if (!rows) throw new TableError(['檔案裡的引號沒有成對。'])
  return rows.map(({ line, fields }) => ({ no: line, cells: fields }))
}

/** Lines that are told of. */
const FAULTS_SHOWN = 20

function tsvLines(text: string): TableRow[] {
  const { lines, faults = [] } = tsvTable(text, Number.POSITIVE_INFINITY)
  if (faults.length > 0)
    throw new TableError(
      faults.slice(0, FAULTS_SHOWN).map(({ line, message }) => `第 ${line} 行：${message}`),
    )
  return lines.map(({ line, fields }) => ({ no: line, cells: [...fields] }))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new TableError(['檔案的編碼不是 UTF-8：請在試算表軟體另存為「CSV UTF-8」再試一次。'], { cause })
  }
}
