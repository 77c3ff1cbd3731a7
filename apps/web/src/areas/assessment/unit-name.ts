import { LEVELS, levelOfStep, semesterName, unitAt } from '@hakka/contract/constants'

/** The semester whose handbooks are shown. */
export interface Place {
  step_no: number
  semester_no: number
  dialect_id: number
}

/** Ⅲ級教材 單元二・五年級下學期. */
export function unitName({ step_no, semester_no }: Place): string {
  const level = LEVELS.find(({ no }) => no === levelOfStep(step_no))
  const unit = unitAt(step_no, semester_no)
  return `${level?.name} ${unit?.part_name}・${semesterName(step_no, semester_no)}`
}

export function assessmentsUrl({ step_no, semester_no, dialect_id }: Place): string {
  const query = new URLSearchParams({
    step_no: String(step_no),
    semester_no: String(semester_no),
    dialect_id: String(dialect_id),
  })
  return `/self_study/assessments?${query}`
}
