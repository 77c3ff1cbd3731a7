import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
  const body = useRef<HTMLDivElement>(null)
  // A dialog begins at its cross; where something is asked, one begins to answer.
  useEffect(() => {
    if (open) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open])
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
      setFailure(error instanceof ApiError ? toldBy(error) : UNKNOWN_ERROR)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      typed
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
      {/* Enter in a line that is asked for does what the button says, as in any form; but not what can't be taken back. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields in it are what is typed into */}
      <div
        ref={body}
        onKeyDown={(event) => {
          const isLine = event.target instanceof HTMLInputElement && event.target.type === 'text'
          if (danger || busy || !isLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          void run()
        }}
      >
        {children}
      </div>
      {failure && (
        <div className="mt-4">
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
    </Dialog>
  )
}

/** What is wrong with what was typed in the dialog says more than that something is. */
const toldBy = ({ errors, message }: ApiError) => Object.values(errors).flat()[0] ?? message
