/** Categories that the page treats in a way of their own (0-reading: download categories). */
export const LESSON_PLANS = 4
export const CLASSROOM = 5
export const ASSESSMENTS = 6

const PICTURES = [
  'book-teacher',
  'book-student',
  'book-supplement',
  'book-lesson-plan',
  'book-classroom-term',
  'book-assessment',
]

export const pictureOf = (id: number) => `/images/${PICTURES[id - 1] ?? 'book-supplement'}.svg`

/** Assessments have a page of their own. */
export const categoryUrl = (id: number) =>
  id === ASSESSMENTS ? '/self_study/assessments' : `/download?category_id=${id}`
