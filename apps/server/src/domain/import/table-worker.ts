import { parentPort, workerData } from 'node:worker_threads'
import { stepBack } from '../running/step-back.ts'
import { csvRows, unmarked } from '../text/csv.ts'
import type { TableAnswer, TableTask } from './table-thread.ts'
import { decodeText } from './text-of.ts'

// A thread of its own: a workbook takes a second of one core, and as much memory as a small site. What reads and writes
// workbooks is loaded for these alone.

stepBack()

/** Lines of one message: the main thread takes them in between two pages. */
const PART = 500

type Line = { line: number; fields: string[] }

const say = (answer: TableAnswer) => parentPort?.postMessage(answer)

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return String(cell)
}

async function linesOf(bytes: Buffer): Promise<Line[] | string> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') {
    const text = decodeText(bytes)
    if (text === undefined || text.startsWith('%PDF-')) return '請上傳 TSV（UTF-8）或 XLSX 檔'
    const lines = csvRows(text, '\t')
    return (
      lines?.map(({ line, fields }) => ({ line, fields: fields.map(unmarked) })) ?? '檔案裡有沒寫完的引號'
    )
  }
  const { lookInto } = await import('./xlsx-unpacked.ts')
  const is = await lookInto(bytes)
  if (is === 'large') return '檔案解壓縮後太大，最多 100 MB'
  if (is === 'other') return '這不是 XLSX 活頁簿，請另存成 XLSX 或 TSV 再上傳'
  // Formulas come as what they were worked out to; texts of digits alone stay texts.
  const { readSheet } = await import('read-excel-file/node')
  const sheet = await readSheet(bytes)
  return sheet
    .map((cells, at) => ({ line: at + 1, fields: cells.map((cell) => textOf(cell).trim()) }))
    .filter(({ fields }) => fields.some(Boolean))
}

async function run(): Promise<void> {
  const asked: TableTask = workerData
  if (asked.of === 'write') {
    const rows = asked.rows.map((row, at) =>
      row.map((value) => ({ value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })),
    )
    const { default: writeXlsxFile } = await import('write-excel-file/node')
    const bytes = await writeXlsxFile(rows, { stickyRowsCount: 1 }).toBuffer()
    return say({ of: 'bytes', bytes })
  }
  const lines = await linesOf(Buffer.from(asked.bytes))
  if (typeof lines === 'string') return say({ of: 'refused', reason: lines })
  for (let start = 0; start < lines.length; start += PART)
    say({ of: 'lines', lines: lines.slice(start, start + PART) })
  say({ of: 'done' })
}

await run().catch(() => say({ of: 'refused', reason: '檔案讀不出來，請另存新檔再試' }))
