import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate } from 'fflate'
import { SaxesParser } from 'saxes'
import { TableError } from './table-error.ts'

export interface TableRow {
  /** As a spreadsheet counts it: the headings stand in row 1. */
  no: number
  cells: string[]
}

const CONTENT = 'content.xml'
/** The last cell of a row may repeat to the sheet's 16,384th; none of the Ministry's tables has half as many as this. */
const COLUMNS_MAX = 64
const BROKEN = '檔案不是 OpenDocument 試算表（.ods），或是沒有下載完整。'

/**
 * The rows of the first sheet that hold anything, read piece by piece: the Ministry's 3 MB are 29 MB of XML.
 * @throws TableError for a file that is no such sheet
 */
export async function odsRows(file: string): Promise<TableRow[]> {
  const rows: TableRow[] = []
  const parser = rowParser((row) => rows.push(row))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let ended = false
  const unzip = new Unzip((entry) => {
    if (entry.name !== CONTENT) return
    entry.ondata = (error, bytes, last) => {
      if (error) throw error
      parser.write(decoder.decode(bytes, { stream: !last }))
      if (last) parser.close()
      ended ||= last
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  const source = createReadStream(file)
  await opened(source)
  try {
    for await (const bytes of source) unzip.push(bytes)
    unzip.push(new Uint8Array(), true)
  } catch (cause) {
    throw new TableError([BROKEN], { cause })
  }
  if (!ended) throw new TableError([BROKEN])
  return rows
}

/** A file that can't be opened is another fault than one that can't be understood. */
const opened = (source: ReturnType<typeof createReadStream>) =>
  new Promise<void>((resolve, reject) => void source.once('open', () => resolve()).once('error', reject))

function rowParser(found: (row: TableRow) => void): SaxesParser {
  let no = 0
  let rowRepeat = 1
  let cells: string[] = []
  let cell: string | undefined
  let cellRepeat = 1
  let paragraphs = 0
  let sheets = 0
  const repeats = (text: string | undefined) => Math.max(1, Number(text) || 1)
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'table:table') sheets += 1
    else if (name === 'table:table-row') {
      cells = []
      rowRepeat = repeats(attributes['table:number-rows-repeated'])
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      cell = ''
      paragraphs = 0
      cellRepeat = Math.min(repeats(attributes['table:number-columns-repeated']), COLUMNS_MAX)
    } else if (cell === undefined) return
    else if (name === 'text:line-break') cell += '\n'
    else if (name === 'text:s') cell += ' '.repeat(Math.min(repeats(attributes['text:c']), COLUMNS_MAX))
    else if (name === 'text:p' && paragraphs++ > 0) cell += '\n'
  })
  parser.on('text', (text) => {
    // Line breaks between the tags are the file's own, no text.
    if (cell !== undefined && paragraphs > 0) cell += text
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'table:table-row' && sheets === 1) {
      if (cells.some((text) => text.trim() !== '')) found({ no: no + 1, cells })
      no += rowRepeat
    } else if ((name === 'table:table-cell' || name === 'table:covered-table-cell') && cell !== undefined) {
      for (let count = 0; count < cellRepeat && cells.length < COLUMNS_MAX; count++) cells.push(cell)
      cell = undefined
    }
  })
  return parser
}
