import { DIALECTS } from '@hakka/contract/constants'
import type { DialectCell } from '@hakka/contract/lesson-desk'
import { cx } from '@hakka/ui/cx.ts'
import { Link } from 'react-router'
import { STATE_NAMES } from './StateChip.tsx'

/** Which of the six dialects have a lesson, and how much of it: a small square each, filled as far as it goes. */
export function DialectGrid({
  cells,
  own,
  onCopy,
}: {
  cells: readonly DialectCell[]
  /** The dialect that is looked at. */
  own: number
  /** Makes it in a dialect that has it not. */
  onCopy?(dialectId: number): void
}) {
  const most = Math.max(1, ...cells.map(({ module_count }) => module_count))
  return (
    <ul className="dialect-grid" aria-label="六個腔調">
      {cells.map(({ dialect_id, id, state, module_count }) => {
        const dialect = DIALECTS.find((one) => one.id === dialect_id)
        const share = id === null ? 0 : Math.round((module_count / most) * 4) * 25
        const text =
          id === null || state === null
            ? `${dialect?.name}：還沒有`
            : `${dialect?.name}：${STATE_NAMES[state]}，${module_count} 個模組`
        const look = cx('dialect-cell', dialect_id === own && 'dialect-cell-own')
        const inside = (
          <>
            <span aria-hidden="true">{dialect?.short_name}</span>
            <span className="sr-only">{text}</span>
          </>
        )
        return (
          <li key={dialect_id}>
            {id !== null ? (
              <Link
                to={`/admin/lesson/edit?id=${id}`}
                title={text}
                className={look}
                data-share={share}
                data-state={state ?? undefined}
              >
                {inside}
              </Link>
            ) : onCopy ? (
              <button
                type="button"
                title={`${text}，點這裡複製過去`}
                className={look}
                onClick={() => onCopy(dialect_id)}
              >
                <span aria-hidden="true">{dialect?.short_name}</span>
                <span className="sr-only">{text}，複製到這一腔</span>
              </button>
            ) : (
              <span title={text} className={look}>
                {inside}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
