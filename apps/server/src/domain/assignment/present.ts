import type { AssignedItem, AssignmentHead } from '@hakka/contract/assignment-shapes'
import type { assignmentHandIns } from '../../db/tables/assignment.ts'
import type { AssignmentRow } from './find.ts'
import type { ItemRow } from './pupils.ts'

/** What both sides are told of an assignment. */
export const headOf = (row: AssignmentRow, itemCount: number): AssignmentHead => ({
  id: row.id,
  class_id: row.classId,
  title: row.title,
  title_pinyin: row.titlePinyin,
  dialect_id: row.dialectId,
  place: row.place,
  picture: row.picture,
  mode: row.mode,
  due_on: row.dueOn,
  note: row.note,
  created_at: row.createdAt.toISOString(),
  item_count: itemCount,
})

export const itemOf = ({ id, no, thing, thingId, title, url, parts }: ItemRow): AssignedItem => ({
  id,
  no,
  thing,
  thing_id: thingId,
  title,
  url,
  parts,
})

export type HandInRow = Pick<typeof assignmentHandIns.$inferSelect, 'handedInAt' | 'returnedAt' | 'note'>

export const handInOf = (row: HandInRow | undefined) =>
  row
    ? {
        handed_in_at: row.handedInAt?.toISOString() ?? null,
        returned_at: row.returnedAt?.toISOString() ?? null,
        note: row.note,
      }
    : null

/** A teacher has given it back, and it was not handed in since. */
export const isReturned = (row: HandInRow | undefined): boolean =>
  row?.returnedAt != null && (row.handedInAt === null || row.handedInAt < row.returnedAt)

/** It is handed in, and hers no more. */
export const isHandedIn = (row: HandInRow | undefined): boolean => row?.handedInAt != null && !isReturned(row)
