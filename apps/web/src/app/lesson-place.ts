import { dialectName, LESSON_TYPES, lessonName, semesterName } from '@hakka/contract/constants'

/** What names a lesson, as calls write it. */
export interface LessonPlace {
  step_no: number
  semester_no: number
  dialect_id: number
  type_no: number
  no: number
}

/** 一年級上: as short as a chip wants it. */
export const shortSemester = (step: number, semester: number): string =>
  semesterName(step, semester).replace(/學期$/, '')

export const typeText = (typeNo: number): string => LESSON_TYPES.find(({ no }) => no === typeNo)?.name ?? ''

/** 一年級上・海陸腔・第二課, and whether it is an advanced one. */
export const placeText = ({ step_no, semester_no, dialect_id, type_no, no }: LessonPlace): string =>
  [
    shortSemester(step_no, semester_no),
    dialectName(dialect_id),
    lessonName(no),
    ...(type_no === 2 ? [typeText(type_no)] : []),
  ].join('・')
