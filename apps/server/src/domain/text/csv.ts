import { CsvError, parse } from 'csv-parse/sync'

/** Excel takes a file for UTF-8 by this mark alone. */
export const CSV_MARK = '\uFEFF'

/**
 * What a spreadsheet would work out instead of showing: a formula, however wide its first sign and whatever blank stands
 * before it, and a number whose first zero would go, as that of a telephone.
 */
const TAKEN_FOR_ELSE = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n]|0\d+$)/

/** A text as it was before {@link csvRow} marked it as one. */
export const unmarked = (text: string): string =>
  text.startsWith("'") && TAKEN_FOR_ELSE.test(text.slice(1)) ? text.slice(1) : text

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  // Inside a cell a line ends as spreadsheets end it; forms send two signs for it.
  const lines = value.replaceAll('\r\n', '\n')
  const text = TAKEN_FOR_ELSE.test(lines) ? `'${lines}` : lines
  return text === '' ? '' : `"${text.replaceAll('"', '""')}"`
}

/** One row of a CSV file, or of one apart by tabs; texts stay texts in whatever opens it. */
export const csvRow = (cells: readonly (string | number)[], separator: ',' | '\t' = ','): string =>
  `${cells.map(cell).join(separator)}\r\n`

/**
 * The rows of a CSV text (RFC 4180), or of one apart by tabs: quoted fields may hold commas, quotes and line breaks, and
 * rows of any length stand beside each other. Lines are counted as an editor counts them. Empty rows are left out.
 * @returns `undefined` for a text that ends inside of quotes
 */
export function csvRows(
  text: string,
  separator: ',' | '\t' = ',',
): { line: number; fields: string[] }[] | undefined {
  const records = recordsOf(text, separator)
  let line = 1
  return records
    ?.map((record) => {
      const row = { line, fields: record.map((field) => field.trim()) }
      line += record.join('').split(/\r\n|\n|\r/).length
      return row
    })
    .filter(({ fields }) => fields.some(Boolean))
}

function recordsOf(text: string, separator: string): string[][] | undefined {
  try {
    return parse(text, {
      bom: true,
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // People write inches: a quote within a text that is not quoted is itself.
      relax_quotes: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}
