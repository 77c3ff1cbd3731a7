import { dialectName, LEVELS } from '@hakka/contract/constants'
import type { DownloadDeskRow } from '@hakka/contract/download'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ArrowUpDown, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeleteDialog } from '../../../app/desk/DeleteDialog.tsx'
import { DeletedTable } from '../../../app/desk/DeletedTable.tsx'
import { DeletedTabs } from '../../../app/desk/DeletedTabs.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { deletedOf } from '../../../app/desk/deleted-query.ts'
import { FilterSelect } from '../../../app/desk/FilterSelect.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { DeleteButton, EditLink, ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import { timeColumn } from '../../../app/desk/time-column.ts'
import { sizeText } from '../../../app/forms/size-text.ts'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'

const SORTABLE = ['updated_at', 'title', 'no'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { categories } = (await orPage(api('GET /api/download/categories', { query: { page: 'download' } })))
    .data
  const asked = new URL(request.url).searchParams.get('category_id')
  const category = categories.find(({ id }) => String(id) === asked)
  const { sort = 'updated_at', ...rest } = listQueryOf(request, SORTABLE)
  const deleted = deletedOf(request)
  const query = { ...rest, sort, category_id: category?.id, deleted }
  return {
    list: await orPage(api('GET /api/admin/downloads', { query })),
    category: category ? { id: category.id, title: category.title } : null,
    categories: categories.map(({ id, title }) => ({ id, title })),
    deleted: deleted === 1,
  }
}

export const meta = () => pageMeta('教材下載管理')

const levelOf = (no: number | null) => LEVELS.find((level) => level.no === no)?.name

const placeOf = (row: DownloadDeskRow) =>
  [levelOf(row.level_no), row.semester_full_name, row.dialect_id && dialectName(row.dialect_id)]
    .filter(Boolean)
    .join('・') || '不分級別與腔調'

const noteOf = (row: DownloadDeskRow) => `${row.category_title}・${placeOf(row)}`

const COLUMNS: readonly Column<DownloadDeskRow>[] = [
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
    cell: placeOf,
  },
  timeColumn('updated_at', '更新時間'),
]

export default function DownloadDeskList({
  loaderData: { list, category, categories, deleted },
}: Route.ComponentProps) {
  const [leaving, setLeaving] = useState<DownloadDeskRow>()
  const { revalidate } = useRevalidator()
  const table = {
    list,
    search: '標題裡的字',
    filters: (
      <FilterSelect
        name="category_id"
        label="分類"
        value={category?.id}
        options={categories.map(({ id, title }) => ({ value: id, label: title }))}
      />
    ),
  }
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
      {!category && !deleted && (
        <nav aria-label="下載分類" className="mb-4">
          <p className="text-16 text-muted">選一個分類，就能改分類的名稱、說明和檔案順序：</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {categories.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/admin/downloads?category_id=${id}&sort=no&direction=asc`} className={ROW_ACTION}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {deleted ? (
        <DeletedTable
          {...table}
          label="已刪除的檔案"
          note={noteOf}
          restore={({ id, version }) => api('POST /api/download/restore', { body: { id, version } })}
        />
      ) : (
        <DeskTable
          {...table}
          label="下載檔案"
          tabs={<DeletedTabs />}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          sorted={{ sort: 'updated_at', direction: 'desc' }}
          actions={(row) => (
            <>
              <EditLink to={`/admin/downloads/edit?id=${row.id}`} title={row.title} />
              <DeleteButton title={row.title} onClick={() => setLeaving(row)} />
            </>
          )}
        />
      )}
      <DeleteDialog
        item={leaving}
        onClose={() => setLeaving(undefined)}
        onDeleted={() => void revalidate()}
        remove={(id) => api('DELETE /api/download/{id}', { params: { id } })}
        restore={(id) => api('POST /api/download/restore', { body: { id } })}
        done="檔案已刪除"
      >
        刪除後，下載頁和課程頁都看不到這個檔案，已經發出去的連結也會失效。
      </DeleteDialog>
    </DeskPage>
  )
}
