import { type ReportedPlace, reportedPlace } from '@hakka/contract/constants'
import { and, asc, like, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { feedback } from '../../db/tables/feedback.ts'
import type { LessonAddress } from '../lesson/lesson-address.ts'
import { COMPLETED } from './mail.ts'

/** A report that waits for its answer, and the place that it names. Who reported it stays out of it. */
export interface OpenReport {
  id: number
  code: string
  content: string
  version: number
  createdAt: Date
  place: ReportedPlace
}

/** More of them than anybody answers at once. */
const OPEN_MAX = 2000

/** The reports about a lesson that nobody has answered yet, the oldest first. */
export async function openReports(
  db: Pick<NodePgDatabase, 'select'>,
  lesson: LessonAddress,
): Promise<OpenReport[]> {
  const rows = await db
    .select({
      id: feedback.id,
      code: feedback.code,
      content: feedback.content,
      version: feedback.version,
      createdAt: feedback.createdAt,
      url: feedback.url,
    })
    .from(feedback)
    .where(and(lt(feedback.status, COMPLETED), like(feedback.url, '%/lesson?%')))
    .orderBy(asc(feedback.id))
    .limit(OPEN_MAX)
  return rows.flatMap(({ url, ...row }) => {
    const place = reportedPlace(url)
    return place && isOf(place, lesson) ? [{ ...row, place }] : []
  })
}

const isOf = (place: ReportedPlace, lesson: LessonAddress): boolean =>
  place.step_no === lesson.stepNo &&
  (place.semester_no ?? 1) === lesson.semesterNo &&
  place.dialect_id === lesson.dialectId &&
  (place.type_no ?? 1) === lesson.typeNo &&
  place.no === lesson.no
