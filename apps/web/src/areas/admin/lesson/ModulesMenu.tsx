import type { DeskActivity, LessonDeskRow } from '@hakka/contract/lesson-desk'
import { cx } from '@hakka/ui/cx.ts'
import { Loading } from '@hakka/ui/Loading.tsx'
import { ChevronDown, Layers } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../app/api.ts'
import { ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import { ACTIVITY_NAMES } from './activity-names.ts'
import { moduleEditor } from './lesson-place.ts'
import { ModuleMark } from './StateChip.tsx'

/** A row's modules, by activity: each leads to its editor. They are asked for when the menu is opened. */
export function ModulesMenu({ row }: { row: LessonDeskRow }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [activities, setActivities] = useState<readonly DeskActivity[]>()
  const [failed, setFailed] = useState(false)
  const open = async () => {
    if (!details.current?.open || activities) return
    setFailed(false)
    try {
      setActivities((await api('GET /api/admin/lesson', { query: { id: row.id } })).data.activities)
    } catch {
      setFailed(true)
    }
  }
  return (
    <details
      ref={details}
      name="lesson-modules"
      className="lesson-modules"
      onToggle={() => void open()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          event.currentTarget.open = false
      }}
    >
      <summary
        className={cx(ROW_ACTION, 'list-none [&::-webkit-details-marker]:hidden')}
        aria-label={`「${row.title.hakka}」的 ${row.module_count} 個模組`}
      >
        <Layers aria-hidden="true" />
        {row.module_count}
        <ChevronDown size={18} aria-hidden="true" className="lesson-modules-arrow" />
      </summary>
      <div className="lesson-modules-list">
        {failed && <p role="alert">模組讀不到，請再開一次。</p>}
        {!failed && !activities && <Loading />}
        {activities?.map(({ modules }, at) => (
          <section key={ACTIVITY_NAMES[at]} aria-label={ACTIVITY_NAMES[at]}>
            <p className="px-2 text-14 text-muted">{ACTIVITY_NAMES[at]}</p>
            {modules.length === 0 && <p className="px-2 py-2 text-muted">沒有模組</p>}
            <ul>
              {modules.map((own) => (
                <li key={own.id}>
                  <Link to={moduleEditor(row.id, own.id)} className="lesson-modules-link">
                    <span className="module-code">{own.code}</span>
                    <span className="min-w-0 flex-1 truncate">{own.name}</span>
                    {own.state !== 'published' && <ModuleMark state={own.state} />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}
