import type { SchoolClass, Student, WaitingStudent } from '@hakka/contract/school-class-shapes'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../db/tables/account.ts'
import { schools } from '../../db/tables/place.ts'
import { classAccounts, classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { studyDays } from '../../db/tables/study.ts'
import { hasPinAlone } from '../../domain/account/class-account.ts'
import { isIn, isWaiting } from '../../domain/school-class/belonging.ts'
import { studentCount, teachersOf } from '../../domain/school-class/roll.ts'
import type { Services } from '../../domain/services.ts'

/** Classes that somebody teaches, those of this year first; `classId`: only this one. */
export async function classesTaught(
  db: NodePgDatabase,
  userId: number,
  classId?: number,
): Promise<SchoolClass[]> {
  const rows = await db
    .select({
      row: schoolClasses,
      school: schools.name,
      isOwner: classTeachers.isOwner,
      students: studentCount,
      waiting: sql<number>`(select count(*)::integer from class_members where class_id = ${schoolClasses.id}
        and joined_at is null and left_at is null)`,
      rolledTo: sql<number | null>`(select min(next.id) from school_classes as next
        where next.rolled_from = ${schoolClasses.id} and next.deleted_at is null)`,
    })
    .from(classTeachers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classTeachers.classId))
    .leftJoin(schools, eq(schools.id, schoolClasses.schoolId))
    .where(
      and(
        eq(classTeachers.userId, userId),
        isNull(schoolClasses.deletedAt),
        classId ? eq(schoolClasses.id, classId) : undefined,
      ),
    )
    .orderBy(
      asc(isNotNull(schoolClasses.archivedAt)),
      asc(schoolClasses.status),
      desc(schoolClasses.yearNo),
      asc(schoolClasses.id),
    )
  const teachers = await teachersOf(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, school, isOwner, students, waiting, rolledTo }) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    school_id: row.schoolId,
    school_name: school,
    description: row.description,
    status: row.status,
    remark: row.remark,
    grade_no: row.gradeNo,
    year_no: row.yearNo,
    updated_at: row.updatedAt.toISOString(),
    archived_at: row.archivedAt?.toISOString() ?? null,
    rolled_to: rolledTo,
    teachers: teachers.filter((own) => own.classId === row.id).map(({ id, name }) => ({ id, name })),
    student_count: students,
    waiting_count: waiting,
    is_owner: isOwner,
  }))
}

const consenter = alias(users, 'consenter')

/** Who is in a class, by seat and name. */
export async function studentsOf({ db, loginGate, now }: Services, classId: number): Promise<Student[]> {
  const rows = await db
    .select({
      id: classMembers.id,
      userId: users.id,
      name: users.name,
      username: users.username,
      joinedAt: classMembers.joinedAt,
      seatNo: classMembers.seatNo,
      groupName: classMembers.groupName,
      accountOf: classAccounts.userId,
      pinOpen: hasPinAlone,
      // Only of her time in the class.
      studiedOn: sql<string | null>`(select max(${studyDays.day})::text from ${studyDays}
        where ${studyDays.userId} = ${users.id}
        and ${studyDays.day} >= (${classMembers.joinedAt} at time zone 'Asia/Taipei')::date
        and ${studyDays.day} <= coalesce((${schoolClasses.archivedAt} at time zone 'Asia/Taipei')::date, 'infinity'))`,
      consentAt: classMembers.consentAt,
      consentBy: consenter.name,
    })
    .from(classMembers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classMembers.classId))
    .innerJoin(users, eq(users.id, classMembers.userId))
    .leftJoin(classAccounts, eq(classAccounts.userId, users.id))
    .leftJoin(consenter, eq(consenter.id, classMembers.consentBy))
    .where(and(eq(classMembers.classId, classId), isIn))
    .orderBy(asc(classMembers.seatNo), asc(users.name), asc(classMembers.id))
  const accounts = rows.filter(({ accountOf }) => accountOf !== null)
  const locked = await loginGate.lockedOf(
    db,
    accounts.map(({ userId, username }) => ({ id: userId, username })),
    now(),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    joined_at: row.joinedAt?.toISOString() ?? '',
    seat_no: row.seatNo,
    group: row.groupName ?? '',
    account: row.accountOf === null ? null : row.username,
    locked: locked.has(row.userId),
    pin_open: row.pinOpen,
    studied_on: row.studiedOn,
    consent_at: row.consentAt?.toISOString() ?? null,
    consent_by: row.consentBy,
  }))
}

/** Who waits for a teacher, the latest first. */
export async function waitingOf(db: NodePgDatabase, classId: number): Promise<WaitingStudent[]> {
  const rows = await db
    .select({
      id: classMembers.id,
      name: users.name,
      askedAt: classMembers.askedAt,
      via: classMembers.via,
    })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(and(eq(classMembers.classId, classId), isWaiting))
    .orderBy(desc(classMembers.askedAt), desc(classMembers.id))
  return rows.map(({ askedAt, ...row }) => ({ ...row, asked_at: askedAt.toISOString() }))
}
