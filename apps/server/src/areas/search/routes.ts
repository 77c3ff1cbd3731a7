import { COURSE_GRADES, COURSE_TYPES, SEARCH } from '@hakka/contract/constants'
import type { SearchAnswer } from '@hakka/contract/search'
import { titlesFace, titlesFaceOf } from '../../domain/lesson/face-of.ts'
import { route } from '../../http/route.ts'
import { askedOf } from './asked.ts'
import { presentCourse, presentStudy } from './present.ts'
import { type CourseRow, drawCourses, findCourses } from './store.ts'

const noCounts = () => ({ basic: 0, advanced: 0, self_study: 0 })

/** Where nothing was found: lessons at random, none twice in two dialects, those of the asked dialect first. */
function recommended(drawn: readonly CourseRow[], dialectId: number | undefined) {
  const own = (row: CourseRow) => Number(row.dialect_id !== dialectId)
  const byAddress = new Map<string, CourseRow>()
  for (const row of drawn.toSorted((a, b) => own(a) - own(b))) {
    const address = [row.step_no, row.semester_no, row.type_no, row.no].join('-')
    if (!byAddress.has(address)) byAddress.set(address, row)
  }
  return [...byAddress.values()].slice(0, SEARCH.recommends).map((row) => presentCourse(row))
}

export const routes = [
  route('GET /api/search', 'anyone', async ({ query, services: { db, pool } }) => {
    const { keyword, d: dialectId, grade, type, page } = query
    const answer: SearchAnswer = {
      keyword,
      basic: [],
      advanced: [],
      self_study: [],
      order: [],
      recommends: [],
      counts: { primary: noCounts(), junior: noCounts(), senior: noCounts() },
      grade: null,
      total: 0,
      page: 1,
      pages: 1,
      font: null,
    }
    if (keyword === '') return answer
    const asked = askedOf(keyword, dialectId)
    const found = asked && (await findCourses(pool, asked, { dialectId, grade, type, page }))
    answer.font = found ? titlesFaceOf(found.font) : await titlesFace(db)
    if (!found?.counts)
      return { ...answer, recommends: recommended(found?.drawn ?? (await drawCourses(pool)), dialectId) }

    const chosen = COURSE_GRADES[(found.grade ?? 0) - 1]
    for (const [gradePlace, typePlace, count] of found.counts) {
      const [ownGrade, ownType] = [COURSE_GRADES[gradePlace - 1], COURSE_TYPES[typePlace - 1]]
      if (!ownGrade || !ownType) continue
      answer.counts[ownGrade][ownType] = count
      if ((!chosen || chosen === ownGrade) && (!type || type === ownType)) answer.total += count
    }
    answer.order = found.order ?? []
    for (const row of found.rows ?? [])
      answer[COURSE_TYPES[row.course_type - 1] ?? 'basic'].push(presentCourse(row, asked))
    for (const row of found.studies ?? []) answer.self_study.push(presentStudy(row, asked))
    answer.grade = chosen ?? null
    answer.page = found.page
    answer.pages = Math.max(1, Math.ceil(answer.total / SEARCH.page_size))
    return answer
  }),
]
