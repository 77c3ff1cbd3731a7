import { ApiError } from '@hakka/contract/api-error'
import { api } from '../../../app/api.ts'
import { DeleteDialog, type DeleteDialogProps } from '../../../app/desk/DeleteDialog.tsx'
import { withLogin } from '../../../app/session/with-login.ts'

const FAILED = '刪除失敗，請稍後再試或聯絡管理員'

async function remove(id: number): Promise<void> {
  try {
    await withLogin(() => api('POST /api/event/destroy', { body: { id } }))
  } catch (error) {
    throw new ApiError(error instanceof ApiError ? error.status : 0, { message: FAILED })
  }
}

export const DeleteEvent = (props: DeleteDialogProps) => (
  <DeleteDialog
    {...props}
    ask="確定要刪除這個活動嗎？"
    remove={remove}
    restore={(id) => api('POST /api/event/restore', { body: { id } })}
    done="活動已成功刪除"
  >
    「{props.item?.title}」刪除後，網站上就看不到這個活動和它的排行榜。
  </DeleteDialog>
)
