import { NEWS_CATEGORIES } from '@hakka/contract/constants'
import type { NewsDeskRow } from '@hakka/contract/news'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { ExternalLink, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { NewsBadge } from '../../../app/news/NewsBadge.tsx'
import { PinnedBadge } from '../../../app/news/NewsMarks.tsx'
import { taipeiTime } from '../../../app/taipei-time.ts'
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
  const query = { ...listQueryOf(request, SORTABLE), category_id }
  const list = await orPage(context.get(servicesContext).api('GET /api/admin/news', { query }))
  return { list, category_id }
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
  {
    id: 'publish_date',
    title: '發布日期',
    sortable: true,
    narrow: true,
    cell: (row) => taipeiTime(row.publish_date),
  },
]

const ACTION = `${buttonClass({ kind: 'ghost' })} !min-h-10 !px-3.5 !text-16 whitespace-nowrap`

export default function NewsDeskList({ loaderData: { list, category_id } }: Route.ComponentProps) {
  const [leaving, setLeaving] = useState<NewsDeskRow>()
  const { revalidate } = useRevalidator()
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
      <DeskTable
        label="消息列表"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sorted={{ sort: 'publish_date', direction: 'desc' }}
        search="標題裡的字"
        filters={
          <SelectField
            name="category_id"
            label="類別"
            defaultValue={category_id ?? null}
            options={[
              { value: null, label: '全部' },
              ...NEWS_CATEGORIES.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        }
        actions={(row) => (
          <>
            <Link to={`/admin/news/edit?id=${row.id}`} className={ACTION} aria-label={`編輯「${row.title}」`}>
              <Pencil aria-hidden="true" />
              編輯
            </Link>
            {row.state === 'public' && (
              <a
                href={`/news?id=${row.id}`}
                target="_blank"
                rel="noreferrer"
                className={`${ACTION} !w-10 !px-0`}
                aria-label={`檢視「${row.title}」，在新分頁開啟`}
                title="檢視"
              >
                <ExternalLink aria-hidden="true" />
              </a>
            )}
            <Button
              kind="ghost"
              className="!min-h-10 !w-10 !px-0 !text-16 text-wrong-deep"
              aria-label={`刪除「${row.title}」`}
              title="刪除"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => setLeaving(row)}
            />
          </>
        )}
      />
      <DeleteNews item={leaving} onClose={() => setLeaving(undefined)} onDeleted={() => void revalidate()} />
    </DeskPage>
  )
}
