/** A column of a table that editors fill in. */
export interface Column {
  /** As the first line may name it, letter for letter. */
  id: string
  /** The same in Chinese: templates and exports are headed by it. */
  title: string
  /** A table without it is refused as a whole. */
  isNeeded?: boolean
  /** In the rows of the template; in rows that it has none for, the last. */
  examples: readonly [string, ...string[]]
}

/** A row by its columns' ids; columns that the table does not have are not among them. */
export interface TableRow {
  /** As a spreadsheet counts: the heading is 1. */
  line: number
  cells: Readonly<Record<string, string>>
}

/** What is wrong, and where. */
export interface CellFault {
  /** Field of the form that the file came in. */
  file: string
  /** 0: the whole file. */
  line: number
  /** Id of the column; '' of the whole row. */
  column: string
  message: string
  /** What would do instead, where that is certain. */
  suggestion?: string
}

/** Rows below the heading. */
export const ROWS_MAX = 20_000
