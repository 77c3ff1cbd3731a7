import { addressOf } from '@hakka/contract/client'
import { gameTitle } from '@hakka/contract/constants/event'
import type { ReviewedPlay } from '@hakka/contract/event-review'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Check, Download, Printer, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { DeskTable } from '../../../app/desk/DeskTable.tsx'
import { ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { missingPage, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/results.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { REVIEWS, SIGN_UPS, WINNERS } from './result-columns.tsx'
import { useReview } from './use-review.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id } = queryOf(request, ['id'])
  if (id === undefined) missingPage()
  const { api } = context.get(servicesContext)
  return (await orPage(api('GET /api/event/winners', { query: { event_id: id } }))).data
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `成績：${loaderData.event.title}` : '成績')

/** All that there is, as the table takes it. */
const whole = <Row,>(data: readonly Row[]) => ({
  list: { data, total: data.length, page: 1, page_size: Math.max(1, data.length) },
  sorted: { sort: '', direction: 'asc' as const },
  isWhole: true,
})

export default function EventResults({ loaderData }: Route.ComponentProps) {
  const { event, players, plays, winners, reviews, sign_ups } = loaderData
  const [asked, setAsked] = useState<ReviewedPlay>()
  const { pass, undo, decide } = useReview()
  return (
    <DeskPage
      title={`成績：${event.title}`}
      crumbs={[
        { label: '活動管理', to: '/admin/event' },
        { label: event.title, to: `/admin/event/edit?id=${event.id}` },
      ]}
      lead={`${gameTitle(event.event_game_id)}，${taipeiTime(event.begin_at)} ～ ${taipeiTime(event.end_at)}；${players} 人上榜，共玩了 ${plays} 局`}
      actions={
        winners.length > 0 && (
          <>
            <Link to={`/admin/event/awards?id=${event.id}`} className={buttonClass({ kind: 'ghost' })}>
              <Printer aria-hidden="true" />
              列印獎狀
            </Link>
            <a
              href={addressOf('GET /api/event/winners/export', { query: { event_id: event.id } })}
              download
              className={buttonClass({ kind: 'ghost' })}
            >
              <Download aria-hidden="true" />
              得獎名單 CSV
            </a>
          </>
        )
      }
    >
      <div className="grid gap-8">
        {sign_ups.length > 0 && (
          <section aria-labelledby="sign-ups">
            <h2 id="sign-ups" className="mb-2 text-22 font-bold">
              報名審核
            </h2>
            <DeskTable
              {...whole(sign_ups)}
              label="報名審核"
              columns={SIGN_UPS}
              rowKey={({ user_id }) => user_id}
              isWaiting={({ rejected }) => !rejected}
              actions={({ user_id, name, rejected }) => (
                <>
                  <Button
                    kind="ghost"
                    className={ROW_ACTION}
                    icon={<Check aria-hidden="true" />}
                    aria-label={`通過「${name}」的報名`}
                    onClick={() => void decide(event.id, user_id, 1)}
                  >
                    通過
                  </Button>
                  {!rejected && (
                    <Button
                      kind="ghost"
                      className={ROW_ACTION}
                      icon={<X aria-hidden="true" />}
                      aria-label={`退回「${name}」的報名`}
                      onClick={() => void decide(event.id, user_id, 2)}
                    >
                      退回
                    </Button>
                  )}
                </>
              )}
            />
          </section>
        )}
        {reviews.length > 0 && (
          <section aria-labelledby="reviews">
            <h2 id="reviews" className="text-22 font-bold">
              要查的成績
            </h2>
            <p className="mb-2 text-muted">太快、太整齊，或運氣好得不像真的；發獎以前請看過程。</p>
            <DeskTable
              {...whole(reviews)}
              label="要查的成績"
              columns={REVIEWS}
              rowKey={({ uuid }) => uuid}
              isWaiting={({ state }) => state === 'waiting'}
              actions={(row) =>
                row.state === 'waiting' ? (
                  <>
                    <Button
                      kind="ghost"
                      className={ROW_ACTION}
                      icon={<Check aria-hidden="true" />}
                      aria-label={`「${row.name}」沒有問題`}
                      onClick={() => void pass(row.uuid)}
                    >
                      沒有問題
                    </Button>
                    <Button
                      kind="ghost"
                      className={`${ROW_ACTION} text-wrong-deep`}
                      icon={<X aria-hidden="true" />}
                      aria-label={`取消成績：「${row.name}」`}
                      onClick={() => setAsked(row)}
                    >
                      取消成績
                    </Button>
                  </>
                ) : (
                  <Button
                    kind="ghost"
                    className={ROW_ACTION}
                    icon={<Undo2 aria-hidden="true" />}
                    aria-label={`${row.state === 'disqualified' ? '恢復成績' : '改回待查'}：「${row.name}」`}
                    onClick={() => void undo(row.uuid)}
                  >
                    {row.state === 'disqualified' ? '恢復成績' : '改回待查'}
                  </Button>
                )
              }
            />
          </section>
        )}
        <section aria-labelledby="winners">
          <h2 id="winners" className="mb-2 text-22 font-bold">
            排行榜{winners.length < players && `（前 ${winners.length} 名）`}
          </h2>
          <DeskTable
            {...whole(winners)}
            label="排行榜"
            columns={WINNERS}
            rowKey={({ uuid }) => uuid}
            empty={<EmptyState title="還沒有人上榜" />}
          />
        </section>
      </div>
      <ReviewDialog play={asked} onClose={() => setAsked(undefined)} />
    </DeskPage>
  )
}
