import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** What a card of the dashboard shows, and the way to all of it. */
export function CardHead({
  id,
  title,
  to,
  all = '看全部',
}: {
  id: string
  title: string
  to: string
  all?: string
}) {
  return (
    <div className="flex items-center justify-between px-5 pt-3 pb-1 md:px-7">
      <h2 id={id} className="text-22 font-bold">
        {title}
      </h2>
      <Link
        to={to}
        className="inline-flex min-h-12 items-center gap-1 font-bold text-brand no-underline hover:underline"
      >
        {all}
        <span className="sr-only">：{title}</span>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </div>
  )
}
