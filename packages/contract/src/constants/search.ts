/** What courses are found by: 國小, 國中, 高中, and 基礎, 進階, 自學, by the names that calls use. */
export const COURSE_GRADES = ['primary', 'junior', 'senior'] as const

export type CourseGrade = (typeof COURSE_GRADES)[number]

export const COURSE_GRADE_NAMES: Record<CourseGrade, string> = {
  primary: '國小',
  junior: '國中',
  senior: '高中',
}

export const COURSE_TYPES = ['basic', 'advanced', 'self_study'] as const

export type CourseType = (typeof COURSE_TYPES)[number]

export const COURSE_TYPE_NAMES: Record<CourseType, string> = {
  basic: '基礎',
  advanced: '進階',
  self_study: '自學',
}

/** Cards of a page of found courses, and how many are recommended where nothing was. */
export const SEARCH = { page_size: 24, recommends: 8, matches: 2 } as const

export const gradeOfStep = (step: number): CourseGrade =>
  step > 9 ? 'senior' : step > 6 ? 'junior' : 'primary'
