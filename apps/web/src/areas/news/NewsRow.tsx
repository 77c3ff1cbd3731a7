import type { NewsItem } from '@hakka/contract/news'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { NewsBadge } from '../../app/news/NewsBadge.tsx'
import { NewsTime, PinnedBadge } from '../../app/news/NewsMarks.tsx'

/** The one link of a row reaches over all of it. */
export function NewsRow({ item }: { item: NewsItem }) {
  return (
    <li
      className={cx(
        'relative grid gap-x-8 gap-y-2 border-b border-line px-4 py-5 last:border-0 hover:bg-note md:grid-cols-[84px_1fr_auto] md:px-8 md:py-6',
        item.is_highlighted === 1 && 'bg-[#fcfaf2]',
      )}
    >
      <div className="flex items-start gap-2 md:flex-col">
        <NewsBadge category={item.category.name} />
        {item.is_highlighted === 1 && <PinnedBadge />}
      </div>
      <div className="min-w-0">
        <h2 className="text-20 leading-snug font-bold text-pretty md:text-22">{item.title}</h2>
        <p className="mt-1 mb-1.5 line-clamp-3 max-w-[46em] leading-[1.65] text-muted md:line-clamp-2">
          {item.excerpt}
        </p>
        <NewsTime item={item} />
      </div>
      <div className="mt-1 self-center">
        <Link
          to={`/news?id=${item.id}`}
          className={`${buttonClass({ kind: 'ghost' })} after:absolute after:inset-0`}
        >
          繼續閱讀
          <span className="sr-only">：{item.title}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </li>
  )
}
