import type { TermMenuCategory } from '@hakka/contract/classroom-term'
import { ArrowRight } from 'lucide-react'
import { ThemeCard } from '../../app/self-study/ThemeCard.tsx'

/** A category, and how much there is in the dialect that has most of it. */
export function TermCard({ category, to }: { category: TermMenuCategory; to: string }) {
  const count = Math.max(0, ...category.terms.map((own) => own.count))
  return (
    <ThemeCard
      name={category.title}
      picture={category.picture_url}
      to={count === 0 ? undefined : to}
      releaseNote={category.release_note}
    >
      {count} 句
      <ArrowRight size={22} aria-hidden="true" className="flex-none text-ink" />
    </ThemeCard>
  )
}
