import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons } from '../../db/tables/content.ts'
import { isAt } from '../../domain/lesson/is-at.ts'
import type { LessonAddress } from '../../domain/lesson/lesson-address.ts'
import type { PackLesson } from '../pack.ts'

/** What a lesson of a pack is called here. */
export const addressIn = (lesson: PackLesson): LessonAddress => ({
  stepNo: lesson.step_no,
  semesterNo: lesson.semester_no,
  typeNo: lesson.type_no,
  dialectId: lesson.dialect_id,
  no: lesson.no,
})

export const keyOf = ({ stepNo, semesterNo, typeNo, dialectId, no }: LessonAddress): string =>
  [stepNo, semesterNo, typeNo, dialectId, no].join('-')

/** The lesson of this site that is called so, whoever sees it. */
export async function lessonAt(
  db: Pick<NodePgDatabase, 'select'>,
  lesson: PackLesson,
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(isAt(addressIn(lesson)))
  return row
}
