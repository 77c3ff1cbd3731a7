import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  open: boolean
  /** Called by the cross, Escape and a press on the ground around. */
  onClose(): void
  title: string
  hideTitle?: boolean
  /** The title names what somebody typed: it is set whole in the interface's face. */
  typed?: boolean
  children: ReactNode
  /** Actions at the end, the main one last. */
  footer?: ReactNode
  /** `sheet` rises from the bottom, `drawer` stands on the right, `wide` has room for two beside each other, `list` rises or stands on the left. */
  kind?: 'dialog' | 'sheet' | 'drawer' | 'wide' | 'list'
}

/** A modal native dialog: focus stays inside and returns to where it was, without code of ours. */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle,
  typed,
  children,
  footer,
  kind = 'dialog',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isWanted = useRef(open)
  const titleId = useId()
  useEffect(() => {
    isWanted.current = open
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  // Taken away while it stands open it would take the focus with it.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-kind={kind}
      aria-labelledby={titleId}
      closedby="any"
      // Shut from outside, it has nothing to say: another dialog may stand open instead by then.
      onClose={() => isWanted.current && onClose()}
    >
      <div className="flex items-start gap-4 px-6 pt-4">
        <h2
          id={titleId}
          className={cx(
            'flex-1 pt-2 leading-snug text-brand',
            typed ? 'font-typed text-22' : 'font-reading text-26',
            hideTitle && 'sr-only',
          )}
        >
          {title}
        </h2>
        <IconButton label="關閉" kind="plain" className="-mr-3 ml-auto" onClick={() => onClose()}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-2 pb-6">{open && children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>
      )}
    </dialog>
  )
}
