import { cx } from '@hakka/ui/cx.ts'
import { Link, useSearchParams } from 'react-router'

/** Links between parts of a list, by one parameter of its address; the other filters stay. */
export function ListTabs({
  label,
  name,
  tabs,
}: {
  /** Names them. */
  label: string
  /** The parameter; the first tab's value is the empty one. */
  name: string
  tabs: readonly { value: string; label: string; count?: number }[]
}) {
  const [params] = useSearchParams()
  const current = params.get(name) ?? ''
  const to = (value: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    return `?${next}`
  }
  return (
    <nav aria-label={label} className="mb-3 border-b-2 border-line">
      <ul className="-mb-0.5 flex flex-wrap">
        {tabs.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              to={to(value)}
              preventScrollReset
              aria-current={value === current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2 border-b-4 px-4 whitespace-nowrap no-underline max-sm:px-2.5',
                value === current
                  ? 'border-brand font-bold text-brand'
                  : 'border-transparent text-muted hover:text-brand',
              )}
            >
              {label}
              {count !== undefined && (
                <span
                  className={cx(
                    'rounded-full px-2 text-14 tabular-nums',
                    value === current ? 'bg-brand text-white' : 'bg-neutral text-neutral-ink',
                  )}
                >
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
