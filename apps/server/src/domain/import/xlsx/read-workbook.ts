import { BeyondBounds, COLUMNS_MAX, LineKeeper, RAW_FAULTS_MAX } from '../bounds.ts'
import type { RawTable } from '../rows-of.ts'
import { shownNumber } from './numbers.ts'
import { formatsOf, type Open, sharedTextsOf, sheetsOf } from './parts.ts'
import { type Attributes, readXml } from './xml.ts'

/** What a spreadsheet can have at most. */
const [SHEET_ROWS, SHEET_COLUMNS] = [1_048_576, 16_384]
const MISPLACED = '檔案裡有一格的位置不對，請用試算表另存新檔再試'

interface Styles {
  texts: readonly string[]
  formatOf: Awaited<ReturnType<typeof formatsOf>>
}

/**
 * The first sheet that is shown and not empty, each cell as the sheet shows it. What a sheet would show otherwise, as a
 * date, an error or a number of twenty digits, is a fault of its cell.
 * @throws BeyondBounds Error
 */
export async function readWorkbook(open: Open): Promise<RawTable> {
  const sheets = await sheetsOf(open)
  const styles = { texts: await sharedTextsOf(open), formatOf: await formatsOf(open) }
  for (const [at, sheet] of sheets.entries()) {
    if (sheet.isHidden) continue
    const stream = await open(sheet.path)
    if (!stream) continue
    const reader = new SheetReader(styles)
    await readXml(stream, reader)
    const table = reader.table()
    if (table.lines.length > 0) return at === 0 ? table : { ...table, sheet: sheet.name }
  }
  return { lines: [] }
}

/** A letter's place, A being 0. */
const PLACE_OF_A = 'A'.charCodeAt(0) - 1

function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - PLACE_OF_A
  return column - 1
}

class SheetReader {
  readonly #styles: Styles
  readonly #keeper = new LineKeeper()
  readonly #faults: { line: number; at: number; message: string }[] = []
  #line = 0
  #fields: string[] = []
  #column = -1
  #cell: Attributes = {}
  #value = ''
  #isValue = false
  #isReading = false

  constructor(styles: Styles) {
    this.#styles = styles
  }

  table(): RawTable {
    return { lines: this.#keeper.lines, total: this.#keeper.total, faults: this.#faults }
  }

  open = (name: string, attributes: Attributes): void => {
    if (name === 'row') this.#openRow(attributes)
    else if (name === 'c') this.#openCell(attributes)
    else if (name === 'v' || name === 't') this.#isValue = true
    else if (name === 'rPh') this.#isReading = true
  }

  text = (text: string): void => {
    if (this.#isValue && !this.#isReading) this.#value += text
  }

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'rPh') this.#isReading = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#keeper.add(this.#line, this.#fields)
  }

  #openRow({ r }: Attributes): void {
    this.#line = r === undefined ? this.#line + 1 : Number(r)
    if (!Number.isInteger(this.#line) || this.#line < 1 || this.#line > SHEET_ROWS)
      throw new BeyondBounds(MISPLACED)
    this.#fields = []
    this.#column = -1
  }

  #openCell(attributes: Attributes): void {
    const { r } = attributes
    const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(r ?? 'A1') ?? []
    if (letters === undefined) throw new BeyondBounds(MISPLACED)
    this.#column = r === undefined ? this.#column + 1 : columnOf(letters)
    if (this.#column >= SHEET_COLUMNS) throw new BeyondBounds(MISPLACED)
    this.#cell = attributes
    this.#value = ''
  }

  #closeCell(): void {
    const { text, fault } = this.#shown()
    const own = text.trim()
    if (own === '') return
    if (this.#column >= COLUMNS_MAX) throw new BeyondBounds(`第 ${this.#line} 列超過 ${COLUMNS_MAX} 欄`)
    while (this.#fields.length < this.#column) this.#fields.push('')
    this.#fields[this.#column] = own
    if (fault && this.#faults.length < RAW_FAULTS_MAX)
      this.#faults.push({ line: this.#line, at: this.#column, message: fault })
  }

  #shown(): { text: string; fault?: string } {
    const { t = 'n', s = '0' } = this.#cell
    const value = this.#value
    if (value === '') return { text: '' }
    if (t === 's') return { text: written(this.#styles.texts[Number(value)] ?? '') }
    if (t === 'str' || t === 'inlineStr') return { text: written(value) }
    if (t === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' }
    if (t === 'e') return { text: value, fault: `這一格是算不出來的公式（${value.slice(0, 20)}）` }
    if (t === 'd') return { text: value, fault: '這一格是日期或時間，請把這一格設成文字再填一次' }
    const { id, code } = this.#styles.formatOf(Number(s))
    return shownNumber(value, id, code)
  }
}

/** Signs that XML has no place for are written by their number. */
const written = (text: string): string =>
  text.replace(/_x000([9AD])_/gi, (_, digit: string) => String.fromCharCode(Number.parseInt(digit, 16)))
