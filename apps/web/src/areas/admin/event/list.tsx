import { DIALECTS } from '@hakka/contract/constants'
import { EVENT_GAMES, EVENT_STATES, gameTitle, STAGES } from '@hakka/contract/constants/event'
import type { EventDeskRow } from '@hakka/contract/event-desk'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ExternalLink, Medal, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeletedTable } from '../../../app/desk/DeletedTable.tsx'
import { DeletedTabs } from '../../../app/desk/DeletedTabs.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { deletedOf } from '../../../app/desk/deleted-query.ts'
import { FilterSelect } from '../../../app/desk/FilterSelect.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { DeleteButton, EditLink, ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { NewsBanner } from '../../../app/news/NewsBanner.tsx'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { DeleteEvent } from './DeleteEvent.tsx'
import { StateChip } from './StateChip.tsx'

const SORTABLE = ['begin_at', 'title'] as const

/** The filters by the names of the query, each with what it offers. */
const FILTERS = [
  {
    name: 'l[]',
    label: '狀態',
    options: EVENT_STATES.map(({ no, name }) => ({ value: Number(no), label: name })),
  },
  {
    name: 'event_game_id',
    label: '活動類型',
    options: EVENT_GAMES.map(({ id, title }) => ({ value: Number(id), label: title })),
  },
  {
    name: 'sas[]',
    label: '學制',
    options: STAGES.map(({ no, name }) => ({ value: Number(no), label: name })),
  },
  {
    name: 'd[]',
    label: '腔調',
    options: DIALECTS.map(({ id, name }) => ({ value: Number(id), label: name })),
  },
] as const

function chosenOf(request: Request) {
  const { searchParams } = new URL(request.url)
  const chosen = ({ name, options }: (typeof FILTERS)[number]) =>
    options.find(({ value }) => String(value) === searchParams.get(name))?.value
  const [state, game, stage, dialect] = FILTERS.map(chosen)
  return { 'l[]': state, event_game_id: game, 'sas[]': stage, 'd[]': dialect }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const chosen = chosenOf(request)
  const deleted = deletedOf(request)
  const query = { ...listQueryOf(request, SORTABLE), ...chosen, deleted }
  const { latest_news, ...list } = await orPage(
    context.get(servicesContext).api('GET /api/event/index', { query }),
  )
  return { list, latest_news, chosen, deleted: deleted === 1 }
}

export const meta = () => pageMeta('活動管理')

const COLUMNS: readonly Column<EventDeskRow>[] = [
  {
    id: 'title',
    title: '活動',
    sortable: true,
    main: true,
    cell: (row) => (
      <>
        <Link to={`/admin/event/edit?id=${row.id}`} className="font-bold">
          {row.title}
        </Link>
        <span className="block text-14 text-muted">
          {[gameTitle(row.event_game_id), row.is_practice === 1 && '練習', targetsText(row)]
            .filter(Boolean)
            .join('・')}
        </span>
      </>
    ),
  },
  { id: 'state', title: '狀態', narrow: true, cell: (row) => <StateChip state={row.state} /> },
  {
    id: 'begin_at',
    title: '期間',
    sortable: true,
    narrow: true,
    cell: (row) => (
      <>
        {taipeiTime(row.begin_at)}
        <span className="block">～ {taipeiTime(row.end_at)}</span>
      </>
    ),
  },
  {
    id: 'registered',
    title: '報名',
    narrow: true,
    cell: (row) => (
      <>
        {row.registered}
        {row.pending > 0 && <span className="block text-14 text-warning-deep">{row.pending} 人待審</span>}
        {row.flagged > 0 && <span className="block text-14 text-warning-deep">{row.flagged} 局待查</span>}
      </>
    ),
  },
]

/** For whom it is, in one line. */
function targetsText({ targets }: EventDeskRow): string {
  if (targets.length === 0) return '所有人'
  const [first, second, ...more] = targets
  return [first, second].filter(Boolean).join('、') + (more.length > 0 ? `等 ${targets.length} 項` : '')
}

export default function EventDeskList({
  loaderData: { list, latest_news, chosen, deleted },
}: Route.ComponentProps) {
  const [leaving, setLeaving] = useState<EventDeskRow>()
  const { revalidate } = useRevalidator()
  const table = {
    list,
    search: '標題或說明裡的字',
    filters: FILTERS.map(({ name, label, options }) => (
      <FilterSelect key={name} name={name} label={label} options={options} value={chosen[name]} />
    )),
  }
  return (
    <>
      {latest_news && (
        <div className="mb-4 overflow-hidden rounded-option">
          <NewsBanner news={latest_news} />
        </div>
      )}
      <DeskPage
        title="活動管理"
        actions={
          <Link to="/admin/event/create" className={buttonClass({ kind: 'brand' })}>
            <Plus aria-hidden="true" />
            新增活動
          </Link>
        }
      >
        {deleted ? (
          <DeletedTable
            {...table}
            label="已刪除的活動"
            note={(row) => gameTitle(row.event_game_id)}
            restore={({ id, version }) => api('POST /api/event/restore', { body: { id, version } })}
          />
        ) : (
          <DeskTable
            {...table}
            label="活動列表"
            tabs={<DeletedTabs />}
            columns={COLUMNS}
            rowKey={({ id }) => id}
            sorted={{ sort: 'begin_at', direction: 'desc' }}
            isWaiting={({ pending, flagged }) => pending + flagged > 0}
            actions={(row) => (
              <>
                <a
                  href={`/event/game?id=${row.id}`}
                  target="_blank"
                  rel="noreferrer"
                  className={ROW_ACTION}
                  aria-label={`檢視「${row.title}」，在新分頁開啟`}
                >
                  <ExternalLink aria-hidden="true" />
                  檢視
                </a>
                <Link
                  to={`/admin/event/results?id=${row.id}`}
                  className={`${ROW_ACTION} !w-10 !px-0`}
                  aria-label={`「${row.title}」的成績`}
                  title="成績"
                >
                  <Medal aria-hidden="true" />
                </Link>
                <EditLink to={`/admin/event/edit?id=${row.id}`} title={row.title} />
                <DeleteButton title={row.title} onClick={() => setLeaving(row)} />
              </>
            )}
          />
        )}
        <DeleteEvent
          item={leaving}
          onClose={() => setLeaving(undefined)}
          onDeleted={() => void revalidate()}
        />
      </DeskPage>
    </>
  )
}
