import type { SchoolClass } from '@hakka/contract/school-class-shapes'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { BarChart3, Ellipsis, Flag, Pencil } from 'lucide-react'
import { Link } from 'react-router'

const ITEM =
  'flex min-h-12 items-center gap-3 rounded-option px-4 text-ink no-underline whitespace-nowrap hover:bg-note'

/** What is done with a class now and then. */
export function ClassMenu({ own: { id, name }, closed }: { own: SchoolClass; closed: boolean }) {
  return (
    <details
      // At the right edge, also where the line breaks before it: its list opens to the left.
      className="relative ml-auto xl:ml-0"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
      }}
    >
      <summary
        aria-label={`更多：${name}`}
        title="更多"
        className={`${buttonClass({ kind: 'ghost' })} w-12 list-none px-0! [&::-webkit-details-marker]:hidden`}
      >
        <Ellipsis aria-hidden="true" />
      </summary>
      <div className="absolute right-0 z-20 mt-2 rounded-card border border-line bg-white p-2 shadow-pop">
        <Link to={`/my/teaching-class/form?id=${id}`} aria-label={`編輯班級：${name}`} className={ITEM}>
          <Pencil size={20} aria-hidden="true" />
          編輯班級
        </Link>
        {!closed && (
          <Link
            to={`/my/teaching-class/competition/form?class_id=${id}`}
            aria-label={`新增競賽：${name}`}
            className={ITEM}
          >
            <Flag size={20} aria-hidden="true" />
            新增競賽
          </Link>
        )}
        <Link
          to={`/my/teaching-class/assignments?class_id=${id}`}
          aria-label={`作業和報告：${name}`}
          className={ITEM}
        >
          <BarChart3 size={20} aria-hidden="true" />
          作業和報告
        </Link>
      </div>
    </details>
  )
}
