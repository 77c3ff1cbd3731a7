import { cx } from '@hakka/ui/cx.ts'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'

interface Pick {
  id: number
  no: number
  title: string
  /** Page and query. */
  to: string
}

/** The items of a theme, one of which is edited. */
export function ItemPick({
  label,
  items,
  chosen,
  add,
}: {
  label: string
  items: readonly Pick[]
  /** Its id; none while a new one is made. */
  chosen: number | undefined
  /** Page and query where one more is made; none for whoever may not. */
  add: string | undefined
}) {
  return (
    <nav aria-label={label} className="min-w-0 self-start rounded-option border border-line bg-white p-2">
      <ol className="grid max-h-[60vh] overflow-y-auto max-xl:max-h-60">
        {items.map(({ id, no, title, to }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === chosen ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-option px-3 py-1 text-ink no-underline hover:bg-pool',
                id === chosen && 'bg-note font-bold',
              )}
            >
              <span className="min-w-6 text-right text-muted">{no}</span>
              <span className="min-w-0 break-words" lang="hak">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {add && (
        <Link
          to={add}
          aria-current={chosen === undefined ? 'page' : undefined}
          className={cx(
            'mt-2 flex min-h-11 items-center gap-3 rounded-option border-t border-line px-3 py-1 text-ink no-underline hover:bg-pool',
            chosen === undefined && 'bg-note font-bold',
          )}
        >
          <Plus size={20} aria-hidden="true" className="min-w-6" />
          新增{label}
        </Link>
      )}
    </nav>
  )
}
