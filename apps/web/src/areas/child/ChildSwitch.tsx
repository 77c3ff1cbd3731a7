import type { Child } from '@hakka/contract/child'
import { cx } from '@hakka/ui/cx.ts'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'

const PILL =
  'flex min-h-16 flex-none items-center gap-3 rounded-pill border-[1.5px] bg-white py-1 pr-6 pl-1.5 text-ink no-underline hover:border-brand'

/** Which child is shown, and the way to another. */
export function ChildSwitch({
  childList,
  openId,
}: {
  childList: readonly Child[]
  /** None while a code is typed. */
  openId: number | null
}) {
  return (
    <nav aria-label="選擇孩子">
      <ul className="flex gap-3 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
        {childList.map(({ id, name, place }) => (
          <li key={id} className="flex-none">
            <Link
              to={`/my/child?id=${id}`}
              aria-current={id === openId ? 'page' : undefined}
              className={cx(PILL, id === openId ? 'border-brand bg-note' : 'border-control')}
            >
              <span
                aria-hidden="true"
                translate="no"
                className={cx(
                  'inline-flex size-12 flex-none items-center justify-center rounded-full font-reading text-22',
                  id === openId ? 'bg-brand text-white' : 'bg-neutral text-ink',
                )}
              >
                {[...name].at(-1)}
              </span>
              <span className="leading-snug">
                <b translate="no" className={cx('block', id === openId ? 'text-brand' : 'font-medium')}>
                  {name}
                </b>
                {place && <span className="text-16 text-muted">{place}</span>}
              </span>
            </Link>
          </li>
        ))}
        <li className="flex-none">
          <Link
            to="/my/child?add"
            aria-current={openId === null ? 'page' : undefined}
            className={cx(
              PILL,
              'border-dashed pl-6',
              openId === null ? 'border-brand bg-note' : 'border-control',
            )}
          >
            <Plus size={20} aria-hidden="true" />
            加入孩子
          </Link>
        </li>
      </ul>
    </nav>
  )
}
