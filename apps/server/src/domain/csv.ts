/** Excel takes a file for UTF-8 by this mark alone. */
export const CSV_MARK = '\uFEFF'

/**
 * What a spreadsheet would work out instead of showing: a formula, however wide its first sign and whatever blank stands
 * before it, and a number whose first zero would go, as that of a telephone.
 */
const TAKEN_FOR_ELSE = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n]|0\d+$)/

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  // Inside a cell a line ends as spreadsheets end it; forms send two signs for it.
  const lines = value.replaceAll('\r\n', '\n')
  const text = TAKEN_FOR_ELSE.test(lines) ? `'${lines}` : lines
  return text === '' ? '' : `"${text.replaceAll('"', '""')}"`
}

/** One row of a CSV file; texts stay texts in whatever opens it. */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`
