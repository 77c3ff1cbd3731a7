import { DELETED_DAYS } from '@hakka/contract/constants'
import { toast } from '@hakka/ui/toast.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useRestore } from './use-restore.ts'

export interface DeleteDialogProps {
  /** `undefined`: nothing is asked about. */
  item: { id: number; title: string } | undefined
  onClose(): void
  onDeleted(): void
}

/** Asks, deletes, and says that it is done, with a way back. */
export function DeleteDialog({
  item,
  onClose,
  onDeleted,
  remove,
  restore,
  done,
  isKept = false,
  ask,
  children,
}: DeleteDialogProps & {
  remove(id: number): Promise<unknown>
  /** Brings it back; the page is loaded anew then. */
  restore(id: number): Promise<unknown>
  /** What is said then: 檔案已刪除. */
  done: string
  /** It can always be brought back. */
  isKept?: boolean
  /** The question, where it is another than 刪除「…」？ */
  ask?: string
  /** What comes of it. */
  children: ReactNode
}) {
  const deleted = useRef<number>(undefined)
  const bringBack = useRestore(restore)
  useEffect(() => {
    const id = deleted.current
    if (item || id === undefined) return
    deleted.current = undefined
    // Not before the dialog is closed: while it is open, nothing outside can have the focus.
    toast({ type: 'success', body: done, action: { label: '復原', run: () => void bringBack(id) } })
  })
  return (
    <ConfirmDialog
      open={item !== undefined}
      onClose={onClose}
      title={ask ?? `刪除「${item?.title ?? ''}」？`}
      confirm="刪除"
      onConfirm={async () => {
        if (!item) return
        await remove(item.id)
        deleted.current = item.id
        onDeleted()
      }}
    >
      {children}
      <p className="mt-2 text-muted">{isKept ? '隨時' : `${DELETED_DAYS} 天內`}可以在「已刪除」還原。</p>
    </ConfirmDialog>
  )
}
