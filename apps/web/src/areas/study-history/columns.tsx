import type { StudyRecord } from '@hakka/contract/study-history'
import { cx } from '@hakka/ui/cx.ts'
import { Link } from 'react-router'
import type { HistoryColumn } from '../../app/history/HistoryTable.tsx'
import { AREA_ICONS } from '../../app/study-time/area-icons.ts'
import { toTaipeiInput } from '../../app/taipei-time.ts'

const clock = (iso: string) => toTaipeiInput(iso).slice(11)

/** 課程 has the lesson's badge; all else is self-study. */
function CategoryBadge({ category, name }: { category: StudyRecord['category']; name: string }) {
  const Icon = AREA_ICONS[category]
  const isLesson = category === 'lesson'
  return (
    <span
      title={isLesson ? '課程' : '自學'}
      className={cx(
        'inline-flex min-h-8 items-center gap-1.5 rounded-code border-[1.5px] px-2.5 text-16 leading-none font-medium whitespace-nowrap',
        isLesson ? 'border-light bg-light/60 text-brand-deep' : 'border-control bg-white text-ink',
      )}
    >
      <Icon size={16} aria-hidden="true" />
      {!isLesson && <span className="sr-only">自學：</span>}
      {name}
    </span>
  )
}

export const STUDY_COLUMNS: readonly HistoryColumn<StudyRecord>[] = [
  {
    title: '時間',
    className: 'text-muted tabular-nums whitespace-nowrap',
    cell: ({ begin_at, end_at }) => `${clock(begin_at)}–${clock(end_at)}`,
  },
  {
    title: '類別',
    cell: ({ category, target_name }) => <CategoryBadge category={category} name={target_name} />,
  },
  {
    title: '腔調',
    className: 'max-md:order-1 max-md:text-muted md:whitespace-nowrap',
    cell: ({ specific_keys: [dialect] }) => dialect || '未設定',
  },
  {
    title: '內容',
    className: 'md:w-full max-md:order-1 max-md:min-w-0 max-md:flex-1',
    cell: ({ place, title, url, category }) => {
      if (!place && !title) return '未設定'
      const inside = (
        <>
          <span className="text-muted">{place}</span>{' '}
          {title && <span lang={category === 'lesson' ? 'hak-Hant-TW' : undefined}>{title}</span>}
        </>
      )
      return url ? (
        <Link to={url} className="text-ink underline decoration-ghost underline-offset-4 hover:text-brand">
          {inside}
        </Link>
      ) : (
        inside
      )
    },
  },
  {
    title: '分鐘',
    className: 'tabular-nums whitespace-nowrap max-md:order-2 max-md:ml-auto md:text-right',
    cell: ({ total_minutes }) =>
      total_minutes > 0 ? (
        <>
          <b>{total_minutes}</b> <span className="text-muted">分</span>
        </>
      ) : (
        <span className="text-muted">不到 1 分</span>
      ),
  },
]
