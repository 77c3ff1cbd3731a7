import type { LearningClass } from '@hakka/contract/learning-class'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { schools } from '../../db/tables/place.ts'
import { classMembers, schoolClasses } from '../../db/tables/school-class.ts'
import { PUBLIC } from '../../domain/school-class/belonging.ts'
import { studentCount, teachersOf } from '../../domain/school-class/roll.ts'

/** Classes that a pupil is in or waits for, as far as she may see them: those that are not public are none to her. */
export async function classesOf(db: NodePgDatabase, userId: number): Promise<LearningClass[]> {
  const rows = await db
    .select({
      row: schoolClasses,
      school: schools.name,
      joinedAt: classMembers.joinedAt,
      students: studentCount,
    })
    .from(classMembers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classMembers.classId))
    .leftJoin(schools, eq(schools.id, schoolClasses.schoolId))
    .where(
      and(
        eq(classMembers.userId, userId),
        isNull(classMembers.leftAt),
        isNull(schoolClasses.deletedAt),
        eq(schoolClasses.status, PUBLIC),
      ),
    )
    .orderBy(asc(sql`${schoolClasses.archivedAt} is not null`), desc(classMembers.id))
  const teachers = await teachersOf(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, school, joinedAt, students }) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    school_name: school,
    description: joinedAt ? row.description : '',
    teachers: teachers.filter(({ classId }) => classId === row.id).map(({ id, name }) => ({ id, name })),
    student_count: joinedAt ? students : 0,
    waiting: joinedAt === null,
    joined_at: joinedAt?.toISOString() ?? null,
    archived_at: row.archivedAt?.toISOString() ?? null,
  }))
}
