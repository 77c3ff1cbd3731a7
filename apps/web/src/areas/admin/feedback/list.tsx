import { addressOf } from '@hakka/contract/client'
import { dialectName, feedbackCategoryName, feedbackSubcategoryName } from '@hakka/contract/constants'
import type { Report } from '@hakka/contract/feedback'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Download, Eye, Image, Reply } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { filtersOf } from '../../../app/feedback/filters.ts'
import { lastMonths } from '../../../app/feedback/months.ts'
import { StatusChip } from '../../../app/feedback/StatusChip.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { onlyWith, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { ChipFilters } from './ChipFilters.tsx'
import { LessonLink } from './LessonLink.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { HANDLE, wholeOf } from './whole.ts'

const SORTABLE = ['created_at', 'updated_at', 'status', 'category'] as const
const COMPLETED = 2

export async function loader({ context, request }: Route.LoaderArgs) {
  const { status, ...filters } = filtersOf(request)
  const query = { ...listQueryOf(request, SORTABLE), ...filters, status: status < 0 ? undefined : status }
  const { api } = context.get(servicesContext)
  await onlyWith(HANDLE, api)
  const list = await orPage(api('GET /api/feedback', { query }))
  const { page, ...choice } = query
  return {
    list: { ...list, data: list.data.map(wholeOf) },
    months: lastMonths(new Date()),
    csv: addressOf('GET /api/feedback/export', { query: choice }),
  }
}

export const meta = () => pageMeta('問題回報')

const COLUMNS: readonly Column<Report>[] = [
  {
    id: 'status',
    title: '狀態',
    sortable: true,
    narrow: true,
    cell: ({ status, code }) => (
      <>
        <StatusChip status={status} />
        <span className="mt-1 block text-14 text-muted tabular-nums">{code}</span>
      </>
    ),
  },
  {
    id: 'created_at',
    title: '回報時間',
    sortable: true,
    cell: ({ created_at }) => <span className="tabular-nums">{taipeiTime(created_at)}</span>,
  },
  {
    id: 'category',
    title: '分類',
    sortable: true,
    narrow: true,
    cell: ({ category, subcategory }) => (
      <>
        <span className="font-medium">{feedbackCategoryName(category)}</span>
        {subcategory && (
          <span className="block text-14 text-muted">{feedbackSubcategoryName(subcategory)}</span>
        )}
      </>
    ),
  },
  {
    id: 'dialects',
    title: '腔調',
    cell: ({ dialects }) =>
      dialects.length === 0 ? (
        <span className="text-muted">未指定</span>
      ) : (
        <span className="flex flex-wrap gap-1">
          {dialects.map((id) => (
            <Chip key={id}>{dialectName(id)}</Chip>
          ))}
        </span>
      ),
  },
  {
    id: 'content',
    title: '問題描述',
    main: true,
    cell: ({ id, code, url, status, content, screenshots }) => (
      <>
        <Link
          to={`/admin/feedback/${id}`}
          translate="no"
          className="line-clamp-3 font-normal xl:min-w-44 text-ink no-underline hover:underline"
        >
          {content}
        </Link>
        {screenshots.length > 0 && (
          <span className="flex items-center gap-1 text-14 font-normal text-muted">
            <Image size={16} aria-hidden="true" />
            {screenshots.length} 張截圖
          </span>
        )}
        {status < COMPLETED && <LessonLink report={{ id, code, url }} />}
      </>
    ),
  },
]

export default function FeedbackDeskList({ loaderData: { list, months, csv } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="問題回報"
      actions={
        list.total > 0 && (
          <a href={csv} download className={buttonClass({ kind: 'outline' })}>
            <Download size={20} aria-hidden="true" />
            匯出 CSV（{list.total} 筆）
          </a>
        )
      }
    >
      <DeskTable
        label="問題回報"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sorted={{ sort: 'created_at', direction: 'desc' }}
        search="編號、內容或信箱"
        isWaiting={({ status }) => status === 0}
        filters={<ChipFilters months={months} />}
        tabs={<StatusTabs counts={list.counts} />}
        actions={({ id, code, status }) =>
          status < COMPLETED ? (
            <Link
              to={`/admin/feedback/edit?id=${id}`}
              className={`${buttonClass({ kind: 'ghost' })} whitespace-nowrap`}
              aria-label={`回覆 ${code}`}
            >
              <Reply aria-hidden="true" />
              回覆
            </Link>
          ) : (
            <Link
              to={`/admin/feedback/${id}`}
              className={`${buttonClass({ kind: 'ghost' })} whitespace-nowrap`}
              aria-label={`查看 ${code}`}
            >
              <Eye aria-hidden="true" />
              查看
            </Link>
          )
        }
      />
    </DeskPage>
  )
}
