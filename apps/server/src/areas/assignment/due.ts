import type { DueAssignment } from '@hakka/contract/assignment'
import { and, asc, between, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignments } from '../../db/tables/assignment.ts'
import { classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { headOf } from '../../domain/assignment/present.ts'
import { NOBODY_ASKED, progressCounts } from '../../domain/assignment/progress.ts'
import { PUBLIC } from '../../domain/school-class/belonging.ts'
import { taipeiDay } from '../../domain/study/study-time.ts'
import { itemCount } from './given.ts'

const DAY_MS = 24 * 3_600_000
/** Days over for which it is still looked after, and days to come. */
const [SINCE, AHEAD] = [3, 14]
const [READ, TOLD] = [40, 6]

/** What classes of a teacher have to do these days and are not through with, what is due first before the rest. */
export async function dueOfTeacher(
  db: NodePgDatabase,
  { userId, now }: { userId: number; now: Date },
): Promise<DueAssignment[]> {
  const dayAt = (days: number) => taipeiDay(now.getTime() + days * DAY_MS)
  const rows = await db
    .select({ row: assignments, className: schoolClasses.name, itemCount: itemCount() })
    .from(classTeachers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classTeachers.classId))
    .innerJoin(assignments, eq(assignments.classId, schoolClasses.id))
    .where(
      and(
        eq(classTeachers.userId, userId),
        isNull(schoolClasses.deletedAt),
        isNull(schoolClasses.archivedAt),
        eq(schoolClasses.status, PUBLIC),
        isNull(assignments.deletedAt),
        between(assignments.dueOn, dayAt(-SINCE), dayAt(AHEAD)),
      ),
    )
    .orderBy(asc(assignments.dueOn), asc(assignments.id))
    .limit(READ)
  const counts = await progressCounts(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows
    .map(({ row, className, itemCount: items }) => ({
      ...headOf(row, items),
      class_name: className,
      ...(counts.get(row.id) ?? NOBODY_ASKED),
    }))
    .filter(({ pupil_count, done_count }) => done_count < pupil_count)
    .slice(0, TOLD)
}
