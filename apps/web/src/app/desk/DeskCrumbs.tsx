import { cx } from '@hakka/ui/cx.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Crumb } from '../shell/Breadcrumbs.tsx'

/** The way to a page of the desk; on phones only the page before it. */
export function DeskCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const all = [{ label: '管理首頁', to: '/admin' }, ...crumbs]
  return (
    <nav aria-label="導覽路徑" className="desk-crumbs">
      <ol>
        {all.map(({ label, to }, index) => (
          <li key={`${label} ${to}`} className={cx(index < all.length - 2 && 'max-md:hidden')}>
            {index > 0 && <ChevronRight size={16} aria-hidden="true" className="max-md:hidden" />}
            {to && index < all.length - 1 ? (
              <Link to={to} className="inline-flex min-h-8 items-center text-muted hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="font-medium max-md:sr-only">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
