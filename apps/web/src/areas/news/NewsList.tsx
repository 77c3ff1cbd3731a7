import type { NewsPage } from '@hakka/contract/news'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { listUrl } from './list-url.ts'
import { NewsRow } from './NewsRow.tsx'
import { NewsTabs } from './NewsTabs.tsx'
import { Pager } from './Pager.tsx'

export function NewsList({ list: { newses, tab, page, pages } }: { list: NewsPage }) {
  return (
    <>
      <PageBanner title="最新消息" crumbs={[{ label: '最新消息' }]} />
      <div className="wrap pt-2">
        <NewsTabs current={tab} />
        {newses.length === 0 ? (
          <div className="mt-5 flex flex-col items-center gap-4 rounded-card border border-line bg-white px-4 py-14 text-center text-muted">
            <img src="/images/bird.svg" alt="" width={120} height={120} />
            目前沒有任何消息
          </div>
        ) : (
          <>
            <ul className="mt-5 overflow-clip rounded-card border border-line bg-white">
              {newses.map((item) => (
                <NewsRow key={item.id} item={item} />
              ))}
            </ul>
            <Pager page={page} pages={pages} urlOf={(no) => listUrl(tab, no)} />
          </>
        )}
      </div>
    </>
  )
}
