import { COURSE_GRADES, COURSE_TYPES } from '@hakka/contract/constants'
import type { SearchAnswer } from '@hakka/contract/search'
import { cx } from '@hakka/ui/cx.ts'
import { Pager } from '../../app/Pager.tsx'
import { CourseCard } from './CourseCard.tsx'
import { GradeTabs } from './GradeTabs.tsx'
import { NotFound } from './NotFound.tsx'
import { ResultHead } from './ResultHead.tsx'
import { type AskedSearch, searchUrl } from './search-url.ts'
import { TypeFilter } from './TypeFilter.tsx'

interface ResultsProps {
  asked: AskedSearch
  answer: SearchAnswer
  searching: boolean
}

/** What was found: grades, types, cards; or other courses instead. */
export function Results({ asked, answer, searching }: ResultsProps) {
  const { counts, grade, type } = { ...answer, type: asked.type }
  const all = COURSE_GRADES.flatMap((own) => COURSE_TYPES.map((kind) => counts[own][kind]))
  const total = all.reduce((sum, count) => sum + count, 0)
  const courses = inOrder(answer)
  return (
    <section aria-label="搜尋結果" aria-busy={searching}>
      <ResultHead keyword={answer.keyword} total={total} searching={searching} />
      <div className={cx('transition-opacity', searching && 'opacity-50')}>
        {total === 0 || !grade ? (
          <NotFound recommends={answer.recommends} everywhere={asked.d === undefined} />
        ) : (
          <>
            <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:border-b-2 lg:border-line">
              <GradeTabs
                current={grade}
                counts={counts}
                type={type}
                urlOf={(own) => searchUrl({ ...asked, grade: own, page: undefined })}
              />
              <TypeFilter
                current={type}
                counts={counts[grade]}
                urlOf={(own) => searchUrl({ ...asked, grade, type: own, page: undefined })}
              />
            </div>
            {courses.length > 0 ? (
              <ul className="mt-6 grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 xl:grid-cols-4">
                {courses.map((course) => (
                  <li key={course.id}>
                    <CourseCard course={course} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-6 rounded-card border border-line bg-white px-4 py-12 text-center text-muted">
                這個年段沒有這一類的課程，請看其他年段，或選「全部」。
              </p>
            )}
            <Pager page={answer.page} pages={answer.pages} />
          </>
        )}
      </div>
    </section>
  )
}

/** The three lists as one, in the order that the courses were found in. */
function inOrder({ basic, advanced, self_study, order }: SearchAnswer) {
  const place = new Map(order.map((id, at) => [id, at]))
  const at = (id: number) => place.get(id) ?? order.length
  return [...basic, ...advanced, ...self_study].toSorted((a, b) => at(a.id) - at(b.id))
}
