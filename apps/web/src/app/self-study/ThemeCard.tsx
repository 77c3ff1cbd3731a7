import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface ThemeCardProps {
  name: string
  picture: string | null
  /** In the place of a picture. */
  art?: ReactNode
  /** Nothing of it is there yet where there is no address: it says so and leads nowhere. */
  to: string | undefined
  /** How much there is in it, and how far the learner is. */
  children: ReactNode
  /** What is planned; '' where nothing is. */
  releaseNote: string
  /** The learner was here last: 上次聽到這裡. */
  here?: string | undefined
}

const CLOSED =
  'overflow-hidden rounded-card border border-line bg-white [&>:first-child]:opacity-55 [&>:first-child]:saturate-[.35]'

/** A theme of a menu: its picture, its name and what is in it. */
export function ThemeCard({ name, picture, art, to, children, releaseNote, here }: ThemeCardProps) {
  const head = (
    <>
      <span className="relative flex h-23 items-end justify-center overflow-hidden bg-lighten md:h-33">
        {picture ? (
          <Picture src={picture} alt="" width={560} height={264} fit="cover" className="size-full" />
        ) : (
          art
        )}
        {here && (
          <span className="absolute top-2 left-2 rounded-full border-2 border-primary bg-white px-3 text-16 leading-7 font-bold text-darken md:top-3 md:left-3">
            {here}
          </span>
        )}
      </span>
      <span className="block px-4 py-3 md:px-5 md:py-4">
        <span className="block text-18 leading-snug font-bold md:text-22">{name}</span>
        <span className="mt-0.5 flex min-h-7 flex-wrap items-center justify-between gap-x-2 text-16 text-muted">
          {to === undefined ? <span>準備中</span> : children}
        </span>
        {releaseNote && <span className="block text-16 text-muted">{releaseNote}</span>}
      </span>
    </>
  )
  if (to === undefined) return <div className={CLOSED}>{head}</div>
  return (
    <Link
      to={to}
      className={cx(
        'block h-full overflow-hidden rounded-card bg-white text-ink no-underline hover:border-primary',
        here ? 'border-2 border-primary' : 'border border-line',
      )}
    >
      {head}
    </Link>
  )
}
