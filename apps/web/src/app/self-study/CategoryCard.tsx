import type { StudyMenuCategory } from '@hakka/contract/self-study'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ThemeCard } from './ThemeCard.tsx'

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

/** A theme of a menu, and how far the learner is in it. */
export function CategoryCard({ category, to, amount, done, total, here, art }: CategoryCardProps) {
  return (
    <ThemeCard
      name={category.name}
      picture={category.picture_url}
      art={art}
      to={total === 0 ? undefined : to}
      releaseNote={category.release_note}
      here={here}
    >
      <span>{amount}</span>
      {done > 0 && (
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
    </ThemeCard>
  )
}
