import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  open: boolean
  /** Called by the cross, Escape and a press on the ground around. */
  onClose(): void
  title: string
  hideTitle?: boolean
  children: ReactNode
  /** Actions at the end, the main one last. */
  footer?: ReactNode
  /** `sheet` rises from the bottom, `drawer` stands on the right, `wide` has room for two beside each other, `list` rises or stands on the left. */
  kind?: 'dialog' | 'sheet' | 'drawer' | 'wide' | 'list'
}

/** A modal native dialog: focus stays inside and returns to where it was, without code of ours. */
export function Dialog({ open, onClose, title, hideTitle, children, footer, kind = 'dialog' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-kind={kind}
      aria-labelledby={titleId}
      closedby="any"
      onClose={() => onClose()}
    >
      <div className="flex items-start gap-4 px-6 pt-4">
        <h2
          id={titleId}
          className={cx('flex-1 pt-2 font-reading text-26 leading-snug text-brand', hideTitle && 'sr-only')}
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
