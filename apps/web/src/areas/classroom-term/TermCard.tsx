import type { TermMenuCategory } from '@hakka/contract/classroom-term'
import { Picture } from '@hakka/ui/Picture.tsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

/** A category: its picture, its name and how much there is in the dialect that has most of it. */
export function TermCard({ category, to }: { category: TermMenuCategory; to: string }) {
  const count = Math.max(0, ...category.terms.map((own) => own.count))
  const head = (
    <>
      <span className="flex h-23 overflow-hidden bg-lighten md:h-33">
        {category.picture_url && (
          <Picture
            src={category.picture_url}
            alt=""
            width={560}
            height={264}
            fit="cover"
            className="size-full"
          />
        )}
      </span>
      <span className="block px-4 py-3 md:px-5 md:py-4">
        <span className="block text-18 leading-snug font-bold md:text-22">{category.title}</span>
        <span className="mt-0.5 flex min-h-7 items-center justify-between gap-2 text-16 text-muted">
          {count === 0 ? '準備中' : `${count} 句`}
          {count > 0 && <ArrowRight size={22} aria-hidden="true" className="flex-none text-ink" />}
        </span>
        {category.release_note && <span className="block text-16 text-muted">{category.release_note}</span>}
      </span>
    </>
  )
  if (count === 0)
    return (
      <div className="overflow-hidden rounded-card border border-line bg-white [&>:first-child]:opacity-55 [&>:first-child]:saturate-[.35]">
        {head}
      </div>
    )
  return (
    <Link
      to={to}
      className="block h-full overflow-hidden rounded-card border border-line bg-white text-ink no-underline hover:border-primary"
    >
      {head}
    </Link>
  )
}
