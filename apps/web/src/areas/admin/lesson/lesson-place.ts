import { dialectName, LESSON_TYPES, lessonName, semesterName } from '@hakka/contract/constants'

interface Address {
  step_no: number
  semester_no: number
  dialect_id: number
  type_no: number
  no: number
}

const typeName = (typeNo: number) => LESSON_TYPES.find(({ no }) => no === typeNo)?.name ?? ''

/** 一年級上學期・四縣腔・基礎・第一課 */
export const placeText = ({ step_no, semester_no, dialect_id, type_no, no }: Address): string =>
  [semesterName(step_no, semester_no), dialectName(dialect_id), typeName(type_no), lessonName(no)].join('・')

/** Where learners find it; editors see what is not published there too. */
export function lessonAddress(
  { step_no, semester_no, dialect_id, type_no, no }: Address,
  { preview = false, moduleNo }: { preview?: boolean; moduleNo?: number | undefined } = {},
): string {
  const query = new URLSearchParams({
    step_no: String(step_no),
    semester_no: String(semester_no),
    dialect_id: String(dialect_id),
    type_no: String(type_no),
    no: String(no),
    ...(moduleNo !== undefined && { mod_no: String(moduleNo) }),
    ...(preview && { preview: '1' }),
  })
  return `/lesson?${query}${moduleNo === undefined ? '' : `#mod-${moduleNo}`}`
}

/** Where a module is edited; `path` is the field that is open there. */
export const moduleEditor = (lessonId: number, moduleId: number, path = ''): string =>
  `/admin/lesson/module?lesson_id=${lessonId}&module_id=${moduleId}${path && `&at=${encodeURIComponent(path)}`}`
