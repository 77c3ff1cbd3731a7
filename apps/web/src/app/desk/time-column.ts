import { taipeiTime } from '../taipei-time.ts'
import type { Column } from './DeskTable.tsx'

/** A column of moments, which the list can be sorted by. */
export const timeColumn = <Id extends string>(id: Id, title: string): Column<Record<Id, string>> => ({
  id,
  title,
  sortable: true,
  narrow: true,
  cell: (row) => taipeiTime(row[id]),
})
