/** A column of a table that editors fill in. */
export interface Column {
  /** As the first line may name it, letter for letter. */
  id: string
  /** The same in Chinese: templates and exports are headed by it. */
  title: string
  /** A table without it is refused as a whole. */
  isNeeded?: boolean
  /** In the template's one row. */
  example: string
}

/** A row by its columns' ids; a column that the table does not have is ''. */
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
}

/** Rows below the heading. */
export const ROWS_MAX = 20_000
