import { Button } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** What was just removed, and the way back. It has the focus: what had it is gone. */
export function Removed({
  name,
  back,
  onRestore,
  onClose,
}: {
  name: string
  /** Where it is found once that is saved: 「已刪除」. */
  back: string
  onRestore(): void
  onClose(): void
}) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-option bg-warning-soft py-1 pr-1 pl-4 text-warning-deep"
    >
      <span className="mr-auto min-w-0">
        已移除「{name}」，儲存後從網站上消失；之後也能從{back}還原。
      </span>
      <Button ref={undo} kind="plain" icon={<Undo2 aria-hidden="true" />} onClick={onRestore}>
        復原
      </Button>
      <IconButton label="關閉訊息" kind="plain" onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
