import { ROWS_MAX } from './columns.ts'

/** Columns that a table may have; ours have twelve at most. */
export const COLUMNS_MAX = 200
/** Characters of one cell: several times the longest text of a book's page. */
export const CELL_MAX = 20_000
/** Characters of all cells together: a table of 20,000 rows has three million. */
export const TEXT_MAX = 20_000_000
/** Lines that are handed on: what has more is told how many it has. */
const LINES_MAX = ROWS_MAX + 2
/** Faults of cells that are handed on. */
export const RAW_FAULTS_MAX = 500

/** A table that is not read to its end: the sentence says why. */
export class BeyondBounds extends Error {
  override name = 'BeyondBounds'
}

/** Takes lines in, and refuses what is beyond the bounds before it is kept. */
export class LineKeeper {
  readonly #most: number
  readonly lines: { line: number; fields: string[] }[] = []
  /** Lines that are not empty, also those that were not kept. */
  total = 0
  #text = 0

  /** @param most lines that are kept; those beyond are counted */
  constructor(most = LINES_MAX) {
    this.#most = most
  }

  /** @throws BeyondBounds */
  add(line: number, fields: string[]): void {
    let last = 0
    for (const [at, field] of fields.entries()) {
      if (field === '') continue
      last = at + 1
      if (field.length > CELL_MAX) throw new BeyondBounds(`第 ${line} 列有一格超過 ${CELL_MAX} 個字`)
      this.#text += field.length
    }
    if (last === 0) return
    if (last > COLUMNS_MAX) throw new BeyondBounds(`第 ${line} 列超過 ${COLUMNS_MAX} 欄`)
    if (this.#text > TEXT_MAX) throw new BeyondBounds('檔案裡的文字太多，請分成幾個檔案')
    this.total += 1
    if (this.total <= this.#most) this.lines.push({ line, fields: fields.slice(0, last) })
  }
}
