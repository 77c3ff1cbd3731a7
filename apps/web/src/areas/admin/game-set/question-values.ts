/** A question in its form: each cell of its rows by `rows.<row>.<column>`, as faults name them. */
export type QuestionValues = Record<string, string>

/** How many rows a question of a game has: four cards of game 1. */
export const rowsOf = (gameId: number): number => (gameId === 1 ? 4 : 1)

export const cellName = (row: number, column: string): string => `rows.${row}.${column}`

interface Table {
  column_ids: readonly string[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const noOf = ({ column_ids }: Table, cells: readonly string[]) => cells[column_ids.indexOf('no')]

/** The numbers of a set's questions, in their order. */
export const numbersOf = (table: Table): number[] => [
  ...new Set(table.rows.map((cells) => Number(noOf(table, cells)))),
]

/** A question as its form begins; `no` 0 is a new one, of the next number. */
export function valuesOf(table: Table, gameId: number, no: number): QuestionValues {
  const own = table.rows.filter((cells) => noOf(table, cells) === String(no))
  const next = String(Math.max(0, ...numbersOf(table)) + 1)
  const values: QuestionValues = {}
  for (let row = 0; row < rowsOf(gameId); row += 1) {
    for (const [at, column] of table.column_ids.entries()) {
      values[cellName(row, column)] = own[row]?.[at] ?? (column === 'no' ? next : '')
    }
  }
  return values
}

/** The rows that the call takes; all have the number of the first. */
export const rowsBody = (values: QuestionValues, gameId: number, columns: readonly string[]) =>
  Array.from({ length: rowsOf(gameId) }, (_, row) =>
    Object.fromEntries(
      columns.map((column) => [column, values[cellName(column === 'no' ? 0 : row, column)] ?? '']),
    ),
  )

/** 圖片 1：拼音, as the list of faults names a field. */
export const labelsOf = ({ column_ids, columns }: Table, gameId: number): Record<string, string> => {
  const labels: Record<string, string> = {}
  for (let row = 0; row < rowsOf(gameId); row += 1) {
    for (const [at, column] of column_ids.entries()) {
      const title = columns[at] ?? column
      labels[cellName(row, column)] =
        rowsOf(gameId) > 1 && column !== 'no' ? `第 ${row + 1} 張：${title}` : title
    }
  }
  return labels
}
