import { LESSON_TYPES, LEVELS, lessonName, levelOfStep, unitAt } from '@hakka/contract/constants'

/** What names a lesson: school year, semester, type, dialect and number. */
export interface LessonAddress {
  stepNo: number
  semesterNo: number
  typeNo: number
  dialectId: number
  no: number
}

/** The page of a lesson, `/lesson?step_no=…`. */
export function lessonUrl(address: LessonAddress): string {
  const { stepNo, semesterNo, dialectId, typeNo, no } = address
  return `/lesson?step_no=${stepNo}&semester_no=${semesterNo}&dialect_id=${dialectId}&type_no=${typeNo}&no=${no}`
}

/**
 * Names a lesson in notices, in all its dialects at once: the page of one says which others have it.
 * @example lessonKey({ stepNo: 1, semesterNo: 1, typeNo: 1, no: 3 }) // '1-1-1-3'
 */
export const lessonKey = ({ stepNo, semesterNo, typeNo, no }: Omit<LessonAddress, 'dialectId'>): string =>
  [stepNo, semesterNo, typeNo, no].join('-')

export const levelName = (levelNo: number) => LEVELS.find((level) => level.no === levelNo)?.name ?? ''

export const typeName = (typeNo: number) => LESSON_TYPES.find((type) => type.no === typeNo)?.name ?? ''

/** Ⅲ級教材 單元二 第二課 市場: how a lesson is called in lists, and in histories what was studied. */
export function targetName(address: LessonAddress, title: string): string {
  const unit = unitAt(address.stepNo, address.semesterNo)
  return [levelName(levelOfStep(address.stepNo)), unit?.part_name, lessonName(address.no), title]
    .filter(Boolean)
    .join(' ')
}
