import type { Lesson } from '@hakka/contract/lesson'
import type { Downloadable } from '../../app/download/start-download.ts'

type Books = Pick<Lesson, 'student_book' | 'teacher_book'> & { title: string | null }

/** The student's and the teacher's book of a lesson, those that are there. */
export function booksOf({
  title,
  student_book,
  teacher_book,
}: Books): { label: string; file: Downloadable }[] {
  return [
    { label: '學生課本', file: student_book.file },
    { label: '教師手冊', file: teacher_book.file },
  ].flatMap(({ label, file }) =>
    file
      ? [{ label, file: { url: file.url, title: `${title ?? ''} ${label}`.trim(), ...ending(file.url) } }]
      : [],
  )
}

/** A book out of the downloads has no extension in its address: its answer says under which name it is saved. */
const ending = (url: string) => ({ extension: /\.([a-z0-9]+)$/.exec(url)?.[1] ?? 'pdf' })
