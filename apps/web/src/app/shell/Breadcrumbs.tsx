import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

export interface Crumb {
  label: string
  /** The page itself has none. */
  to?: string
}

/** 首頁 and the way from there; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="導覽路徑" className="min-w-0">
      <ol className="flex min-h-12 flex-wrap items-center gap-x-2 text-16 text-muted">
        {[{ label: '首頁', to: '/' }, ...crumbs].map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-2 whitespace-nowrap">
            {index > 0 && <ChevronRight size={16} aria-hidden="true" />}
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 items-center underline decoration-ghost underline-offset-4"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="font-medium text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
