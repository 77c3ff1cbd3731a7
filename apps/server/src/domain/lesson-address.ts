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

export const levelName = (levelNo: number) => LEVELS.find((level) => level.no === levelNo)?.name ?? ''

export const typeName = (typeNo: number) => LESSON_TYPES.find((type) => type.no === typeNo)?.name ?? ''

/** Ⅲ級教材 單元二 第二課 市場: how a lesson is called in histories and lists. */
export function targetName(address: LessonAddress, title: string): string {
  const unit = unitAt(address.stepNo, address.semesterNo)
  return [levelName(levelOfStep(address.stepNo)), unit?.part_name, lessonName(address.no), title]
    .filter(Boolean)
    .join(' ')
}
