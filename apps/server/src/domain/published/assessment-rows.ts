import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import { assessments } from '../../db/tables/download.ts'

/** Handbooks of assessments with their files, in the order of the lessons. */
export const assessmentRows = (db: NodePgDatabase, where?: SQL) =>
  db
    .select({ item: assessments, key: files.key, size: files.size })
    .from(assessments)
    .innerJoin(files, eq(files.id, assessments.fileId))
    .where(and(isNull(assessments.deletedAt), where))
    .orderBy(
      asc(assessments.stepNo),
      asc(assessments.semesterNo),
      asc(assessments.lessonNo),
      asc(assessments.dialectId),
      asc(assessments.bookType),
    )
