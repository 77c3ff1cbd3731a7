import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { prepared } from '../../db/prepared.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'

/*
 * Who is of a class, and when. Whatever a teacher is shown of a pupil asks here: it has to be of a class that she
 * teaches, and of the time in which the pupil belonged to it.
 */

type Db = NodePgDatabase | Transaction

export type ClassRow = typeof schoolClasses.$inferSelect

/** A class with those who teach it. */
export interface TaughtClass {
  row: ClassRow
  teachers: readonly { userId: number; isOwner: boolean }[]
}

const classOf = prepared((db) =>
  db
    .select({ row: schoolClasses, userId: classTeachers.userId, isOwner: classTeachers.isOwner })
    .from(schoolClasses)
    .innerJoin(classTeachers, eq(classTeachers.classId, schoolClasses.id))
    .where(and(eq(schoolClasses.id, sql.placeholder('id')), isNull(schoolClasses.deletedAt)))
    .orderBy(classTeachers.createdAt, classTeachers.userId)
    .prepare('find_class'),
)

/** A class that is there, by its id. */
export async function findClass(db: Db, id: number): Promise<TaughtClass | undefined> {
  const rows = await classOf(db).execute({ id })
  const [first] = rows
  return first && { row: first.row, teachers: rows.map(({ userId, isOwner }) => ({ userId, isOwner })) }
}

/** Whether somebody teaches a class, as its owner or beside; a class that was deleted is taught by nobody. */
export const teachesClass = ({ userId }: { userId: number }, { teachers }: TaughtClass): boolean =>
  teachers.some((teacher) => teacher.userId === userId)

/** Whether the class is hers: only she deletes it, and only she takes other teachers out. */
export const ownsClass = ({ userId }: { userId: number }, { teachers }: TaughtClass): boolean =>
  teachers.some((teacher) => teacher.userId === userId && teacher.isOwner)

/** Of a row of `class_members`: is in. Who waits is not, and neither is who has left. */
export const isIn = and(isNotNull(classMembers.joinedAt), isNull(classMembers.leftAt))

/** Of a row of `class_members`: waits for a teacher. */
export const isWaiting = and(isNull(classMembers.joinedAt), isNull(classMembers.leftAt))

/** Of a row of `class_members`: a moment of her stay. */
export const duringStay = (moment: PgColumn | SQL) =>
  and(
    isNotNull(classMembers.joinedAt),
    sql`${moment} >= ${classMembers.joinedAt}`,
    or(isNull(classMembers.leftAt), sql`${moment} < ${classMembers.leftAt}`),
  )

/**
 * Of a row of `class_members`: a moment of her stay that her teachers see. The year of a class that was archived or went
 * up is over; what a pupil does since is seen by those who teach her now. Asked apart: with the class as one more join, a
 * class's list of assignments took more than twice as long.
 */
export const duringYear = (moment: PgColumn | SQL) =>
  and(
    duringStay(moment),
    sql`${moment} < coalesce((select year.archived_at from school_classes year where year.id = ${classMembers.classId}), 'infinity')`,
  )

/** Whether a pupil is in a class that she may see: public, and not deleted. */
export async function belongsToClass(db: Db, userId: number, classId: number): Promise<boolean> {
  const rows = await db
    .select({ id: classMembers.id })
    .from(classMembers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classMembers.classId))
    .where(
      and(
        eq(classMembers.classId, classId),
        eq(classMembers.userId, userId),
        isIn,
        isNull(schoolClasses.deletedAt),
        eq(schoolClasses.status, PUBLIC),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The status of a class that can be joined, and that its pupils see. */
export const PUBLIC = 1

/** Those of some stays that are of a class, who are in: named by a browser, they may be anybody's. */
export const membersIn = (classId: number, memberIds: readonly number[]) =>
  and(eq(classMembers.classId, classId), inArray(classMembers.id, [...memberIds]), isIn)
