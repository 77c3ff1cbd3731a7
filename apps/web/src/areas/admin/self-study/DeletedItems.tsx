import type { CallAnswer } from '@hakka/contract/calls'
import { dialectName, type StudyKindName } from '@hakka/contract/constants'
import { api } from '../../../app/api.ts'
import { DeletedTable } from '../../../app/desk/DeletedTable.tsx'

/** What was deleted of a kind, each with a way back. */
export const DeletedItems = ({
  kind,
  list,
}: {
  kind: StudyKindName
  list: CallAnswer<'GET /api/admin/self_study/{type}/deleted'>
}) => (
  <DeletedTable
    label="已刪除的教材"
    list={list}
    isKept
    note={({ category, dialect_id, no }) =>
      [category, dialect_id === null ? '' : dialectName(dialect_id), `編號 ${no}`].filter(Boolean).join('，')
    }
    restore={({ id, version }) =>
      api('POST /api/admin/self_study/{type}/restore', { params: { type: kind }, body: { id, version } })
    }
  />
)
