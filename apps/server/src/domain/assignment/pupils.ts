import { and, asc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { users } from '../../db/tables/account.ts'
import { assignmentItems, assignmentPupils, assignments } from '../../db/tables/assignment.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { isIn } from '../school-class/belonging.ts'
import type { AssignmentRow } from './find.ts'
import { isOwedBy } from './owed.ts'

type Db = NodePgDatabase | Transaction

/** A pupil of the class for whom an assignment is. */
export interface AskedPupil {
  memberId: number
  userId: number
  name: string
  seatNo: number | null
  /** Numbers of the items that are hers to do; null: all. */
  nos: readonly number[] | null
  /** False of who came after its day: she may do it. */
  owes: boolean
}

const classOf = prepared((db) =>
  db
    .select({
      memberId: classMembers.id,
      userId: users.id,
      name: users.name,
      seatNo: classMembers.seatNo,
      named: assignmentPupils.userId,
      // Of the whole class nobody is named; everybody who was may have left since.
      byName: sql<boolean>`exists (select 1 from ${assignmentPupils} as any_of
        where any_of.assignment_id = ${sql.placeholder('id')})`,
      nos: assignmentPupils.nos,
      owes: isOwedBy(classMembers.userId),
    })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .innerJoin(assignments, eq(assignments.id, sql.placeholder('id')))
    .leftJoin(
      assignmentPupils,
      and(
        eq(assignmentPupils.assignmentId, sql.placeholder('id')),
        eq(assignmentPupils.userId, classMembers.userId),
      ),
    )
    .where(and(eq(classMembers.classId, sql.placeholder('classId')), isIn))
    .orderBy(asc(classMembers.seatNo), asc(users.name), asc(classMembers.id))
    .prepare('find_assignment_pupils'),
)

/** For whom an assignment is, of those who are in its class now, by seat and name. */
export async function pupilsOf(
  db: Db,
  { id, classId }: Pick<AssignmentRow, 'id' | 'classId'>,
): Promise<AskedPupil[]> {
  const rows = await classOf(db).execute({ id, classId })
  return rows.filter(({ byName, named }) => !byName || named !== null)
}

export type ItemRow = typeof assignmentItems.$inferSelect

const itemsOf = prepared((db) =>
  db
    .select()
    .from(assignmentItems)
    .where(eq(assignmentItems.assignmentId, sql.placeholder('id')))
    .orderBy(asc(assignmentItems.no))
    .prepare('find_assignment_items'),
)

/** An assignment's things in their order. */
export const itemsOfAssignment = (db: Db, id: number): Promise<ItemRow[]> => itemsOf(db).execute({ id })
