import { useDragOrder } from '@hakka/ui/use-drag-order.ts'
import { useEffect, useRef, useState } from 'react'
import { moved } from './order.ts'

/**
 * A list whose entries are dragged and moved by key. Its children bear `data-entry`; what was pressed keeps the focus
 * wherever its entry is drawn then, and where that is gets said.
 * @param counter what an entry is counted by: 個, 句
 * @returns `focusOn` takes the focus to a part of an entry once it is drawn; `said` is for a status
 */
export function useMoves<T extends { id: string }>(
  items: readonly T[],
  onItems: (items: T[]) => void,
  { nameOf, counter = '個' }: { nameOf(item: T): string; counter?: string },
) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const next = useRef<{ id: string; part: string }>(undefined)
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    onItems(moved(items, from, to))
    setSaid(`「${nameOf(item)}」移到第 ${to + 1} ${counter}，共 ${items.length} ${counter}`)
  }
  const ids = items.map(({ id }) => id)
  const { held, onPointerDown } = useDragOrder(list, ids, move)
  const partOf = (id: string, part: string) =>
    list.current?.querySelector<HTMLElement>(`:scope > [data-entry="${id}"] ${part}`)
  useEffect(() => {
    if (!next.current) return
    const wanted = partOf(next.current.id, next.current.part)
    // The effects of an earlier drawing may still be under way when an entry is added: it is not there yet.
    if (!wanted) return
    next.current = undefined
    wanted.focus()
  })
  return {
    list,
    ids,
    said,
    held,
    onPointerDown,
    partOf,
    focusOn(id: string, part: string) {
      next.current = { id, part }
    },
    /** Moves an entry one place, what was pressed going with it. */
    step(from: number, by: 1 | -1, part: string) {
      const item = items[from]
      if (!item || !items[from + by]) return
      next.current = { id: item.id, part }
      move(from, from + by)
    },
  }
}
