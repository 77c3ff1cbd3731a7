import { api } from '../../../app/api.ts'
import { DeleteDialog, type DeleteDialogProps } from '../../../app/desk/DeleteDialog.tsx'

export const DeleteNews = (props: DeleteDialogProps) => (
  <DeleteDialog
    {...props}
    remove={(id) => api('DELETE /api/news/{id}', { params: { id } })}
    restore={(id) => api('POST /api/news/restore', { body: { id } })}
    done="消息已刪除"
  >
    刪除後，網站上就看不到這則消息。
  </DeleteDialog>
)
