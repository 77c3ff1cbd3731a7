import type { Lesson } from '@hakka/contract/lesson'

/** What names a lesson in its address. */
export type LessonAddress = Pick<Lesson, 'step_no' | 'semester_no' | 'dialect_id' | 'type_no' | 'no'>

/** The lesson's page, at a place in it: a module, 1-based, and a hash. */
export function lessonUrl(
  address: LessonAddress,
  place: { mod_no?: number | undefined; hash?: string } = {},
): string {
  const query = lessonQuery(address)
  if (place.mod_no) query.set('mod_no', String(place.mod_no))
  return `/lesson?${query}${place.hash ?? ''}`
}

/** Its word cards and worksheets, to be printed. */
export const printUrl = (address: LessonAddress): string => `/lesson/print?${lessonQuery(address)}`

function lessonQuery({ step_no, semester_no, dialect_id, type_no, no }: LessonAddress): URLSearchParams {
  const entries = Object.entries({ step_no, semester_no, dialect_id, type_no, no })
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))
}

/** Junior up to school year 9, basic for type 1. */
const SENIOR_FROM_STEP = 10

/**
 * The full-screen slide view of a module, on the teaching-material site where there is one.
 * @param host its origin; empty for this site
 * @param mod the module's position, 1-based
 */
export function teachingMaterialUrl(host: string, address: LessonAddress, mod: number): string {
  const school = address.step_no < SENIOR_FROM_STEP ? 'junior' : 'senior'
  const kind = address.type_no === 1 ? 'basic' : 'advanced'
  const query = new URLSearchParams({
    step: String(address.step_no),
    semester: String(address.semester_no),
    lesson: String(address.no),
    dialect: String(address.dialect_id),
    view_mode: 'slide',
    mod: String(mod),
  })
  return `${host.replace(/\/$/, '')}/teaching-material/${school}/${kind}/detail?${query}`
}
