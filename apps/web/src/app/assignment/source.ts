import type { AssignmentPick } from '@hakka/contract/assignment'

/** What is to be assigned: a lesson, a theme, a book, a set of exercises, the game of an event. */
export interface AssignmentSource {
  of: AssignmentPick['of']
  id: number
  /** Of themes, which have every dialect under one number, and of books. */
  dialect_id?: number | undefined
}
