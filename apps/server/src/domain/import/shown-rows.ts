import { withShortQuotes } from '../text/quoted.ts'
import type { CellFault, TableRow } from './columns.ts'
import type { CellEdit } from './edit-table.ts'

/** Faults that are shown; whoever has more mends these first. */
export const FAULTS_SHOWN = 200

/** The first of them, as an editor is told of them. */
export const shownFaults = <F extends CellFault>(faults: readonly F[]): F[] =>
  faults.slice(0, FAULTS_SHOWN).map((fault) => ({ ...fault, message: withShortQuotes(fault.message) }))

/**
 * Rows of a table that an editor sees: those with a fault and those that were mended, each with the rows beside it, or
 * the first ones of a table where all is well.
 */
export function shownRows(
  rows: readonly TableRow[],
  { faults, edits, first }: { faults: readonly CellFault[]; edits: readonly CellEdit[]; first: number },
): TableRow[] {
  const meant = new Set([...faults.slice(0, FAULTS_SHOWN), ...edits].map(({ line }) => line))
  if (!rows.some(({ line }) => meant.has(line))) return rows.slice(0, first)
  const isMeant = (row: TableRow | undefined) => row !== undefined && meant.has(row.line)
  return rows.filter((row, at) => isMeant(row) || isMeant(rows[at - 1]) || isMeant(rows[at + 1]))
}
