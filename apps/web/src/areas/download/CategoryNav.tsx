import type { DownloadCategory } from '@hakka/contract/download'
import { cx } from '@hakka/ui/cx.ts'
import { Link } from 'react-router'
import { categoryUrl } from './categories.ts'

/** The way from one kind of material to the next. */
export function CategoryNav({
  categories,
  current,
}: {
  categories: readonly DownloadCategory[]
  current: number
}) {
  return (
    <nav aria-label="教材種類" className="border-b-2 border-line">
      <ul className="-mb-0.5 flex flex-wrap md:gap-x-2">
        {categories.map(({ id, title }) => {
          const on = id === current
          return (
            <li key={id}>
              <Link
                to={categoryUrl(id)}
                aria-current={on ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-12 items-center border-b-[3px] px-3 no-underline md:min-h-14 md:px-4',
                  on
                    ? 'border-brand font-bold text-brand'
                    : 'border-transparent text-muted hover:border-control hover:text-ink',
                )}
              >
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
