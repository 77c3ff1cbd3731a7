import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { type ReactNode, useState } from 'react'
import { FormAlert } from '../forms/FormAlert.tsx'

/**
 * Asks before what can't be taken back. Name the thing: `刪除「客家桐花祭」？`. It stays open while `onConfirm` runs,
 * and says why when that fails.
 */
export function ConfirmDialog({
  open,
  onClose,
  title,
  confirm,
  danger = true,
  onConfirm,
  children,
}: {
  open: boolean
  onClose(): void
  title: string
  /** The word on the button that does it: 刪除. */
  confirm: string
  danger?: boolean
  onConfirm(): Promise<void> | void
  /** What comes of it. */
  children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const run = async () => {
    setBusy(true)
    try {
      await onConfirm()
      close()
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button kind="ghost" onClick={close}>
            取消
          </Button>
          <Button kind={danger ? 'danger' : 'brand'} busy={busy} onClick={() => void run()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {failure && (
        <div className="mt-4">
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
    </Dialog>
  )
}
