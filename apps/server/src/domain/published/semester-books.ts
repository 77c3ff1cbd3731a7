import type { Lesson } from '@hakka/contract/lesson'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { downloadItems } from '../../db/tables/download.ts'
import { itemUrl } from './download-names.ts'

type Book = Lesson['student_book']

/** Download categories whose files are a semester's books. */
const TEACHER_BOOKS = 1
const STUDENT_BOOKS = 2

export interface SemesterBooks {
  /** The books for a lesson of this semester; one that the lesson has itself comes first. */
  of(lesson: { stepNo: number; semesterNo: number }, own: Own): { student_book: Book; teacher_book: Book }
}

interface Own {
  student_book: Book
  teacher_book: Book
}

/** Student and teacher books out of the downloads, by semester; the editor's order decides between several. */
export async function semesterBooks(
  db: NodePgDatabase,
  { steps, dialectId }: { steps: readonly number[]; dialectId: number },
): Promise<SemesterBooks> {
  const rows = await db
    .select({
      id: downloadItems.id,
      fileId: downloadItems.fileId,
      categoryId: downloadItems.categoryId,
      stepNo: downloadItems.stepNo,
      semesterNo: downloadItems.semesterNo,
    })
    .from(downloadItems)
    .where(
      and(
        inArray(downloadItems.categoryId, [TEACHER_BOOKS, STUDENT_BOOKS]),
        inArray(downloadItems.stepNo, [...steps]),
        eq(downloadItems.dialectId, dialectId),
        isNull(downloadItems.deletedAt),
      ),
    )
    .orderBy(asc(downloadItems.no), asc(downloadItems.id))
  return {
    of({ stepNo, semesterNo }, own) {
      const book = (categoryId: number): Book => {
        const row = rows.find(
          (one) => one.categoryId === categoryId && one.stepNo === stepNo && one.semesterNo === semesterNo,
        )
        return { file: row ? { id: row.fileId, url: itemUrl(row.id) } : null }
      }
      return {
        student_book: own.student_book.file ? own.student_book : book(STUDENT_BOOKS),
        teacher_book: own.teacher_book.file ? own.teacher_book : book(TEACHER_BOOKS),
      }
    },
  }
}
