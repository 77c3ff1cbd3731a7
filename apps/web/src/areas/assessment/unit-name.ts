import {
  DEFAULT_DIALECT_ID,
  DIALECTS,
  LEVELS,
  levelOfStep,
  STEP_MAX,
  semesterName,
  unitAt,
} from '@hakka/contract/constants'

/** The semester whose handbooks are shown. */
export interface Place {
  step_no: number
  semester_no: number
  dialect_id: number
}

/** The query of the page's address: what it does not name, or names wrong, is the first. */
export const PLACE_QUERY = ['step_no', 'semester_no', 'dialect_id'] as const

const whole = (text: string | undefined, max: number) => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined
}

export const placeOf = (asked: Partial<Record<keyof Place, string>>): Place => ({
  step_no: whole(asked.step_no, STEP_MAX) ?? 1,
  semester_no: whole(asked.semester_no, 2) ?? 1,
  dialect_id: whole(asked.dialect_id, DIALECTS.length) ?? DEFAULT_DIALECT_ID,
})

/** Ⅲ級教材 單元二・五年級下學期. */
export function unitName({ step_no, semester_no }: Place): string {
  const level = LEVELS.find(({ no }) => no === levelOfStep(step_no))
  const unit = unitAt(step_no, semester_no)
  return `${level?.name} ${unit?.part_name}・${semesterName(step_no, semester_no)}`
}

export const ASSESSMENTS = '/self_study/assessments'

export function assessmentsUrl({ step_no, semester_no, dialect_id }: Place): string {
  const query = new URLSearchParams({
    step_no: String(step_no),
    semester_no: String(semester_no),
    dialect_id: String(dialect_id),
  })
  return `${ASSESSMENTS}?${query}`
}
