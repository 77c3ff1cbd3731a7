import { NEWS_CATEGORIES } from '@hakka/contract/constants'
import type { NewsDeskRow } from '@hakka/contract/news'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ExternalLink, Plus } from 'lucide-react'
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
import { timeColumn } from '../../../app/desk/time-column.ts'
import { pageMeta } from '../../../app/meta.ts'
import { NewsBadge } from '../../../app/news/NewsBadge.tsx'
import { PinnedBadge } from '../../../app/news/NewsMarks.tsx'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { DeleteNews } from './DeleteNews.tsx'
import { StateChip } from './StateChip.tsx'

const SORTABLE = ['publish_date', 'title', 'category_id', 'is_published', 'updated_at'] as const

const categoryOf = (request: Request) => {
  const asked = Number(new URL(request.url).searchParams.get('category_id'))
  return NEWS_CATEGORIES.find(({ id }) => id === asked)?.id
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const category_id = categoryOf(request)
  const deleted = deletedOf(request)
  const query = { ...listQueryOf(request, SORTABLE), category_id, deleted }
  const list = await orPage(context.get(servicesContext).api('GET /api/admin/news', { query }))
  return { list, category_id, deleted: deleted === 1 }
}

export const meta = () => pageMeta('最新消息管理')

const COLUMNS: readonly Column<NewsDeskRow>[] = [
  {
    id: 'title',
    title: '標題',
    sortable: true,
    main: true,
    cell: (row) => (
      <>
        <span className="flex flex-wrap items-center gap-2">
          <Link to={`/admin/news/edit?id=${row.id}`} className="font-bold">
            {row.title}
          </Link>
          {row.is_highlighted === 1 && <PinnedBadge />}
        </span>
        {row.school_name && <span className="block text-14 text-muted">{row.school_name}</span>}
      </>
    ),
  },
  {
    id: 'category_id',
    title: '類別',
    sortable: true,
    narrow: true,
    cell: (row) => <NewsBadge category={row.category.name} />,
  },
  {
    id: 'is_published',
    title: '狀態',
    sortable: true,
    narrow: true,
    cell: (row) => <StateChip state={row.state} />,
  },
  timeColumn('publish_date', '發布日期'),
]

export default function NewsDeskList({ loaderData: { list, category_id, deleted } }: Route.ComponentProps) {
  const [leaving, setLeaving] = useState<NewsDeskRow>()
  const { revalidate } = useRevalidator()
  const table = {
    list,
    search: '標題裡的字',
    filters: (
      <FilterSelect
        name="category_id"
        label="類別"
        value={category_id}
        options={NEWS_CATEGORIES.map(({ id, name }) => ({ value: id, label: name }))}
      />
    ),
  }
  return (
    <DeskPage
      title="最新消息管理"
      actions={
        <Link to="/admin/news/edit" className={buttonClass({ kind: 'brand' })}>
          <Plus aria-hidden="true" />
          新增消息
        </Link>
      }
    >
      {deleted ? (
        <DeletedTable
          {...table}
          label="已刪除的消息"
          note={(row) => row.category.name}
          restore={({ id, version }) => api('POST /api/news/restore', { body: { id, version } })}
        />
      ) : (
        <DeskTable
          {...table}
          label="消息列表"
          tabs={<DeletedTabs />}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          sorted={{ sort: 'publish_date', direction: 'desc' }}
          actions={(row) => (
            <>
              <EditLink to={`/admin/news/edit?id=${row.id}`} title={row.title} />
              {row.state === 'public' && (
                <a
                  href={`/news?id=${row.id}`}
                  target="_blank"
                  rel="noreferrer"
                  className={`${ROW_ACTION} !w-10 !px-0`}
                  aria-label={`檢視「${row.title}」，在新分頁開啟`}
                  title="檢視"
                >
                  <ExternalLink aria-hidden="true" />
                </a>
              )}
              <DeleteButton title={row.title} onClick={() => setLeaving(row)} />
            </>
          )}
        />
      )}
      <DeleteNews item={leaving} onClose={() => setLeaving(undefined)} onDeleted={() => void revalidate()} />
    </DeskPage>
  )
}
