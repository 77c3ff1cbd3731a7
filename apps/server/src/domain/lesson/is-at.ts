import { and, eq, type SQL } from 'drizzle-orm'
import { lessons } from '../../db/tables/content.ts'
import type { LessonAddress } from './lesson-address.ts'

/** The lesson that is called so, whoever sees it. */
export const isAt = ({ stepNo, semesterNo, typeNo, no, dialectId }: LessonAddress): SQL | undefined =>
  and(
    eq(lessons.stepNo, stepNo),
    eq(lessons.semesterNo, semesterNo),
    eq(lessons.typeNo, typeNo),
    eq(lessons.no, no),
    eq(lessons.dialectId, dialectId),
  )
