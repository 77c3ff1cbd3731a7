import { ApiError } from '@hakka/contract/api-error'
import type { AssessmentItem } from '@hakka/contract/assessment'
import type { Api } from '@hakka/contract/client'
import type { LessonMenu } from '@hakka/contract/lesson'
import { data } from 'react-router'
import type { Place } from './unit-name.ts'

export interface LessonHandbooks {
  no: number
  /** The lesson's title, where the course has it already. */
  title: string | null
  teacher: AssessmentItem | undefined
  student: AssessmentItem | undefined
}

/** Handbooks of one semester by lesson. What can't be had is said on the page; it keeps its choices to try again. */
export async function loadAssessments(api: Api, at: Place) {
  try {
    const [{ data: found }, menu] = await Promise.all([
      api('GET /api/assessment/index', { query: at }),
      api('GET /api/lesson/menu', { query: at }),
    ])
    return data(
      { at, lessons: byLesson(found.items, menu.lessons), font: menu.font, failed: false },
      // The same for everybody: the page may be kept.
      { headers: { 'Cache-Control': 'public, max-age=60' } },
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ at, lessons: [], font: null, failed: true })
  }
}

const byLesson = (items: readonly AssessmentItem[], lessons: LessonMenu['lessons']): LessonHandbooks[] =>
  lessons.map(({ no, title }) => {
    const own = items.filter((item) => item.lesson_no === no)
    const book = (type: AssessmentItem['book_type']) => own.find(({ book_type }) => book_type === type)
    return { no, title, teacher: book('teacher'), student: book('student') }
  })
