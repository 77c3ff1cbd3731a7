import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { type ReactNode, useEffect, useRef } from 'react'

/** A question of the editor: Enter answers it. It lies in another form, so it has none of its own. */
export function ToolDialog({
  open,
  onClose,
  title,
  confirm,
  busy,
  onConfirm,
  other,
  children,
}: {
  open: boolean
  onClose(): void
  title: string
  confirm: string
  busy?: boolean
  onConfirm(): void
  /** A further action that answers the question too, as 移除連結. */
  other?: { label: string; run(): void } | false
  children: ReactNode
}) {
  const fields = useRef<HTMLDivElement>(null)
  // After the dialog has opened, which would begin at its cross.
  useEffect(() => {
    if (open) fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          {other && (
            <Button
              kind="plain"
              onClick={() => {
                other.run()
                onClose()
              }}
            >
              {other.label}
            </Button>
          )}
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
        ref={fields}
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

/** Fills the fields of a dialog anew when it opens or closes, not while it is open. */
export function useFill(open: boolean, fill: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stays, whatever the fields are filled from
  useEffect(fill, [open])
}
