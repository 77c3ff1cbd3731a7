import { CITIES } from '@hakka/contract/constants'
import { STAGES } from '@hakka/contract/constants/event'

/** A row of who an event is for; what is null fits all. */
export interface Participator {
  cityId: number | null
  stageNo: number | null
  schoolCode: string | null
  gradeNo: number | null
  classNo: number | null
}

/** What a profile says of somebody. Grades count from 1 to 12. */
export interface Profile {
  cityId: number | null
  schoolCode: string | null
  gradeNo: number | null
  classNo: number | null
}

/** Where a grade of 1 to 12 is: its stage, and its number there. */
function placeOf(grade: number | null): { stageNo: number | null; gradeNo: number | null } {
  if (grade === null) return { stageNo: null, gradeNo: null }
  if (grade <= 6) return { stageNo: 1, gradeNo: grade }
  return grade <= 9 ? { stageNo: 2, gradeNo: grade - 6 } : { stageNo: 3, gradeNo: grade - 9 }
}

/** Whether an event of these rows is for somebody: without any row, for everybody. */
export function isFor(rows: readonly Participator[], profile: Profile): boolean {
  const { stageNo, gradeNo } = placeOf(profile.gradeNo)
  const own = { ...profile, stageNo, gradeNo }
  const fits = (asked: number | string | null, has: number | string | null) => asked === null || asked === has
  return (
    rows.length === 0 ||
    rows.some(
      (row) =>
        fits(row.cityId, own.cityId) &&
        fits(row.stageNo, own.stageNo) &&
        fits(row.schoolCode, own.schoolCode) &&
        fits(row.gradeNo, own.gradeNo) &&
        fits(row.classNo, own.classNo),
    )
  )
}

/** 苗栗縣 國小 3 年 2 班, as the card says for whom it is. */
export function targetText(row: Participator & { schoolName: string | null }): string {
  const city = CITIES.find(({ id }) => id === row.cityId)?.name
  const parts = [
    row.schoolName ?? city,
    row.schoolName ? undefined : STAGES.find(({ no }) => no === row.stageNo)?.name,
    row.gradeNo === null ? undefined : `${row.gradeNo} 年級`,
    row.classNo === null ? undefined : `${row.classNo} 班`,
  ]
  return parts.filter(Boolean).join(' ')
}
