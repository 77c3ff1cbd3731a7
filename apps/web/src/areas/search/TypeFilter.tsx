import { COURSE_TYPE_NAMES, COURSE_TYPES, type CourseType } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { TYPE_ICONS } from './type-icons.ts'

/** 全部, 基礎, 進階, 自學. */
export function TypeFilter({
  current,
  counts,
  urlOf,
}: {
  current: CourseType | undefined
  /** Of the grade that is shown. */
  counts: Record<CourseType, number>
  urlOf(type: CourseType | undefined): string
}) {
  return (
    <nav aria-label="類型" className="max-lg:w-full lg:pb-3">
      <ul className="grid grid-cols-4 gap-2 lg:flex">
        {[undefined, ...COURSE_TYPES].map((type) => {
          const chosen = type === current
          const Icon = chosen ? Check : type && TYPE_ICONS[type]
          return (
            <li key={type ?? 'all'}>
              <Link
                to={urlOf(type)}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
                className={cx(
                  'flex min-h-12 items-center justify-center gap-1.5 rounded-button border-[1.5px] px-2 whitespace-nowrap no-underline lg:px-4',
                  chosen
                    ? 'border-brand bg-note font-bold text-brand shadow-[inset_0_0_0_1px_var(--color-brand)]'
                    : 'border-control bg-white hover:border-ink',
                  type && counts[type] === 0 ? 'text-muted' : 'text-ink',
                )}
              >
                {Icon && <Icon size={18} aria-hidden="true" className="flex-none max-sm:hidden" />}
                {type ? COURSE_TYPE_NAMES[type] : '全部'}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
