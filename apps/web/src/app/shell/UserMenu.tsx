import { buttonClass } from '@hakka/ui/Button.tsx'
import { ChevronDown, GraduationCap, LogOut, PencilRuler, UsersRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { mayOpenDesk, type Visitor } from '../visitor.ts'
import { changePupilNow, logOutNow } from './log-out.ts'

const ITEM =
  'flex min-h-12 w-full items-center gap-3 rounded-option px-4 text-left no-underline hover:bg-note'

/** The user's name; below it their pages and the way out. */
export function UserMenu({ visitor }: { visitor: Visitor }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const page = useRef(key)
  // The menu closes when another page opens; one that was opened before the page was alive stays.
  useEffect(() => {
    if (page.current === key) return
    page.current = key
    if (details.current) details.current.open = false
  }, [key])
  return (
    <details
      ref={details}
      className="group relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && details.current) details.current.open = false
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
      }}
    >
      <summary className={`${buttonClass({ kind: 'ghost' })} list-none [&::-webkit-details-marker]:hidden`}>
        <span translate="no" className="max-w-28 truncate max-sm:max-w-[4.5em]">
          {visitor.user?.name}
        </span>
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-30 mt-2 w-60 rounded-card border border-line bg-white p-2 shadow-pop">
        <Link to="/my/dashboard" className={ITEM}>
          <GraduationCap size={20} aria-hidden="true" />
          我的學習
        </Link>
        {mayOpenDesk(visitor) && (
          <Link to="/admin" className={ITEM}>
            <PencilRuler size={20} aria-hidden="true" />
            編輯後台
          </Link>
        )}
        {/* Staff of the desk share no tablets. */}
        {!mayOpenDesk(visitor) && (
          <button type="button" className={ITEM} onClick={() => void changePupilNow()}>
            <UsersRound size={20} aria-hidden="true" />
            換人
          </button>
        )}
        <button type="button" className={ITEM} onClick={() => void logOutNow()}>
          <LogOut size={20} aria-hidden="true" />
          登出
        </button>
      </div>
    </details>
  )
}
