import {
  COURSE_GRADES,
  COURSE_TYPES,
  type CourseGrade,
  type CourseType,
  DIALECT_COUNT,
} from '@hakka/contract/constants'

/** A search as its address says it. */
export interface AskedSearch {
  keyword: string
  /** One-based dialect position; without it, all dialects. */
  d?: number | undefined
  /** Without it, the first grade that has any. */
  grade?: CourseGrade | undefined
  type?: CourseType | undefined
  page?: number | undefined
}

const whole = (text: string | null, max: number) => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined
}

/** Reads an address; what means nothing is left out, as if it were not there. */
export function searchOf(params: URLSearchParams): AskedSearch {
  const page = whole(params.get('page'), 10_000)
  return {
    keyword: (params.get('keyword') ?? '').trim(),
    d: whole(params.get('d'), DIALECT_COUNT),
    grade: COURSE_GRADES.find((own) => own === params.get('grade')),
    type: COURSE_TYPES.find((own) => own === params.get('type')),
    page: page === 1 ? undefined : page,
  }
}

/** The address of a search, as short as it can be said. */
export function searchUrl({ keyword, d, grade, type, page }: AskedSearch): string {
  const query = new URLSearchParams()
  if (keyword) query.set('keyword', keyword)
  if (d) query.set('d', String(d))
  if (grade) query.set('grade', grade)
  if (type) query.set('type', type)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `/search?${query}` : '/search'
}
