import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import type { TablePlace } from './cells.ts'
import type { TableFile } from './columns.ts'

/** A cell of a table. */
export interface Cell {
  file: TableFile
  line: number
  column: string
}

/** What a table says of one item, before it is known whether there is one in its place. */
export interface TableDraft extends TablePlace {
  subcategory?: string
  /** The same again where numbers count within it. */
  within?: string | undefined
  no: number
  /** Of its first row. */
  line: number
  /** What it becomes; what tables do not say stays as it was. */
  contentOf(before: Record<string, unknown> | undefined, uid: string): Record<string, unknown>
  /** The cell that a part of that content came from. */
  cellOf(path: readonly PropertyKey[]): Cell
  /** What a table has to say of an item that is not there yet, and does not. */
  lackingOf?(before: Record<string, unknown> | undefined): (Cell & { message: string })[]
}

interface ReadDrafts {
  drafts: TableDraft[]
  faults: CellFault[]
}

/** Makes items of the rows of the two files of a kind; without words, those that are there stay. */
export type DraftReader = (items: readonly TableRow[], words: readonly TableRow[] | undefined) => ReadDrafts

/** Names what stands in one place of a kind. */
export const placeKey = ({
  levelNo,
  category,
  dialectId,
  no,
  within,
}: TablePlace & {
  no: number
  /** The subcategory, where numbers count within it. */
  within?: string | undefined
}): string => JSON.stringify([levelNo, category, dialectId, no, within])
