import { type AssessmentItem, BOOK_TYPES } from '@hakka/contract/assessment'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assessments } from '../../db/tables/download.ts'
import { assessmentRows } from '../../domain/published/assessment-rows.ts'
import { assessmentUrl } from '../../domain/published/download-names.ts'

interface Wanted {
  step_no?: number | undefined
  semester_no?: number | undefined
  dialect_id?: number | undefined
}

/** Assessments in the order of the lessons. */
export async function findAssessments(
  db: NodePgDatabase,
  { step_no, semester_no, dialect_id }: Wanted,
): Promise<AssessmentItem[]> {
  const rows = await assessmentRows(
    db,
    and(
      step_no ? eq(assessments.stepNo, step_no) : undefined,
      semester_no ? eq(assessments.semesterNo, semester_no) : undefined,
      dialect_id ? eq(assessments.dialectId, dialect_id) : undefined,
    ),
  )
  return rows.map(({ item, size }) => present(item, size))
}

/** A row as answers carry it. */
export const present = (item: typeof assessments.$inferSelect, size: number): AssessmentItem => ({
  id: item.id,
  level_no: item.levelNo,
  step_no: item.stepNo,
  semester_no: item.semesterNo,
  lesson_no: item.lessonNo,
  dialect_id: item.dialectId,
  book_type: BOOK_TYPES.find((type) => type === item.bookType) ?? 'student',
  title: item.title,
  url: assessmentUrl(item.id),
  size,
  version: item.version,
})
