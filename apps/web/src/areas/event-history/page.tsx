import { addressOf } from '@hakka/contract/client'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Link } from 'react-router'
import { api as browserApi } from '../../app/api.ts'
import { reportContext, servicesContext } from '../../app/context.ts'
import { FilterBar } from '../../app/history/FilterBar.tsx'
import { filterOf, type HistoryFilter, pageNo } from '../../app/history/filter.ts'
import { HistoryCard } from '../../app/history/HistoryCard.tsx'
import { HistoryTable } from '../../app/history/HistoryTable.tsx'
import { pageMeta } from '../../app/meta.ts'
import { taipeiDate } from '../../app/taipei-time.ts'
import type { Route } from './+types/page.ts'
import { EVENT_COLUMNS } from './columns.tsx'
import '../../app/history/history.css'

export const meta = () => pageMeta('活動紀錄')

export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The filter has no category here. */
const eventFilterOf = (params: URLSearchParams): HistoryFilter => {
  const { category: _, ...filter } = filterOf(params)
  return filter
}

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const filter = eventFilterOf(searchParams)
  const query = { ...filter, page: pageNo(searchParams) }
  const list = await api('GET /api/my/events', { query }).catch((error: unknown) => {
    context.get(reportContext)(error)
    return null
  })
  return { filter, list, today: taipeiDate(new Date().toISOString()).replaceAll('/', '-') }
}

const count = async (filter: HistoryFilter) =>
  (await browserApi('GET /api/my/events', { query: { ...filter, page: 1 } })).total

/** The events that somebody played, and what each play came to. */
export default function EventHistoryPage({ loaderData: { filter, list, today } }: Route.ComponentProps) {
  return (
    <div className="history-page pb-6">
      <HistoryCard
        title="活動紀錄"
        summary={`${list?.total ?? 0} 筆`}
        filter={filter}
        list={list}
        file={addressOf('GET /api/my/events/export', { query: filter })}
        bar={
          <FilterBar
            filter={filter}
            total={list?.total ?? 0}
            today={today}
            example="主廚上菜"
            count={count}
          />
        }
        nothing={
          <EmptyState
            title="還沒有玩過活動"
            picture={<img src="/images/state-empty.svg" alt="" width={200} height={150} />}
            action={
              <Link to="/events" className={buttonClass({ kind: 'brand' })}>
                去活動專區看看
              </Link>
            }
          >
            玩完一局，分數和花費的時間就會記在這裡。
          </EmptyState>
        }
      >
        <HistoryTable
          label="活動紀錄"
          rows={list?.data ?? []}
          columns={EVENT_COLUMNS}
          dayOf={({ event_play_at }) => {
            const day = taipeiDate(event_play_at)
            return day.slice(day.startsWith(today.slice(0, 4)) ? 5 : 0)
          }}
          keyOf={({ uuid }) => uuid}
        />
      </HistoryCard>
    </div>
  )
}
