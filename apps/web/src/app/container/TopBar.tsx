import { IconButton } from '@hakka/ui/IconButton.tsx'
import { ArrowLeft, Presentation } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumbs, type Crumb } from '../shell/Breadcrumbs.tsx'
import './container.css'

/** Back, where we are, and what is set for the whole page. */
export function TopBar({
  back,
  crumbs,
  projector,
  children,
}: {
  back: { to: string; label: string }
  crumbs: readonly Crumb[]
  /** The projector switch; none where there is nothing to show on a wall. */
  projector?: { on: boolean; toggle(): void }
  children?: ReactNode
}) {
  return (
    <div className="border-b border-line bg-white">
      <div className="wrap flex min-h-16 items-center gap-2 md:min-h-18 md:gap-3">
        <Link
          to={back.to}
          aria-label={back.label}
          title={back.label}
          className="inline-flex size-12 flex-none items-center justify-center rounded-full border-[1.5px] border-control bg-white text-ink hover:border-ink"
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <div className="container-crumbs mr-auto min-w-0">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        {children}
        {projector && (
          <IconButton
            label="投影模式"
            kind={projector.on ? 'primary' : 'ghost'}
            aria-pressed={projector.on}
            className="max-md:hidden"
            onClick={projector.toggle}
          >
            <Presentation aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
