import { addressOf } from '@hakka/contract/client'
import { GOAL, STUDY_RECORD_DAYS } from '@hakka/contract/constants'
import type { StudyRecord } from '@hakka/contract/study-history'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Link } from 'react-router'
import { api as browserApi } from '../../app/api.ts'
import { reportContext, servicesContext } from '../../app/context.ts'
import { FilterBar } from '../../app/history/FilterBar.tsx'
import { filterOf, pageNo } from '../../app/history/filter.ts'
import { HistoryCard } from '../../app/history/HistoryCard.tsx'
import { HistoryTable } from '../../app/history/HistoryTable.tsx'
import { pageMeta } from '../../app/meta.ts'
import { AreaBars } from '../../app/study-time/AreaBars.tsx'
import { dayAfter, sundayOf } from '../../app/study-time/month.ts'
import { StudyTime } from '../../app/study-time/StudyTime.tsx'
import { timeText } from '../../app/study-time/time-parts.ts'
import { toTaipeiInput } from '../../app/taipei-time.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { STUDY_COLUMNS } from './columns.tsx'
import { WeekBars } from './WeekBars.tsx'
import '../../app/history/history.css'

export const meta = () => pageMeta('學習歷程')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const filter = filterOf(searchParams)
  const query = { ...filter, page: pageNo(searchParams) }
  const [{ data: common }, { data: month }, { data: goal }, history] = await Promise.all([
    orPage(api('GET /api/my/common')),
    orPage(api('GET /api/my/study-days')),
    orPage(api('GET /api/my/study-goal')),
    api('GET /api/my/study-history', { query }).catch((error: unknown) => {
      context.get(reportContext)(error)
      return null
    }),
  ])
  const { today } = month
  const sunday = sundayOf(today)
  // A week may have begun in the month before.
  const before = sunday.startsWith(month.month)
    ? []
    : (await orPage(api('GET /api/my/study-days', { query: { month: sunday.slice(0, 7) } }))).data.days
  const minutes = new Map([...before, ...month.days].map((own) => [own.day, own.minutes]))
  return {
    filter,
    today,
    goal: goal.kind,
    study: common.study_history,
    week: Array.from({ length: 7 }, (_, no) => {
      const day = dayAfter(sunday, no)
      return { day, minutes: minutes.get(day) ?? 0 }
    }),
    list: history && {
      total: history.total,
      page: history.page,
      pages: history.pages,
      minutes: history.total_minutes,
      rows: Object.entries(history.data)
        .map(([id, record]) => ({ id, ...record }))
        .sort((a, b) => b.begin_at.localeCompare(a.begin_at) || Number(b.id) - Number(a.id)),
    },
  }
}

const count = async (filter: ReturnType<typeof filterOf>) =>
  (await browserApi('GET /api/my/study-history', { query: { ...filter, page: 1 } })).total

/** When, what and for how long somebody studied: in all, by area, and record by record. */
export default function StudyHistoryPage({ loaderData }: Route.ComponentProps) {
  const { filter, today, goal, study, week, list } = loaderData
  const dayOf = ({ begin_at }: StudyRecord) => {
    const day = toTaipeiInput(begin_at).slice(0, 10)
    return day.slice(day.startsWith(today.slice(0, 4)) ? 5 : 0).replaceAll('-', '/')
  }
  return (
    <div className="history-page grid gap-6 pb-6">
      {study && study.total > 0 && (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)]">
          <Card as="section" aria-labelledby="all-time" className="p-4 md:p-7">
            <h2 id="all-time" className="text-22 font-bold">
              總共學了
            </h2>
            <StudyTime minutes={study.total} />
            <p className="mt-3 flex justify-between border-t border-line pt-3">
              今天
              <span className="tabular-nums">
                <b>{study.today_minutes}</b>
                {goal === 'either' || goal === 'minutes' ? ` / ${GOAL.minutes} 分鐘` : ' 分鐘'}
              </span>
            </p>
            {(goal === 'either' || goal === 'minutes') && (
              <progress
                value={Math.min(study.today_minutes, GOAL.minutes)}
                max={GOAL.minutes}
                aria-label={`今天學了 ${study.today_minutes} 分鐘，小目標 ${GOAL.minutes} 分鐘`}
                className="progress-bar mt-1 h-3 w-full overflow-hidden rounded-full"
              />
            )}
            <WeekBars week={week} today={today} />
          </Card>
          <Card as="section" aria-labelledby="by-area" className="p-4 md:p-7">
            <h2 id="by-area" className="mb-4 text-22 font-bold">
              每一區的學習時間
            </h2>
            <AreaBars minutes={study.minutes} />
          </Card>
        </div>
      )}
      <HistoryCard
        title="學習紀錄"
        summary={list && list.total > 0 ? `${list.total} 筆，共 ${timeText(list.minutes)}` : '0 筆'}
        filter={filter}
        list={list}
        file={addressOf('GET /api/my/study-history/export', { query: filter })}
        bar={
          <FilterBar
            filter={filter}
            total={list?.total ?? 0}
            today={today}
            hasCategory
            example="市場"
            count={count}
          />
        }
        nothing={
          <EmptyState
            title="還沒有學習紀錄"
            picture={<img src="/images/state-empty.svg" alt="" width={200} height={150} />}
            action={
              <Link to="/lesson/menu" className={buttonClass({ kind: 'brand' })}>
                去上一課
              </Link>
            }
          >
            登入以後上課或自學，每一次學了什麼、學了多久，都會記在這裡。
          </EmptyState>
        }
      >
        <HistoryTable
          label="學習紀錄"
          rows={list?.rows ?? []}
          columns={STUDY_COLUMNS}
          dayOf={dayOf}
          keyOf={({ id }) => id}
        />
      </HistoryCard>
      <p className="text-16 text-muted">每一筆紀錄保留 {STUDY_RECORD_DAYS} 天；學習時間的總數一直都在。</p>
    </div>
  )
}
