import type { Home } from '@hakka/contract/home'
import { Link } from 'react-router'
import { NewsBadge } from '../../app/news/NewsBadge.tsx'
import { taipeiDate } from '../../app/taipei-time.ts'
import { BlockHead } from './BlockHead.tsx'

export function NewsBlock({ newses }: { newses: Home['newses'] }) {
  return (
    <section aria-labelledby="news" className="flex flex-col">
      <BlockHead id="news" title="最新消息" more={{ to: '/newses', label: '看更多消息' }} />
      <div className="flex-1 rounded-card border border-line bg-white px-4 py-1 md:px-7">
        {newses.length === 0 ? (
          <div className="flex h-full min-h-60 flex-col items-center justify-center gap-3 py-6 text-muted">
            <img src="/images/bird.svg" alt="" width={96} height={96} loading="lazy" />
            目前沒有任何消息
          </div>
        ) : (
          <ul>
            {newses.map((news) => (
              <li
                key={news.id}
                className="grid min-h-19 grid-cols-[auto_1fr] items-center gap-x-3 border-b border-line py-3 last:border-0 md:grid-cols-[72px_1fr_auto] md:gap-5"
              >
                <NewsBadge category={news.category_name} />
                <Link
                  to={news.url}
                  className="font-medium text-pretty text-ink no-underline hover:underline max-md:col-span-2 max-md:row-start-2"
                >
                  {news.title}
                </Link>
                <time dateTime={news.publish_date} className="text-16 text-muted">
                  {taipeiDate(news.publish_date)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
