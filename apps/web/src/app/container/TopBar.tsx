import { ArrowLeft, Presentation } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumbs, type Crumb } from '../shell/Breadcrumbs.tsx'
import './container.css'

/** Back, where we are, and what is set for the whole page: one line that stays at the upper edge. */
export function TopBar({
  back,
  title,
  crumbs,
  steps,
  wall,
  children,
}: {
  back: { to: string; label: string }
  /** What is open; without it the bar shows the way there alone. */
  title?: ReactNode
  crumbs: readonly Crumb[]
  /** How far the learner has come, along the lower edge. */
  steps?: ReactNode
  /** Address of the same for a class; none where there is nothing to show on a wall. */
  wall?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className="top-bar sticky top-0 z-20 border-b border-line bg-white">
      <div className="flex min-h-14 items-center gap-0.5 px-1 md:gap-2 md:px-3">
        <Link
          to={back.to}
          aria-label={back.label}
          title={back.label}
          className="inline-flex size-12 flex-none items-center justify-center rounded-full text-brand hover:bg-note"
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        {title}
        <div className={title ? 'ml-2 min-w-0 max-xl:hidden' : 'min-w-0'}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className="ml-auto flex flex-none items-center gap-0.5 md:gap-2">
          {children}
          {wall && (
            <Link
              to={wall}
              aria-label="投影教材"
              title="投影教材"
              className="inline-flex size-12 flex-none items-center justify-center rounded-full hover:bg-note hover:text-brand max-lg:hidden"
            >
              <Presentation aria-hidden="true" />
            </Link>
          )}
        </div>
      </div>
      {steps}
    </div>
  )
}
