import { Chip } from '@hakka/ui/Chip.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Trash2 } from 'lucide-react'
import { type PointerEvent, type ReactNode, useId } from 'react'
import { HANDLE, MoveHandle } from './MoveHandle.tsx'
import { MoveTool } from './MoveTool.tsx'

export interface EntryRowProps {
  id: string
  name: string
  note?: string | undefined
  picture?: string | undefined
  fixed: boolean
  wrong: boolean
  open: boolean
  /** It is being dragged. */
  held: boolean
  isFirst: boolean
  isLast: boolean
  onToggle(): void
  onPointerDown(event: PointerEvent): void
  /** @param part selector of what was pressed: it keeps the focus */
  onMove(by: 1 | -1, part: string): void
  onRemove(): void
  /** Its fields, drawn while it is open. */
  children: ReactNode
}

/** One entry: a line to open, move and remove it by, and its fields below. */
export function EntryRow({
  id,
  name,
  note,
  picture,
  fixed,
  wrong,
  open,
  held,
  isFirst,
  isLast,
  onToggle,
  onPointerDown,
  onMove,
  onRemove,
  children,
}: EntryRowProps) {
  const body = useId()
  return (
    <li
      data-entry={id}
      className={cx(
        'rounded-option border bg-white',
        wrong ? 'border-wrong' : 'border-line',
        held && 'relative z-10 shadow-raised ring-3 ring-brand',
      )}
    >
      <div className="flex items-center gap-1 p-1">
        {!fixed && (
          <MoveHandle
            name={name}
            className="max-md:hidden"
            onPointerDown={onPointerDown}
            onStep={(by) => onMove(by, HANDLE)}
          />
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={onToggle}
          className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-option px-2 text-left font-medium hover:bg-note"
        >
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={cx('flex-none text-muted transition-[rotate]', !open && '-rotate-90')}
          />
          {picture && (
            <img
              src={picture}
              alt=""
              className="h-10 w-14 flex-none rounded-md bg-pool object-cover max-sm:hidden"
            />
          )}
          <span className="min-w-0 flex-1">{name}</span>
          {wrong ? (
            <Chip tone="wrong" icon={<CircleAlert size={16} aria-hidden="true" />}>
              要修正
            </Chip>
          ) : (
            note && <span className="flex-none text-14 text-muted max-md:hidden">{note}</span>
          )}
        </button>
        {!fixed && (
          <>
            <MoveTool
              label={`上移「${name}」`}
              tool="up"
              disabled={isFirst}
              onPress={() => onMove(-1, '[data-tool="up"]')}
            >
              <ArrowUp size={20} aria-hidden="true" />
            </MoveTool>
            <MoveTool
              label={`下移「${name}」`}
              tool="down"
              disabled={isLast}
              onPress={() => onMove(1, '[data-tool="down"]')}
            >
              <ArrowDown size={20} aria-hidden="true" />
            </MoveTool>
            <MoveTool label={`移除「${name}」`} tool="remove" onPress={onRemove}>
              <Trash2 size={20} aria-hidden="true" />
            </MoveTool>
          </>
        )}
      </div>
      <div id={body} hidden={!open} className="border-t border-line px-4 py-4 md:px-5">
        {open && children}
      </div>
    </li>
  )
}
