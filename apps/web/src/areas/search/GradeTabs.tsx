import {
  COURSE_GRADE_NAMES,
  COURSE_GRADES,
  type CourseGrade,
  type CourseType,
} from '@hakka/contract/constants'
import type { SearchAnswer } from '@hakka/contract/search'
import { cx } from '@hakka/ui/cx.ts'
import { Link } from 'react-router'

interface TabsProps {
  current: CourseGrade
  counts: SearchAnswer['counts']
  /** Counts are of this type alone. */
  type: CourseType | undefined
  urlOf(grade: CourseGrade): string
}

/** Links, so that they work before any code is there. */
export function GradeTabs({ current, counts, type, urlOf }: TabsProps) {
  return (
    <nav aria-label="年段" className="max-lg:w-full max-lg:border-b-2 max-lg:border-line">
      <ul className="-mb-0.5 grid grid-cols-3 lg:flex">
        {COURSE_GRADES.map((grade) => {
          const { basic, advanced, self_study } = counts[grade]
          const count = type ? counts[grade][type] : basic + advanced + self_study
          const chosen = grade === current
          return (
            <li key={grade}>
              <Link
                to={urlOf(grade)}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
                className={cx(
                  'flex min-h-14 items-center justify-center gap-2 border-b-4 px-2 whitespace-nowrap no-underline lg:px-5',
                  chosen
                    ? 'border-brand font-bold text-brand'
                    : 'border-transparent text-muted hover:text-brand',
                )}
              >
                {COURSE_GRADE_NAMES[grade]}
                <span
                  className={cx(
                    'inline-flex min-w-8 justify-center rounded-full px-2 text-16 tabular-nums',
                    chosen ? 'bg-brand text-white' : 'bg-neutral text-neutral-ink',
                  )}
                >
                  {count}
                  <span className="sr-only">門課程</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
