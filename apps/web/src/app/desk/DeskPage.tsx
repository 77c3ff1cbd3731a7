import type { ReactNode } from 'react'
import type { Crumb } from '../shell/Breadcrumbs.tsx'
import { DeskCrumbs } from './DeskCrumbs.tsx'

/** A page of the desk: where it is, what it is called, what can be done to the whole of it. */
export function DeskPage({
  title,
  crumb = title,
  crumbs = [],
  lead,
  actions,
  children,
}: {
  title: string
  /** What it is called among the crumbs, where its title is of the thing that it is about. */
  crumb?: string
  /** Between 管理首頁 and this page, which is added. */
  crumbs?: readonly Crumb[]
  /** A line below the title. */
  lead?: ReactNode
  /** Buttons and links beside the title. */
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <DeskCrumbs crumbs={[...crumbs, { label: crumb }]} />
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-26 leading-snug font-bold md:text-32">{title}</h1>
          {lead && <div className="text-muted">{lead}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </>
  )
}
