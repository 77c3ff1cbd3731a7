/**
 * The rows of a CSV text (RFC 4180), or of one apart by tabs: quoted fields may hold commas, quotes and line breaks. Lines are counted as an
 * editor counts them. Empty lines are left out.
 * @returns `undefined` for a text that ends inside of quotes
 */
export function csvRows(
  text: string,
  separator: ',' | '\t' = ',',
): { line: number; fields: string[] }[] | undefined {
  const rows: { line: number; fields: string[] }[] = []
  const FIELD = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'gy')
  const source = text.replace(/^\uFEFF/, '')
  let line = 1
  let row = { line, fields: [] as string[] }
  while (FIELD.lastIndex <= source.length) {
    const match = FIELD.exec(source)
    if (!match) return undefined
    const [, raw = '', end = ''] = match
    row.fields.push((raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw).trim())
    line += raw.split(/\r\n|\n|\r/).length - 1
    if (end === separator) continue
    if (row.fields.some(Boolean)) rows.push(row)
    if (end === '') return rows
    line += 1
    row = { line, fields: [] }
  }
  return rows
}
