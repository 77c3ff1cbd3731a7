import type { StudyKindName } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { OrderButton } from './OrderButton.tsx'

interface Pick {
  id: number
  no: number
  title: string
  /** Page and query. */
  to: string
  /** The part of the theme that it stands in, where themes have parts. */
  part?: { id: number; name: string }
}

/** The items of a theme, one of which is edited. */
export function ItemPick({
  kind,
  label,
  items,
  chosen,
  add,
}: {
  kind: StudyKindName
  label: string
  items: readonly Pick[]
  /** Its id; none while a new one is made. */
  chosen: number | undefined
  /** Page and query where one more is made; none for whoever may not. */
  add: string | undefined
}) {
  const parts = [...Map.groupBy(items, ({ part }) => part?.id ?? 0).entries()]
  return (
    <nav aria-label={label} className="min-w-0 self-start rounded-option border border-line bg-white p-2">
      <div className="grid max-h-[60vh] overflow-y-auto max-xl:max-h-60">
        {parts.map(([partId, own]) => (
          <section key={partId} aria-label={own[0]?.part?.name}>
            {own[0]?.part && <h2 className="px-3 pt-2 text-14 font-bold text-muted">{own[0].part.name}</h2>}
            <ol className="grid">
              {own.map(({ id, no, title, to }) => (
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
              <OrderButton
                kind={kind}
                of="items"
                what={own[0]?.part ? `「${own[0].part.name}」的${label}` : label}
                items={own.map(({ id, title, no }) => ({ id, name: title, note: `編號 ${no}` }))}
                className="ml-1 !min-h-10 !px-3 !text-16"
              />
            )}
          </section>
        ))}
      </div>
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
