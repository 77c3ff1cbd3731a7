import { buttonClass } from '@hakka/ui/Button.tsx'
import { Flag } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { listQueryOf } from '../../app/desk/list-query.ts'
import { filtersOf } from '../../app/feedback/filters.ts'
import { lastMonths } from '../../app/feedback/months.ts'
import { pageMeta } from '../../app/meta.ts'
import { Pager } from '../../app/Pager.tsx'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { ListFilter } from './ListFilter.tsx'
import { ReportCard } from './ReportCard.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { keyword, page } = listQueryOf(request, [])
  const { 'd[]': dialects, 'ym[]': months } = filtersOf(request)
  const query = { keyword, page, 'd[]': dialects, 'ym[]': months, view: 'public' as const }
  const list = await orPage(context.get(servicesContext).api('GET /api/feedback', { query }))
  return { list, months: lastMonths(new Date()) }
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = () => pageMeta('回報列表', '大家回報的問題，以及處理的進度和回覆。')

export default function FeedbackListPage({ loaderData: { list, months } }: Route.ComponentProps) {
  const mayReply = list.permissions.includes('feedback edit')
  const pages = Math.max(1, Math.ceil(list.total / list.page_size))
  return (
    <>
      <PageBanner
        title="回報列表"
        lead="大家回報的問題，以及處理的進度和回覆"
        crumbs={[{ label: '問題回報', to: '/feedback' }, { label: '回報列表' }]}
      />
      <div className="wrap py-8">
        <ListFilter months={months} />
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-muted">
            共 {list.total} 件
          </p>
          <Link to="/feedback" className={buttonClass({ kind: 'ghost' })}>
            <Flag aria-hidden="true" />
            我要回報問題
          </Link>
        </div>
        {list.data.length === 0 ? (
          <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-white px-4 py-14 text-center text-muted">
            <img src="/images/bird.svg" alt="" width={120} height={120} />
            查無資料
          </div>
        ) : (
          <ul className="grid gap-4">
            {list.data.map((report) => (
              <ReportCard key={report.id} report={report} mayReply={mayReply} />
            ))}
          </ul>
        )}
        <Pager page={list.page} pages={pages} />
      </div>
    </>
  )
}
