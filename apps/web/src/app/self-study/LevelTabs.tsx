import { LEVELS, type PracticeType } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { levelMark, practiceMenuUrl } from './way.ts'

/** School years of a level, as short as a tab. */
const YEARS = ['國小 1–2 年級', '國小 3–4 年級', '國小 5–6 年級', '國中 1–3 年級', '高中']

/** The five levels, each in its own colour; the chosen one is filled. */
export function LevelTabs({
  type,
  chosen,
  dialectId,
}: {
  type: PracticeType
  chosen: number | null
  dialectId: number
}) {
  return (
    <nav aria-label="級別" className="mt-6 md:mt-7">
      <ul className="grid grid-cols-5 gap-1.5 md:gap-3">
        {LEVELS.map(({ no }) => {
          const on = no === chosen
          return (
            <li key={no} data-level={no} className="grid">
              <Link
                to={practiceMenuUrl(type, { level_no: no, dialect_id: dialectId })}
                aria-current={on ? 'page' : undefined}
                className={cx(
                  'relative flex min-h-15 flex-col justify-center rounded-option border-2 px-2 py-2 text-center no-underline md:min-h-18 md:px-5 md:text-left',
                  on
                    ? 'border-primary bg-primary text-white'
                    : 'border-light bg-white text-darken hover:border-primary',
                )}
              >
                <b className="font-reading text-20 leading-snug font-normal md:text-22">{levelMark(no)}</b>
                <span className={cx('text-16 leading-snug max-lg:sr-only', !on && 'text-muted')}>
                  {YEARS[no - 1]}
                </span>
                {on && (
                  <CircleCheck
                    size={22}
                    aria-hidden="true"
                    className="absolute top-1/2 right-4 -translate-y-1/2 max-md:hidden"
                  />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
