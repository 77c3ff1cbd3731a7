import { cx } from '@hakka/ui/cx.ts'
import { GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'

/** Part of an entry by which it is dragged, or moved by arrow keys (`useMoves`). */
export const HANDLE = '[data-handle]'

export const MoveHandle = ({
  name,
  className,
  onPointerDown,
  onStep,
}: {
  name: string
  className?: string
  onPointerDown(event: PointerEvent): void
  onStep(by: 1 | -1): void
}) => (
  <button
    type="button"
    data-handle
    aria-label={`移動「${name}」：按上下方向鍵，或拖曳`}
    title="拖曳，或按上下方向鍵移動"
    className={cx(
      'flex size-10 flex-none cursor-grab touch-none items-center justify-center rounded-full text-muted hover:bg-note active:cursor-grabbing',
      className,
    )}
    onPointerDown={onPointerDown}
    onKeyDown={(event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      onStep(event.key === 'ArrowUp' ? -1 : 1)
    }}
  >
    <GripVertical size={20} aria-hidden="true" />
  </button>
)
