import { BeyondBounds, CELL_MAX, COLUMNS_MAX, LineKeeper, RAW_FAULTS_MAX } from './bounds.ts'
import type { RawTable } from './rows-of.ts'

const ENDS = new Set(['\t', '\n', '\r', undefined])

/** Of a cell that begins with a quote: where it closes, if it does before the cell ends. */
function closeOf(text: string, start: number): number | undefined {
  for (let from = start + 1; ; ) {
    const at = text.indexOf('"', from)
    if (at === -1 || at - start > 2 * CELL_MAX) return undefined
    if (text[at + 1] !== '"') return ENDS.has(text[at + 1]) ? at : undefined
    from = at + 2
  }
}

/** Where a cell ends that is not in quotes: at a tab, a line's end or the text's. */
function endOf(text: string, start: number): number {
  let at = start
  while (!ENDS.has(text[at])) at += 1
  return at
}

const linesIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0

/**
 * The rows of a text apart by tabs, as spreadsheets write it: some put every text in quotes and double those in it, others
 * none. So a quote is one only where a cell begins and ends with it, with no tab between; a cell that begins with one and
 * does not end with it is told by its line, since the rows below may be part of it or not. Lines are counted as an editor
 * counts them.
 * @param most lines that are kept
 * @throws BeyondBounds
 */
export function tsvTable(text: string, most?: number): RawTable {
  const keeper = new LineKeeper(most)
  const faults: { line: number; at: number; message: string }[] = []
  let pos = text.startsWith('\uFEFF') ? 1 : 0
  for (let line = 1; pos < text.length; ) {
    const start = line
    const fields: string[] = []
    for (;;) {
      const close = text[pos] === '"' ? closeOf(text, pos) : undefined
      const quoted = close === undefined ? undefined : text.slice(pos + 1, close)
      if (quoted !== undefined && close !== undefined && !quoted.includes('\t')) {
        fields.push(quoted.replaceAll('""', '"').trim())
        line += linesIn(quoted)
        pos = close + 1
      } else {
        const end = endOf(text, pos)
        const plain = text.slice(pos, end)
        if (/^"[^"]*$/.test(plain) && faults.length < RAW_FAULTS_MAX)
          faults.push({ line, at: fields.length, message: '這一格有沒寫完的引號：開頭有，結尾沒有' })
        fields.push(plain.trim())
        pos = end
      }
      if (text[pos] !== '\t') break
      if (fields.length > COLUMNS_MAX * 5) throw new BeyondBounds(`第 ${start} 列超過 ${COLUMNS_MAX} 欄`)
      pos += 1
    }
    keeper.add(start, fields)
    if (text[pos] === '\r' && text[pos + 1] === '\n') pos += 1
    pos += 1
    line += 1
  }
  return { lines: keeper.lines, total: keeper.total, faults }
}
