import type { StudyMenuCategory } from '@hakka/contract/self-study'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface CategoryCardProps {
  category: StudyMenuCategory
  to: string
  /** 2 段對話 */
  amount: string
  /** How many of how many are done. */
  done: number
  total: number
  /** The learner was here last: 上次聽到這裡. */
  here: string | undefined
  /** In the place of a picture. */
  art?: ReactNode
}

/** A theme of a menu. One that has nothing yet says so and leads nowhere. */
export function CategoryCard({ category, to, amount, done, total, here, art }: CategoryCardProps) {
  const closed = total === 0
  const head = (
    <>
      <span className="relative flex h-23 items-end justify-center overflow-hidden bg-lighten md:h-33">
        {category.picture_url ? (
          <Picture
            src={category.picture_url}
            alt=""
            width={560}
            height={264}
            fit="cover"
            className="size-full"
          />
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
        <span className="block text-18 leading-snug font-bold md:text-22">{category.name}</span>
        <span className="mt-0.5 flex min-h-7 flex-wrap items-center justify-between gap-x-2 text-16 text-muted">
          {closed ? <span>準備中</span> : <span>{amount}</span>}
          {!closed && done > 0 && (
            <span className="inline-flex items-center gap-1 font-bold text-darken">
              {done >= total ? (
                <>
                  <CircleCheck size={20} aria-hidden="true" className="text-correct" />
                  完成
                </>
              ) : (
                `${done} / ${total}`
              )}
            </span>
          )}
        </span>
        {category.release_note && <span className="block text-16 text-muted">{category.release_note}</span>}
      </span>
    </>
  )
  if (closed)
    return (
      <div className="overflow-hidden rounded-card border border-line bg-white [&>:first-child]:opacity-55 [&>:first-child]:saturate-[.35]">
        {head}
      </div>
    )
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
