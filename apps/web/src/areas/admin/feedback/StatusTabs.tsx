import { FEEDBACK_STATUSES } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Link, useSearchParams } from 'react-router'

/** All reports and those of each status, with how many there are; the other filters stay. */
export function StatusTabs({ counts }: { counts: readonly number[] }) {
  const [params] = useSearchParams()
  const current = params.get('status') ?? ''
  const to = (status: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (status) next.set('status', status)
    else next.delete('status')
    return `?${next}`
  }
  const all = { status: '', label: '全部', count: counts.reduce((sum, own) => sum + own, 0) }
  const tabs = FEEDBACK_STATUSES.map((label, no) => ({ status: String(no), label, count: counts[no] ?? 0 }))
  return (
    <nav aria-label="處理狀態" className="mb-3 border-b-2 border-line">
      <ul className="-mb-0.5 flex flex-wrap">
        {[all, ...tabs].map(({ status, label, count }) => (
          <li key={status}>
            <Link
              to={to(status)}
              preventScrollReset
              aria-current={status === current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2 border-b-4 px-4 whitespace-nowrap no-underline max-sm:px-2.5',
                status === current
                  ? 'border-brand font-bold text-brand'
                  : 'border-transparent text-muted hover:text-brand',
              )}
            >
              {label}
              <span
                className={cx(
                  'rounded-full px-2 text-14 tabular-nums',
                  status === current ? 'bg-brand text-white' : 'bg-neutral text-neutral-ink',
                )}
              >
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
