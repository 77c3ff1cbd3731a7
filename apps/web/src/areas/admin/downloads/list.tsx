import { dialectName, LEVELS } from '@hakka/contract/constants'
import type { DeskDownloadItem } from '@hakka/contract/download'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { ArrowUpDown, Pencil, Plus, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { sizeText } from '../../../app/forms/file-choice.ts'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { DeleteItem } from './DeleteItem.tsx'

const SORTABLE = ['updated_at', 'title', 'no'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { categories } = (await orPage(api('GET /api/download/categories', { query: { page: 'download' } })))
    .data
  const asked = new URL(request.url).searchParams.get('category_id')
  const category = categories.find(({ id }) => String(id) === asked)
  const { sort = 'updated_at', ...rest } = listQueryOf(request, SORTABLE)
  const query = { ...rest, sort, category_id: category?.id }
  return {
    list: await orPage(api('GET /api/admin/downloads', { query })),
    category: category ? { id: category.id, title: category.title } : null,
    categories: categories.map(({ id, title }) => ({ id, title })),
  }
}

export const meta = () => pageMeta('教材下載管理')

const levelOf = (no: number | null) => LEVELS.find((level) => level.no === no)?.name

const COLUMNS: readonly Column<DeskDownloadItem>[] = [
  {
    id: 'title',
    title: '標題',
    sortable: true,
    main: true,
    cell: (row) => (
      <>
        <Link to={`/admin/downloads/edit?id=${row.id}`} className="font-bold">
          {row.title}
        </Link>
        <span className="block text-14 text-muted">
          {row.extension.toUpperCase()}，{sizeText(row.size)}
        </span>
      </>
    ),
  },
  { id: 'category', title: '分類', narrow: true, cell: (row) => row.category_title },
  {
    id: 'place',
    title: '級別與腔調',
    cell: (row) =>
      [levelOf(row.level_no), row.semester_full_name, row.dialect_id && dialectName(row.dialect_id)]
        .filter(Boolean)
        .join('・') || '不分級別與腔調',
  },
  {
    id: 'updated_at',
    title: '更新時間',
    sortable: true,
    narrow: true,
    cell: (row) => taipeiTime(row.updated_at),
  },
]

const ACTION = `${buttonClass({ kind: 'ghost' })} !min-h-10 !px-3.5 !text-16 whitespace-nowrap`

export default function DownloadDeskList({
  loaderData: { list, category, categories },
}: Route.ComponentProps) {
  const [leaving, setLeaving] = useState<DeskDownloadItem>()
  const { revalidate } = useRevalidator()
  return (
    <DeskPage
      title="教材下載"
      actions={
        <>
          {category && (
            <>
              <Link
                to={`/admin/downloads/category?id=${category.id}`}
                className={buttonClass({ kind: 'ghost' })}
              >
                <Settings2 aria-hidden="true" />
                分類設定
              </Link>
              <Link
                to={`/admin/downloads/order?category_id=${category.id}`}
                className={buttonClass({ kind: 'ghost' })}
              >
                <ArrowUpDown aria-hidden="true" />
                排列順序
              </Link>
            </>
          )}
          <Link
            to={`/admin/downloads/edit${category ? `?category_id=${category.id}` : ''}`}
            className={buttonClass({ kind: 'brand' })}
          >
            <Plus aria-hidden="true" />
            新增檔案
          </Link>
        </>
      }
    >
      {!category && (
        <nav aria-label="下載分類" className="mb-4">
          <p className="text-16 text-muted">選一個分類，就能改分類的名稱、說明和檔案順序：</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {categories.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/admin/downloads?category_id=${id}&sort=no&direction=asc`} className={ACTION}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <DeskTable
        label="下載檔案"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sorted={{ sort: 'updated_at', direction: 'desc' }}
        search="標題裡的字"
        filters={
          <SelectField
            name="category_id"
            label="分類"
            defaultValue={category?.id ?? null}
            options={[
              { value: null, label: '全部' },
              ...categories.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        }
        actions={(row) => (
          <>
            <Link
              to={`/admin/downloads/edit?id=${row.id}`}
              className={ACTION}
              aria-label={`編輯「${row.title}」`}
            >
              <Pencil aria-hidden="true" />
              編輯
            </Link>
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
      <DeleteItem item={leaving} onClose={() => setLeaving(undefined)} onDeleted={() => void revalidate()} />
    </DeskPage>
  )
}
