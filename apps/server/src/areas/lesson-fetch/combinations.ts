import type { CallBody } from '@hakka/contract/calls'
import type { LessonAddress } from '../../domain/lesson/lesson-address.ts'

/** Every lesson of every semester, dialect and type that was chosen. */
export const combinationsOf = ({
  sas,
  dialects,
  lessons,
  types,
}: CallBody<'POST /api/admin/lesson/fetch'>): LessonAddress[] =>
  sas.flatMap((semester) => {
    const [stepNo = 0, semesterNo = 0] = semester.split('-').map(Number)
    return dialects.flatMap((dialectId) =>
      lessons.flatMap((no) => types.map((typeNo) => ({ stepNo, semesterNo, dialectId, typeNo, no }))),
    )
  })
