import { CircleAlert, CircleCheck, CircleX, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { dismissToast, type ShownToast, toasts } from './toast.ts'

const LOOKS = {
  error: { icon: CircleX, say: '錯誤', look: 'bg-wrong-soft text-wrong-deep border-wrong' },
  success: { icon: CircleCheck, say: '成功', look: 'bg-correct-soft text-correct-deep border-correct' },
  warning: { icon: CircleAlert, say: '注意', look: 'bg-warning-soft text-warning-deep border-warning' },
}

const NONE: readonly ShownToast[] = []

function ToastCard({ toast }: { toast: ShownToast }) {
  const { icon: Icon, say, look } = LOOKS[toast.type]
  return (
    <li
      className={cx(
        'flex animate-enter items-start gap-3 rounded-option border-2 py-1 pr-1 pl-4 shadow-pop',
        look,
      )}
    >
      <Icon size={24} className="mt-3 flex-none" aria-hidden="true" />
      <p className="flex-1 py-2.5 text-16">
        <span className="sr-only">{say}：</span>
        {toast.title && <b className="block text-18">{toast.title}</b>}
        {toast.body}
      </p>
      {toast.action && (
        <Button
          kind="plain"
          className="!px-3 !text-16"
          icon={<Undo2 aria-hidden="true" />}
          data-toast-action={toast.id}
          onClick={() => {
            dismissToast(toast.id)
            toast.action?.run()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label="關閉訊息" kind="plain" onClick={() => dismissToast(toast.id)}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** Stands once in the page's root. A popover, so that messages lie above open dialogs. */
export function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.get, () => NONE)
  const layer = useRef<HTMLUListElement>(null)
  const offered = useRef(0)
  useEffect(() => {
    const element = layer.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (list.length > 0) element.showPopover()
    const newest = list.findLast(({ action }) => action)
    if (!newest || offered.current === newest.id) return
    offered.current = newest.id
    // What had the focus is gone, and from the page's end nobody would find the way back in time.
    element.querySelector<HTMLElement>(`[data-toast-action="${newest.id}"]`)?.focus()
  }, [list])
  return (
    <>
      <ul ref={layer} popover="manual" className="toaster">
        {list.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
      <div className="sr-only" role="status" aria-live="polite">
        {list.map((toast) => (
          <p key={toast.id}>{[LOOKS[toast.type].say, toast.title, toast.body].filter(Boolean).join('：')}</p>
        ))}
      </div>
    </>
  )
}
