import {
  BOOK_NAMES,
  dialectName,
  lessonName,
  levelOfStep,
  semesterName,
  unitAt,
} from '@hakka/contract/constants'
import { levelName } from '../lesson/lesson-address.ts'

/** Where the file of a downloadable item is answered, under the item's title. */
export const itemUrl = (id: number) => `/download/items/${id}`
export const assessmentUrl = (id: number) => `/download/assessments/${id}`

export const extensionOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** 五年級上學期, on level 5 with its credit: 高中 is chosen by credits, not by school years. */
export function semesterFullName(stepNo: number | null, semesterNo: number | null): string {
  if (stepNo === null || semesterNo === null) return ''
  const name = semesterName(stepNo, semesterNo)
  const unit = unitAt(stepNo, semesterNo)
  return unit && unit.name !== name ? `${name}（${unit.name}）` : name
}

/** Ⅰ級教材 單元一 第一課 學習評量 教師手冊（四縣腔）: what an assessment is called and saved as. */
export function assessmentTitle(at: {
  step_no: number
  semester_no: number
  lesson_no: number
  dialect_id: number
  book_type: keyof typeof BOOK_NAMES
}): string {
  const level = levelName(levelOfStep(at.step_no))
  const part = unitAt(at.step_no, at.semester_no)?.part_name ?? ''
  const book = BOOK_NAMES[at.book_type]
  return `${level} ${part} ${lessonName(at.lesson_no)} 學習評量 ${book}（${dialectName(at.dialect_id)}）`
}
