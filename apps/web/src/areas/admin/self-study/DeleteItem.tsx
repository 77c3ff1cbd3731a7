import type { StudyKindName } from '@hakka/contract/constants'
import { api } from '../../../app/api.ts'
import { DeleteDialog, type DeleteDialogProps } from '../../../app/desk/DeleteDialog.tsx'
import { Uses } from './Uses.tsx'
import { useUses } from './use-uses.ts'

/** Says where an item is used, asks, and deletes it. */
export function DeleteItem({ kind, ...props }: DeleteDialogProps & { kind: StudyKindName }) {
  const uses = useUses(kind, 'item', props.item?.id)
  return (
    <DeleteDialog
      {...props}
      remove={(own) => api('DELETE /api/admin/self_study/{type}/{id}', { params: { type: kind, id: own } })}
      restore={(own) =>
        api('POST /api/admin/self_study/{type}/restore', { params: { type: kind }, body: { id: own } })
      }
      done="教材已刪除"
      isKept
    >
      <p>刪除後，學生在選單、搜尋和首頁都看不到它，學過的紀錄會留著。</p>
      <Uses uses={uses} />
    </DeleteDialog>
  )
}
