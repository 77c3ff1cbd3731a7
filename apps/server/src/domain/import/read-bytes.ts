import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise } from 'yauzl'
import { unmarked } from '../text/csv.ts'
import type { RawTable } from './rows-of.ts'
import { decodeText } from './text-of.ts'
import { tsvTable } from './tsv.ts'
import { readWorkbook } from './xlsx/read-workbook.ts'
import { lookInto } from './xlsx-unpacked.ts'

/** The lines of a file in TSV or XLSX, or why it is refused. Runs in a process of its own. @throws BeyondBounds Error */
export async function readBytes(bytes: Buffer): Promise<RawTable | { refused: string }> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') {
    const text = decodeText(bytes)
    if (text === undefined || text.startsWith('%PDF-')) return { refused: '請上傳 TSV（UTF-8）或 XLSX 檔' }
    const table = tsvTable(text)
    return {
      ...table,
      lines: table.lines.map(({ line, fields }) => ({ line, fields: fields.map(unmarked) })),
    }
  }
  const is = await lookInto(bytes)
  if (is === 'large') return { refused: '檔案解壓縮後太大，最多 100 MB' }
  if (is === 'other') return { refused: '這不是 XLSX 活頁簿，請另存成 XLSX 或 TSV 再上傳' }
  const zip = await fromBufferPromise(bytes)
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return readWorkbook(async (name): Promise<Readable | undefined> => {
    const entry = entries.get(name)
    return entry && zip.openReadStreamPromise(entry)
  })
}
