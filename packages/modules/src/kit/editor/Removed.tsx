import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { TOOL } from './looks.ts'
import { ui } from './ui.ts'

/** What was just taken away, and the way back. It has the focus: what had it is gone. */
export function Removed({ name, onRestore, onClose }: { name: string; onRestore(): void; onClose(): void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-option bg-warning-soft py-1 pr-1 pl-4 text-warning-deep"
    >
      <span className="mr-auto min-w-0">{ui.removed(name)}</span>
      <button ref={undo} type="button" className={TOOL} onClick={onRestore}>
        <Undo2 size={18} aria-hidden="true" />
        {ui.undo}
      </button>
      <IconButton label={ui.close} kind="plain" className="size-10!" onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
