import type { NewsItem } from '@hakka/contract/news'
import { Markup } from '../desk/Markup.tsx'
import { NewsBadge } from './NewsBadge.tsx'
import { NewsTime, PinnedBadge } from './NewsMarks.tsx'
import '../desk/rich-text/rich-text.css'

export type ShownNews = Pick<
  NewsItem,
  'title' | 'publish_date' | 'category' | 'is_highlighted' | 'school_name'
> & { content: string }

/** An item as its reader sees it; its editor's preview too. */
export function NewsBody({ item, level: Heading }: { item: ShownNews; level: 'h1' | 'h2' }) {
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <NewsBadge category={item.category.name} />
        {item.is_highlighted === 1 && <PinnedBadge />}
      </div>
      <Heading className="mt-3 mb-2 max-w-[30em] text-26 leading-snug font-bold text-pretty text-brand md:text-32">
        {item.title}
      </Heading>
      <NewsTime item={item} />
      <Markup html={item.content} className="mt-6 border-t border-line pt-6" />
    </>
  )
}
