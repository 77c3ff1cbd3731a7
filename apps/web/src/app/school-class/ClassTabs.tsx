import { cx } from '@hakka/ui/cx.ts'
import { Link } from 'react-router'
import { CLASS_TABS } from './class-tabs.ts'

/** The pages of a class, with how many wait to be let in. */
export function ClassTabs({
  own: { id, name, waiting_count: waiting = 0 },
  page,
}: {
  own: { id: number; name: string; waiting_count?: number }
  page: string
}) {
  return (
    <nav aria-label={`${name}的頁面`} className="justify-self-start max-sm:w-full">
      <ul className="flex rounded-pill bg-neutral p-1">
        {CLASS_TABS.map((tab) => (
          <li key={tab.page} className="max-sm:flex-1">
            <Link
              to={`/my/teaching-class/${tab.page}?class_id=${id}`}
              aria-current={tab.page === page ? 'page' : undefined}
              className={cx(
                'flex min-h-12 items-center justify-center gap-2 rounded-pill px-6 whitespace-nowrap no-underline max-sm:px-2',
                tab.page === page
                  ? 'bg-white font-bold text-brand shadow-raised'
                  : 'text-ink hover:bg-white/60',
              )}
            >
              {tab.title}
              {tab.page === 'students' && waiting > 0 && (
                <span className="inline-flex h-6 min-w-6 items-center justify-center rounded-pill bg-warning-deep px-1.5 text-14 font-bold text-white">
                  <span className="sr-only">等你同意 </span>
                  {waiting}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
