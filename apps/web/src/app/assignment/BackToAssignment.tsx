import { ClipboardCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useCurrentAssignment } from './current.ts'

/** Above what is done for an assignment: the way back to it. */
export default function BackToAssignment() {
  const { pathname, search } = useLocation()
  const current = useCurrentAssignment(pathname + search)
  if (!current) return null
  return (
    <aside aria-label="作業" className="border-b border-line bg-note px-4 print:hidden">
      <Link
        to={`/my/learning-class/assignment?id=${current.id}${current.isTry ? '&try=1' : ''}`}
        className="wrap flex min-h-11 items-center gap-2 text-16 font-bold text-brand"
      >
        <ClipboardCheck size={20} aria-hidden="true" className="flex-none" />
        <span className="truncate">
          {current.isTry ? '試做作業：' : '作業：'}
          {current.title}
        </span>
        <span className="ml-auto flex-none underline underline-offset-4">回作業</span>
      </Link>
    </aside>
  )
}
