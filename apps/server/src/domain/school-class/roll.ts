import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { classTeachers, schoolClasses } from '../../db/tables/school-class.ts'

/** How many are in a class of `school_classes`. */
export const studentCount = sql<number>`(select count(*)::integer from class_members
  where class_id = ${schoolClasses.id} and joined_at is not null and left_at is null)`

/** Who teaches some classes, the owner first. */
export const teachersOf = (db: NodePgDatabase, classIds: readonly number[]) =>
  db
    .select({ classId: classTeachers.classId, id: users.id, name: users.name })
    .from(classTeachers)
    .innerJoin(users, eq(users.id, classTeachers.userId))
    .where(inArray(classTeachers.classId, [...classIds]))
    .orderBy(desc(classTeachers.isOwner), asc(classTeachers.createdAt), asc(users.id))
