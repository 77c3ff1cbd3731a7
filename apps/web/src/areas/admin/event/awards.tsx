import { Button } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { TopBar } from '../../../app/container/TopBar.tsx'
import { servicesContext } from '../../../app/context.ts'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { taipeiDate } from '../../../app/taipei-time.ts'
import { missingPage, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/awards.ts'
import './awards.css'

const COUNTS = [3, 5, 10, 20, 50, 100]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id } = queryOf(request, ['id'])
  if (id === undefined) missingPage()
  const { api } = context.get(servicesContext)
  const { data } = await orPage(api('GET /api/event/winners', { query: { event_id: id } }))
  return { event: data.event, winners: data.winners, today: new Date().toISOString() }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `獎狀：${loaderData.event.title}` : '獎狀')

/** 中華民國 115 年 11 月 25 日 */
function minguo(iso: string): string {
  const [year = 0, month, day] = taipeiDate(iso).split('/').map(Number)
  return `中華民國 ${year - 1911} 年 ${month} 月 ${day} 日`
}

/** A certificate a page for the first of an event. */
export default function AwardsPage({ loaderData: { event, winners, today } }: Route.ComponentProps) {
  useRootMark('data-bare')
  const [count, setCount] = useState(3)
  const back = `/admin/event/results?id=${event.id}`
  return (
    <div className="bare-page min-h-dvh bg-track print:bg-white">
      <div className="print:hidden">
        <TopBar
          back={{ to: back, label: '回到成績' }}
          crumbs={[
            { label: '活動管理', to: '/admin/event' },
            { label: event.title, to: back },
            { label: '獎狀' },
          ]}
        />
        <div className="border-b border-line bg-white">
          <div className="wrap flex flex-wrap items-end gap-x-6 gap-y-3 py-3">
            <h1 className="text-26 leading-snug font-bold">獎狀</h1>
            <SelectField
              name="count"
              label="印給"
              value={count}
              onValue={setCount}
              options={COUNTS.map((own) => ({ value: own, label: `前 ${own} 名` }))}
            />
            {winners.length > 0 && (
              <Button
                kind="primary"
                className="md:ml-auto max-md:w-full"
                icon={<Printer size={22} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                列印 {Math.min(count, winners.length)} 張
              </Button>
            )}
          </div>
        </div>
      </div>
      {winners.length === 0 && <EmptyState title="還沒有人上榜" />}
      {winners.slice(0, count).map((own) => (
        <article key={own.uuid} className="award" aria-label={`第 ${own.rank} 名的獎狀`}>
          <div className="award-frame">
            <h2>獎狀</h2>
            <p className="award-whom">
              {own.school && <span translate="no">{own.school}</span>}
              {own.class_text && <span>{own.class_text}</span>}
              <b translate="no">{own.name}</b>
            </p>
            <p className="award-text">
              參加「<span translate="no">{event.title}</span>」活動，
              <br />
              榮獲<b>第 {own.rank} 名</b>，特頒此狀，以資鼓勵。
            </p>
            <p className="award-foot">
              <span className="award-from">
                <img src="/images/logo.svg" alt="" width={44} height={44} />
                客語學堂
              </span>
              <span>{minguo(today)}</span>
            </p>
          </div>
        </article>
      ))}
    </div>
  )
}
