import type { CallQuery } from '@hakka/contract/calls'
import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignments } from '../../db/tables/assignment.ts'
import { classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { lessonSource } from '../../domain/assignment/lesson-source.ts'
import type { Source } from '../../domain/assignment/source.ts'
import {
  bookSource,
  gameSource,
  listeningSource,
  speakingSource,
  writingSource,
} from '../../domain/assignment/study-source.ts'
import { PUBLIC } from '../../domain/school-class/belonging.ts'
import { studentCount } from '../../domain/school-class/roll.ts'

type Asked = Pick<CallQuery<'GET /api/my/teaching-class/assignment/choices'>, 'of' | 'id' | 'dialect_id'>

/** What is to be assigned, with its things; nothing of what learners don't see. */
export async function readSource(
  db: NodePgDatabase,
  { of, id, dialect_id }: Asked,
): Promise<Source | undefined> {
  const asked = { id, dialectId: dialect_id ?? DEFAULT_DIALECT_ID }
  if (of === 'lesson') return lessonSource(db, id)
  if (of === 'listening') return listeningSource(db, asked)
  if (of === 'speaking') return speakingSource(db, asked)
  if (of === 'book') return bookSource(db, asked)
  if (of === 'writing') return writingSource(db, asked)
  return gameSource(db, asked)
}

/** Classes that a teacher may give something: hers, public and of this year. */
export const openClasses = (db: NodePgDatabase, userId: number) =>
  db
    .select({ id: schoolClasses.id, name: schoolClasses.name, student_count: studentCount })
    .from(classTeachers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classTeachers.classId))
    .where(
      and(
        eq(classTeachers.userId, userId),
        isNull(schoolClasses.deletedAt),
        isNull(schoolClasses.archivedAt),
        eq(schoolClasses.status, PUBLIC),
      ),
    )
    .orderBy(asc(schoolClasses.id))

/** The class that a teacher gave something last. */
export async function lastClass(db: NodePgDatabase, userId: number): Promise<number | null> {
  const [last] = await db
    .select({ classId: assignments.classId })
    .from(assignments)
    .where(eq(assignments.madeBy, userId))
    .orderBy(desc(assignments.id))
    .limit(1)
  return last?.classId ?? null
}
