import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import type { ReactNode } from 'react'

/** A question of the editor: Enter answers it. It lies in another form, so it has none of its own. */
export function ToolDialog({
  open,
  onClose,
  title,
  confirm,
  busy,
  onConfirm,
  extra,
  children,
}: {
  open: boolean
  onClose(): void
  title: string
  confirm: string
  busy?: boolean
  onConfirm(): void
  /** A further action, as 移除連結. */
  extra?: ReactNode
  children: ReactNode
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          {extra}
          <Button kind="ghost" onClick={onClose}>
            取消
          </Button>
          <Button kind="brand" busy={busy ?? false} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys come from the fields inside */}
      <div
        className="grid gap-4"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          if (event.target.type === 'file' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onConfirm()
        }}
      >
        {children}
      </div>
    </Dialog>
  )
}
