import type { Home } from '@hakka/contract/home'
import { Link } from 'react-router'
import { BlockHead } from './BlockHead.tsx'

const BADGES: Record<string, string> = { 活動: 'bg-[#f6cb5c]', 快訊: 'bg-[#f7b9cf]', 公告: 'bg-[#b9d7f5]' }

export function NewsBlock({ newses }: { newses: Home['newses'] }) {
  return (
    <section aria-labelledby="news" className="flex flex-col">
      <BlockHead id="news" title="最新消息" more={{ to: '/news', label: '看更多消息' }} />
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
                <span
                  className={`inline-flex min-w-14 justify-center rounded-lg px-2.5 text-16 font-bold ${BADGES[news.category_name] ?? 'bg-[#d9dce3]'}`}
                >
                  {news.category_name}
                </span>
                <Link
                  to={news.url}
                  className="font-medium text-pretty text-ink no-underline hover:underline max-md:col-span-2 max-md:row-start-2"
                >
                  {news.title}
                </Link>
                <time className="text-16 text-muted">{news.publish_date}</time>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
