import { toast } from '@hakka/ui/toast.ts'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'

/** Asks, deletes, and says that it is done. */
export function DeleteItem({
  item,
  onClose,
  onDeleted,
}: {
  /** `undefined`: nothing is asked about. */
  item: { id: number; title: string } | undefined
  onClose(): void
  onDeleted(): void
}) {
  return (
    <ConfirmDialog
      open={item !== undefined}
      onClose={onClose}
      title={`刪除「${item?.title ?? ''}」？`}
      confirm="刪除"
      onConfirm={async () => {
        if (!item) return
        await api('DELETE /api/download/{id}', { params: { id: item.id } })
        toast({ type: 'success', body: '檔案已刪除' })
        onDeleted()
      }}
    >
      刪除後，下載頁和課程頁都看不到這個檔案，已經發出去的連結也會失效。
    </ConfirmDialog>
  )
}
