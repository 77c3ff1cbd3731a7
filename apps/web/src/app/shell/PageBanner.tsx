import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'

/** The band on top of a page: crumbs, title and hills in the level's colours (the brand's without a level). */
export function PageBanner({
  title,
  typed = false,
  lead,
  crumbs,
  level,
  picture = level ? `/images/page-banner-${level}.svg` : '/images/page-banner.svg',
}: {
  title: string
  /** Somebody wrote the title at the desk. */
  typed?: boolean
  lead?: ReactNode
  crumbs: readonly Crumb[]
  level?: number
  /** Another picture of 1920 × 208, its subject on the right. */
  picture?: string | undefined
}) {
  return (
    <div
      data-level={level}
      className="relative overflow-hidden border-b border-line bg-lighten pb-[118px] lg:pb-0"
    >
      <div className="wrap relative z-10 flex items-center pt-5 lg:min-h-52 lg:pt-0">
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <h1
            className={cx(
              typed ? 'font-typed' : 'font-reading',
              'text-32 leading-snug text-darken md:text-40',
            )}
          >
            {title}
          </h1>
          {lead && <p className="text-darken">{lead}</p>}
        </div>
      </div>
      {/* After the words, which make the height that it stands at the foot of. */}
      <img
        src={picture}
        alt=""
        width={1920}
        height={208}
        className="absolute right-0 bottom-0 h-[120px] w-full object-cover object-right-bottom lg:h-full"
      />
    </div>
  )
}
