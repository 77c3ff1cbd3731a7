import { dialectName } from '@hakka/contract/constants'
import { gameTitle, timeText } from '@hakka/contract/constants/event'
import type { WholePlay } from '@hakka/contract/event-review'
import { Button } from '@hakka/ui/Button.tsx'
import { Check, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { missingPage, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/play.ts'
import { ReviewChip } from './ReviewChip.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { useReview } from './use-review.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { uuid } = queryOf(request, ['uuid'])
  if (uuid === undefined) missingPage()
  return (await orPage(context.get(servicesContext).api('GET /api/event/play', { query: { uuid } }))).data
}

export const meta = () => pageMeta('一局的過程')

interface Row {
  no: number
  step: WholePlay['steps'][number]
  /** Since the step before. */
  gap: number | null
}

function rowsOf({ steps }: WholePlay): Row[] {
  return steps.map((step, index) => {
    const before = index === 0 ? 0 : (steps[index - 1]?.at ?? null)
    return { no: index + 1, step, gap: step.at === null || before === null ? null : step.at - before }
  })
}

const seconds = (ms: number | null) => (ms === null ? '—' : `${(ms / 1000).toFixed(2)} 秒`)

const COLUMNS: readonly Column<Row>[] = [
  { id: 'no', title: '步', narrow: true, cell: ({ no }) => no },
  { id: 'at', title: '時間', narrow: true, cell: ({ step }) => (step.at === null ? '—' : timeText(step.at)) },
  { id: 'gap', title: '間隔', narrow: true, cell: ({ gap }) => seconds(gap) },
  { id: 'asked', title: '題目', main: true, cell: ({ step }) => step.asked || '—' },
  { id: 'did', title: '做了什麼', cell: ({ step }) => step.did },
  {
    id: 'right',
    title: '對錯',
    narrow: true,
    cell: ({ step: { right } }) =>
      right === null ? (
        '—'
      ) : (
        <span className={right ? 'text-correct-deep' : 'text-wrong-deep'}>{right ? '對' : '錯'}</span>
      ),
  },
]

export default function EventPlayPage({ loaderData: play }: Route.ComponentProps) {
  const [asked, setAsked] = useState(false)
  const { pass, undo } = useReview()
  const rows = rowsOf(play)
  const facts = [
    ['遊戲', `${gameTitle(play.event_game_id)}（${dialectName(play.dialect_id)}）`],
    ['送出', taipeiTime(play.created_at)],
    ['分數', `${play.score}（瀏覽器說 ${play.claimed_score}）`],
    ['時間', `${play.used_time_text}（瀏覽器說 ${play.claimed_time_text}，伺服器經過 ${play.elapsed_text}）`],
    ...(play.refused ? [['不列入排行', play.refused]] : []),
    ...(play.reason ? [['取消的原因', play.reason]] : []),
  ]
  return (
    <DeskPage
      title={`「${play.name}」的一局`}
      crumbs={[
        { label: '活動管理', to: '/admin/event' },
        { label: play.event_title, to: `/admin/event/results?id=${play.event_id}` },
      ]}
      actions={
        play.state === 'waiting' ? (
          <>
            {play.flagged && (
              <Button kind="ghost" icon={<Check aria-hidden="true" />} onClick={() => void pass(play.uuid)}>
                沒有問題
              </Button>
            )}
            <Button kind="danger" icon={<X aria-hidden="true" />} onClick={() => setAsked(true)}>
              取消成績
            </Button>
          </>
        ) : (
          <Button kind="ghost" icon={<Undo2 aria-hidden="true" />} onClick={() => void undo(play.uuid)}>
            {play.state === 'disqualified' ? '恢復成績' : '改回待查'}
          </Button>
        )
      }
    >
      <section className={`${FORM_CARD} mb-5`} aria-label="這一局">
        {(play.flagged || play.state !== 'waiting') && (
          <p>
            <ReviewChip state={play.state} />
          </p>
        )}
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          {facts.map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <DeskTable
        label="這一局的過程"
        list={{ data: rows, total: rows.length, page: 1, page_size: Math.max(1, rows.length) }}
        columns={COLUMNS}
        rowKey={({ no }) => no}
        sorted={{ sort: '', direction: 'asc' }}
        isWhole
        empty={
          <p className="p-5 text-muted">這一局沒有可以重看的過程：題目或規則已經換了，或沒有開局紀錄。</p>
        }
      />
      <ReviewDialog play={asked ? play : undefined} onClose={() => setAsked(false)} />
    </DeskPage>
  )
}
