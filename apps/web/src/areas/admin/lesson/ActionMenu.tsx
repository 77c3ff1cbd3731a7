import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'

/** A line of the menu. */
export const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-option px-3 text-left text-ink no-underline hover:bg-note'

/** What can be done to a lesson or a module: opens below its button, Escape and leaving it close it. */
export function ActionMenu({
  of,
  height,
  isUp = false,
  className = '',
  buttonClassName = '',
  children,
}: {
  /** What the deeds are done to. */
  of: string
  /** So much room it needs below its button: with less it opens above it. */
  height?: number
  isUp?: boolean
  className?: string
  buttonClassName?: string
  children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const [lacksRoom, setLacksRoom] = useState(false)
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    <details
      ref={details}
      name="action-menu"
      className={`module-menu ${isUp || lacksRoom ? 'module-menu-up' : ''} ${className}`}
      onToggle={({ currentTarget }) => {
        const { bottom } = currentTarget.getBoundingClientRect()
        if (currentTarget.open && height !== undefined)
          setLacksRoom(bottom > innerHeight - height && bottom > height)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        close()
        details.current.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary className={`module-menu-button ${buttonClassName}`} aria-label={`「${of}」可以做的事`}>
        <EllipsisVertical size={20} aria-hidden="true" />
      </summary>
      <div className="module-menu-list">{children}</div>
    </details>
  )
}

/** A deed of the menu, which it closes. */
export function ActionItem({
  icon,
  danger = false,
  onAct,
  children,
}: {
  icon: ReactNode
  danger?: boolean
  onAct(): unknown
  children: string
}) {
  return (
    <button
      type="button"
      className={danger ? `${ITEM} text-wrong-deep` : ITEM}
      onClick={({ currentTarget }) => {
        const menu = currentTarget.closest('details')
        if (menu) menu.open = false
        void onAct()
      }}
    >
      {icon}
      {children}
    </button>
  )
}
