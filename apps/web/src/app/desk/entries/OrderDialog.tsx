import { cx } from '@hakka/ui/cx.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { HANDLE, MoveHandle } from './MoveHandle.tsx'
import { MoveTool } from './MoveTool.tsx'
import { useMoves } from './use-moves.ts'

export interface Ordered {
  id: number
  name: string
  /** A short word to tell it apart. */
  note?: string
}

/**
 * Puts what stands side by side in an order, by dragging, by arrow keys, or by buttons; nothing happens until it is saved.
 * @example <OrderDialog title="排列「家人」的對話" items={…} onSave={(ids, before) => …} onClose={…} />
 */
export function OrderDialog({
  title,
  lang,
  hint,
  items,
  onSave,
  onClose,
}: {
  title: string
  /** Of the names. */
  lang?: 'hak'
  /** What else is to be known of it. */
  hint?: string
  items: readonly Ordered[]
  /** @param before the order as it was when the dialog opened */
  onSave(ids: number[], before: number[]): Promise<void>
  onClose(): void
}) {
  const [before] = useState(() => items.map(({ id }) => id))
  const [order, setOrder] = useState(() => items.map((own) => ({ ...own, id: String(own.id) })))
  const { list, said, held, onPointerDown, step } = useMoves(order, setOrder, { nameOf: ({ name }) => name })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title={title}
      confirm="儲存順序"
      onConfirm={() =>
        onSave(
          order.map(({ id }) => Number(id)),
          before,
        )
      }
    >
      <p className="mb-3 text-muted">拖曳左邊的握把，或按上下方向鍵。{hint}</p>
      <ol ref={list} className="grid gap-2" aria-label="順序">
        {order.map(({ id, name, note }, index) => (
          <li
            key={id}
            data-entry={id}
            className={cx(
              'flex items-center gap-1 rounded-option border border-line bg-white p-1',
              held === id && 'relative z-10 shadow-raised ring-3 ring-brand',
            )}
          >
            <MoveHandle
              name={name}
              onPointerDown={onPointerDown(id)}
              onStep={(by) => step(index, by, HANDLE)}
            />
            <span className="w-7 flex-none text-right text-muted tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 px-2 break-words" lang={lang} translate={lang && 'no'}>
              {name}
              {note && <span className="ml-2 inline-block text-14 whitespace-nowrap text-muted">{note}</span>}
            </span>
            <MoveTool
              label={`上移「${name}」`}
              tool="up"
              disabled={index === 0}
              onPress={() => step(index, -1, '[data-tool="up"]')}
            >
              <ArrowUp size={20} aria-hidden="true" />
            </MoveTool>
            <MoveTool
              label={`下移「${name}」`}
              tool="down"
              disabled={index === order.length - 1}
              onPress={() => step(index, 1, '[data-tool="down"]')}
            >
              <ArrowDown size={20} aria-hidden="true" />
            </MoveTool>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </ConfirmDialog>
  )
}
