import type { NewsTab } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Link } from 'react-router'
import { listUrl } from './list-url.ts'

const TABS: readonly { tab: NewsTab; label: string }[] = [
  { tab: 'latest', label: '最新' },
  { tab: 'announcement', label: '公告' },
  { tab: 'global', label: '全球活動' },
  { tab: 'school', label: '學校活動' },
]

/** Links, so that they work before any code is there; each begins at page 1. */
export function NewsTabs({ current }: { current: NewsTab }) {
  return (
    <nav aria-label="消息分類" className="border-b-2 border-line">
      <ul className="-mb-0.5 grid grid-cols-[2fr_2fr_3fr_3fr] sm:flex">
        {TABS.map(({ tab, label }) => (
          <li key={tab}>
            <Link
              to={listUrl(tab)}
              aria-current={tab === current ? 'page' : undefined}
              className={cx(
                'flex min-h-14 items-center justify-center border-b-4 px-1 whitespace-nowrap no-underline max-sm:text-17 sm:px-6',
                tab === current
                  ? 'border-brand font-bold text-brand'
                  : 'border-transparent text-muted hover:text-brand',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
