import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Title of a block with its way to more. */
export function BlockHead({
  id,
  title,
  more,
  aside,
}: {
  id: string
  title: string
  more?: { to: string; label: string }
  aside?: ReactNode
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 md:mb-6 md:items-end">
      <h2 id={id} className="mr-auto font-reading text-[1.75rem] leading-snug text-brand md:text-32">
        {title}
      </h2>
      {aside}
      {more && (
        <Link
          to={more.to}
          className="inline-flex min-h-12 items-center gap-1.5 font-bold text-brand no-underline hover:underline"
        >
          {more.label}
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      )}
    </div>
  )
}
