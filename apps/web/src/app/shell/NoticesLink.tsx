import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { countText, useUnread } from '../session/unread.ts'

/** To one's notices, with how many are new. */
export function NoticesLink({ className }: { className: string }) {
  const unread = useUnread()
  const label = unread > 0 ? `通知，${countText(unread)} 則沒看過` : '通知'
  return (
    <Link to="/my/notifications" aria-label={label} title={label} className={`relative ${className}`}>
      <Bell aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 inline-flex h-5 min-w-5 items-center justify-center rounded-pill bg-wrong px-1 text-14 leading-none font-bold text-white"
        >
          {countText(unread)}
        </span>
      )}
    </Link>
  )
}
