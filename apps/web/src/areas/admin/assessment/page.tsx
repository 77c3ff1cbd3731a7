import type { DeskAssessment } from '@hakka/contract/assessment'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeleteDialog } from '../../../app/desk/DeleteDialog.tsx'
import { DeletedTable } from '../../../app/desk/DeletedTable.tsx'
import { DeletedTabs } from '../../../app/desk/DeletedTabs.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { deletedOf } from '../../../app/desk/deleted-query.ts'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { DeleteButton, RevisionsRowButton } from '../../../app/desk/RowActions.tsx'
import { timeColumn } from '../../../app/desk/time-column.ts'
import { DownloadLink } from '../../../app/download/DownloadLink.tsx'
import { sizeText } from '../../../app/forms/size-text.ts'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { HandbookRevisions } from './HandbookRevisions.tsx'
import { UploadPanel } from './UploadPanel.tsx'

const SORTABLE = ['updated_at', 'step_no', 'dialect_id'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { sort = 'updated_at', ...rest } = listQueryOf(request, SORTABLE)
  const query = { ...rest, sort, deleted: deletedOf(request) }
  const list = await orPage(context.get(servicesContext).api('GET /api/admin/assessments', { query }))
  return { list, deleted: query.deleted === 1 }
}

export const meta = () => pageMeta('學習評量管理')

const SEARCH = '手冊名稱裡的字'

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

export default function AssessmentsDesk({ loaderData: { list, deleted } }: Route.ComponentProps) {
  const [leaving, setLeaving] = useState<DeskAssessment>()
  const [read, setRead] = useState<DeskAssessment>()
  const { revalidate } = useRevalidator()
  return (
    <DeskPage title="學習評量" lead="已經有的手冊再上傳一次，會先問你要不要換成新的">
      <UploadPanel onUploaded={() => void revalidate()} />
      {deleted ? (
        <DeletedTable
          label="已刪除的手冊"
          list={list}
          search={SEARCH}
          note={(row) => sizeText(row.size)}
          restore={({ id, version }) => api('POST /api/assessment/restore', { body: { id, version } })}
        />
      ) : (
        <DeskTable
          label="學習評量手冊"
          list={list}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          sorted={{ sort: 'updated_at', direction: 'desc' }}
          search={SEARCH}
          tabs={<DeletedTabs />}
          actions={(row) => (
            <>
              <RevisionsRowButton title={row.title} onClick={() => setRead(row)} />
              <DeleteButton title={row.title} onClick={() => setLeaving(row)} />
            </>
          )}
        />
      )}
      {read && (
        <HandbookRevisions
          key={`${read.id} ${read.version}`}
          item={read}
          onClose={() => setRead(undefined)}
          onReverted={() => void revalidate()}
        />
      )}
      <DeleteDialog
        item={leaving}
        onClose={() => setLeaving(undefined)}
        onDeleted={() => void revalidate()}
        remove={(id) => api('DELETE /api/assessment/{id}', { params: { id } })}
        restore={(id) => api('POST /api/assessment/restore', { body: { id } })}
        done="手冊已刪除"
      >
        刪除後，學習評量頁就看不到這份手冊。
      </DeleteDialog>
    </DeskPage>
  )
}
