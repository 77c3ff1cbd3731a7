import type { EventLog } from '@hakka/contract/event-history'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ExternalLink } from 'lucide-react'
import type { HistoryColumn } from '../../app/history/HistoryTable.tsx'
import { toTaipeiInput } from '../../app/taipei-time.ts'

/** Where a play's event is played; what is missing is the first. */
export const playUrl = ({
  event_id,
  dialect_id,
}: Partial<Pick<EventLog, 'event_id' | 'dialect_id'>>): string =>
  `/event/game?id=${event_id || 1}&d=${dialect_id || 1}`

export const EVENT_COLUMNS: readonly HistoryColumn<EventLog>[] = [
  {
    title: '時間',
    className: 'text-muted tabular-nums whitespace-nowrap',
    cell: ({ event_play_at }) => toTaipeiInput(event_play_at).slice(11),
  },
  {
    title: '活動',
    className: 'min-w-0 md:w-full max-md:order-1 max-md:w-full',
    cell: ({ title, game_title }) => (
      <>
        <span className="wrap-anywhere">{title || '未設定'}</span>
        {game_title !== title && <span className="block text-16 text-muted">{game_title}</span>}
      </>
    ),
  },
  {
    title: '腔調',
    className: 'max-md:text-muted md:whitespace-nowrap',
    cell: ({ dialect_name }) => dialect_name || '未設定',
  },
  {
    title: '分數',
    className: 'tabular-nums whitespace-nowrap max-md:order-2 md:text-right',
    cell: ({ score }) => (
      <>
        <b>{score}</b> <span className="text-muted">分</span>
      </>
    ),
  },
  {
    title: '花費時間',
    className: 'text-muted tabular-nums whitespace-nowrap max-md:order-2 md:text-right',
    cell: ({ used_time_text }) => used_time_text,
  },
  {
    title: '詳細',
    className: 'print:hidden max-md:order-2 max-md:ml-auto',
    cell: (row) => (
      <a
        href={playUrl(row)}
        target="_blank"
        rel="noreferrer"
        className={`${buttonClass({ kind: 'ghost' })} whitespace-nowrap`}
      >
        查看
        <span className="sr-only">「{row.title}」，在新分頁開啟</span>
        <ExternalLink size={18} aria-hidden="true" />
      </a>
    ),
  },
]
