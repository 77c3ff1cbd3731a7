import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { assignmentPupils, assignments } from '../../db/tables/assignment.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { isIn, PUBLIC, type TaughtClass, teachesClass } from '../school-class/belonging.ts'
import { isOwedBy } from './owed.ts'

type Db = NodePgDatabase | Transaction

export type AssignmentRow = typeof assignments.$inferSelect

/** An assignment with its class and who teaches it. */
export interface GivenAssignment {
  row: AssignmentRow
  of: TaughtClass
}

const assignmentOf = prepared((db) =>
  db
    .select({
      row: assignments,
      of: schoolClasses,
      userId: classTeachers.userId,
      isOwner: classTeachers.isOwner,
    })
    .from(assignments)
    .innerJoin(schoolClasses, and(eq(schoolClasses.id, assignments.classId), isNull(schoolClasses.deletedAt)))
    .innerJoin(classTeachers, eq(classTeachers.classId, schoolClasses.id))
    .where(eq(assignments.id, sql.placeholder('id')))
    .orderBy(classTeachers.createdAt, classTeachers.userId)
    .prepare('find_assignment'),
)

/** An assignment of a class that is there, by its id. @param gone one that was taken back */
export async function findAssignment(db: Db, id: number, gone = false): Promise<GivenAssignment | undefined> {
  const rows = await assignmentOf(db).execute({ id })
  const [first] = rows
  if (!first || (first.row.deletedAt !== null) !== gone) return undefined
  const teachers = rows.map(({ userId, isOwner }) => ({ userId, isOwner }))
  return { row: first.row, of: { row: first.of, teachers } }
}

/** Whether somebody teaches the class that it was given to. */
export const teachesAssignment = (actor: { userId: number }, { of }: GivenAssignment): boolean =>
  teachesClass(actor, of)

/** Of a row of `assignments` beside one of `class_members`: it is for her, as one of the class or by name. */
const isFor = (): SQL | undefined =>
  or(
    sql`not exists (select 1 from ${assignmentPupils} where ${assignmentPupils.assignmentId} = ${assignments.id})`,
    sql`exists (select 1 from ${assignmentPupils} where ${assignmentPupils.assignmentId} = ${assignments.id}
      and ${assignmentPupils.userId} = ${classMembers.userId})`,
  )

/** Of classes that somebody is in and may see, and for her. */
const isShown = (): SQL | undefined =>
  and(
    isIn,
    isNull(schoolClasses.deletedAt),
    eq(schoolClasses.status, PUBLIC),
    isNull(assignments.deletedAt),
    isFor(),
  )

/** A pupil's own. */
export const ownAssignments = (userId: number): SQL | undefined =>
  and(eq(classMembers.userId, userId), isShown())

/** An assignment with those whose it is now. */
export interface AskedAssignment {
  row: AssignmentRow & { className: string }
  userIds: ReadonlySet<number>
  /** Those of them who did not come after its day. */
  owedBy: ReadonlySet<number>
}

/** An assignment that pupils see, by its id. */
export async function findAsked(db: Db, id: number): Promise<AskedAssignment | undefined> {
  const rows = await db
    .select({
      row: assignments,
      className: schoolClasses.name,
      userId: classMembers.userId,
      owes: isOwedBy(classMembers.userId),
    })
    .from(assignments)
    .innerJoin(schoolClasses, eq(schoolClasses.id, assignments.classId))
    .innerJoin(classMembers, eq(classMembers.classId, schoolClasses.id))
    .where(and(eq(assignments.id, id), isShown()))
  const [first] = rows
  if (!first) return undefined
  return {
    row: { ...first.row, className: first.className },
    userIds: new Set(rows.map(({ userId }) => userId)),
    owedBy: new Set(rows.flatMap(({ userId, owes }) => (owes ? userId : []))),
  }
}

/** Whether it is somebody's to do. */
export const isAsked = ({ userId }: { userId: number }, { userIds }: AskedAssignment): boolean =>
  userIds.has(userId)
