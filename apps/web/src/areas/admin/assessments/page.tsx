import type { DeskAssessment } from '@hakka/contract/assessment'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeleteDialog } from '../../../app/desk/DeleteDialog.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { DeleteButton } from '../../../app/desk/RowActions.tsx'
import { timeColumn } from '../../../app/desk/time-column.ts'
import { DownloadLink } from '../../../app/download/DownloadLink.tsx'
import { sizeText } from '../../../app/forms/file-choice.ts'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { UploadPanel } from './UploadPanel.tsx'

const SORTABLE = ['updated_at', 'step_no', 'dialect_id'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { sort = 'updated_at', ...rest } = listQueryOf(request, SORTABLE)
  return orPage(context.get(servicesContext).api('GET /api/admin/assessments', { query: { ...rest, sort } }))
}

export const meta = () => pageMeta('學習評量管理')

const COLUMNS: readonly Column<DeskAssessment>[] = [
  {
    id: 'step_no',
    title: '手冊',
    sortable: true,
    main: true,
    cell: (row) => (
      <DownloadLink file={{ ...row, extension: 'pdf' }} className="font-bold text-brand">
        {row.title}
      </DownloadLink>
    ),
  },
  { id: 'size', title: '大小', narrow: true, cell: (row) => sizeText(row.size) },
  timeColumn('updated_at', '更新時間'),
]

export default function AssessmentsDesk({ loaderData: list }: Route.ComponentProps) {
  const [leaving, setLeaving] = useState<DeskAssessment>()
  const { revalidate } = useRevalidator()
  return (
    <DeskPage title="學習評量" lead="已經有的手冊再上傳一次，會先問你要不要換成新的">
      <UploadPanel onUploaded={() => void revalidate()} />
      <DeskTable
        label="學習評量手冊"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sorted={{ sort: 'updated_at', direction: 'desc' }}
        search="手冊名稱裡的字"
        actions={(row) => <DeleteButton title={row.title} onClick={() => setLeaving(row)} />}
      />
      <DeleteDialog
        item={leaving}
        onClose={() => setLeaving(undefined)}
        onDeleted={() => void revalidate()}
        remove={(id) => api('DELETE /api/assessment/{id}', { params: { id } })}
        done="手冊已刪除"
      >
        刪除後，學習評量頁就看不到這份手冊。
      </DeleteDialog>
    </DeskPage>
  )
}
