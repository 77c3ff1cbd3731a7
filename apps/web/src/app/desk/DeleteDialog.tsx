import { toast } from '@hakka/ui/toast.ts'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface DeleteDialogProps {
  /** `undefined`: nothing is asked about. */
  item: { id: number; title: string } | undefined
  onClose(): void
  onDeleted(): void
}

/** Asks, deletes, and says that it is done. */
export function DeleteDialog({
  item,
  onClose,
  onDeleted,
  remove,
  done,
  children,
}: DeleteDialogProps & {
  remove(id: number): Promise<unknown>
  /** What is said then: 檔案已刪除. */
  done: string
  /** What comes of it. */
  children: ReactNode
}) {
  return (
    <ConfirmDialog
      open={item !== undefined}
      onClose={onClose}
      title={`刪除「${item?.title ?? ''}」？`}
      confirm="刪除"
      onConfirm={async () => {
        if (!item) return
        await remove(item.id)
        toast({ type: 'success', body: done })
        onDeleted()
      }}
    >
      {children}
    </ConfirmDialog>
  )
}
