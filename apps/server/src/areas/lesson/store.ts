import { and, asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import { faces, files, lessons } from '../../db/tables/content.ts'
import { isAt } from '../../domain/lesson/is-at.ts'
import type { LessonAddress } from '../../domain/lesson/lesson-address.ts'
import { isSeen, moduleCount } from '../../domain/lesson/modules.ts'

const thumbnail = alias(files, 'thumbnail')
const studentBook = alias(files, 'student_book')
const teacherBook = alias(files, 'teacher_book')
const font = alias(files, 'font')

const withFiles = (db: NodePgDatabase) =>
  db
    .select({
      lesson: lessons,
      thumbnail: { id: thumbnail.id, key: thumbnail.key },
      studentBook: { id: studentBook.id, key: studentBook.key },
      teacherBook: { id: teacherBook.id, key: teacherBook.key },
      face: faces.name,
      font: { id: font.id, key: font.key },
    })
    .from(lessons)
    .leftJoin(thumbnail, eq(thumbnail.id, lessons.thumbnailFileId))
    .leftJoin(studentBook, eq(studentBook.id, lessons.studentBookFileId))
    .leftJoin(teacherBook, eq(teacherBook.id, lessons.teacherBookFileId))
    .leftJoin(faces, eq(faces.lessonId, lessons.id))
    .leftJoin(font, eq(font.id, faces.fileId))

export type LessonRow = Awaited<ReturnType<typeof findLesson>> & {}

/**
 * One lesson with its files, by id or by its whole address.
 * @param drafts also one that learners do not see
 */
export async function findLesson(
  db: NodePgDatabase,
  by: { id: number } | LessonAddress,
  { drafts = false }: { drafts?: boolean } = {},
) {
  const [row] = await withFiles(db)
    .where(and('id' in by ? eq(lessons.id, by.id) : isAt(by), drafts ? undefined : isSeen()))
    .limit(1)
  return row
}

/** The same lesson in every dialect that has it. */
export const dialectsOf = (db: NodePgDatabase, address: Omit<LessonAddress, 'dialectId'>) =>
  db
    .select({ dialect_id: lessons.dialectId, id: lessons.id })
    .from(lessons)
    .where(
      and(
        isSeen(),
        eq(lessons.stepNo, address.stepNo),
        eq(lessons.semesterNo, address.semesterNo),
        eq(lessons.typeNo, address.typeNo),
        eq(lessons.no, address.no),
      ),
    )
    .orderBy(asc(lessons.dialectId))

/** All dialects' lessons of some school years and one type, with the count of their modules. */
export const menuRows = (db: NodePgDatabase, steps: readonly number[], typeNo: number) =>
  db
    .select({
      lesson: lessons,
      thumbnail: { id: thumbnail.id, key: thumbnail.key },
      studentBook: { id: studentBook.id, key: studentBook.key },
      teacherBook: { id: teacherBook.id, key: teacherBook.key },
      moduleCount,
    })
    .from(lessons)
    .leftJoin(thumbnail, eq(thumbnail.id, lessons.thumbnailFileId))
    .leftJoin(studentBook, eq(studentBook.id, lessons.studentBookFileId))
    .leftJoin(teacherBook, eq(teacherBook.id, lessons.teacherBookFileId))
    .where(and(isSeen(), inArray(lessons.stepNo, [...steps]), eq(lessons.typeNo, typeNo)))
    .orderBy(asc(lessons.stepNo), asc(lessons.semesterNo), asc(lessons.no), asc(lessons.dialectId))

export type MenuRow = Awaited<ReturnType<typeof menuRows>>[number]
