import type { NewsDetail, NewsNeighbour } from '@hakka/contract/news'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { NewsBody } from '../../app/news/NewsBody.tsx'
import { Breadcrumbs } from '../../app/shell/Breadcrumbs.tsx'
import { taipeiDate } from '../../app/taipei-time.ts'

/** One item with the ways back, to the one above it in the list and to the one below. */
export function NewsArticle({ item }: { item: NewsDetail }) {
  return (
    <div className="wrap pt-3">
      <Breadcrumbs crumbs={[{ label: '最新消息', to: '/news' }, { label: '消息內容' }]} />
      <article className="mt-2 rounded-card border border-line bg-white px-5 py-6 md:px-12 md:py-10">
        <div className="mx-auto max-w-[56rem]">
          <Link
            to="/news"
            className="-ml-1 inline-flex min-h-12 items-center gap-1 font-bold text-brand no-underline hover:underline"
          >
            <ChevronLeft size={20} aria-hidden="true" />
            返回最新消息
          </Link>
          <NewsBody item={item} level="h1" />
        </div>
      </article>
      {(item.previous || item.next) && (
        <nav aria-label="上一則與下一則" className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6">
          <Neighbour item={item.previous} side="previous" />
          <Neighbour item={item.next} side="next" />
        </nav>
      )}
    </div>
  )
}

function Neighbour({ item, side }: { item: NewsNeighbour | null; side: 'previous' | 'next' }) {
  if (!item) return <span className="max-md:hidden" />
  const next = side === 'next'
  return (
    <Link
      to={`/news?id=${item.id}`}
      className={`flex min-h-22 items-center gap-4 rounded-card border border-line bg-white px-5 py-4 text-ink no-underline hover:border-brand ${next ? 'flex-row-reverse text-right' : ''}`}
    >
      {next ? (
        <ChevronRight aria-hidden="true" className="flex-none text-muted" />
      ) : (
        <ChevronLeft aria-hidden="true" className="flex-none text-muted" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-16 text-muted">
          {next ? '下一則' : '上一則'}
          <time dateTime={item.publish_date} className="mx-3">
            {taipeiDate(item.publish_date)}
          </time>
        </span>
        <span className="block leading-snug font-bold text-pretty">{item.title}</span>
      </span>
    </Link>
  )
}
