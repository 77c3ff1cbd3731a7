import { type PointerEvent, type RefObject, useState } from 'react'
import { placeAt } from './place-at.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

/**
 * Reorders the children of a list by dragging their handles, with mouse, pen or finger. The entry moves at once while
 * it is dragged: nothing has to be drawn for it.
 * @returns the id that is held, and what a handle does when it is pressed
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  move: (from: number, to: number) => void,
) {
  const [held, setHeld] = useState<string>()
  const start = usePointerDrag<string>({
    onBegin: setHeld,
    onMove(id, { y }) {
      const from = ids.indexOf(id)
      const edges = [...(list.current?.children ?? [])].map((child) => child.getBoundingClientRect())
      const to = placeAt(edges, from, y)
      if (from >= 0 && to !== from) move(from, to)
    },
    onEnd: () => setHeld(undefined),
  })
  return { held, onPointerDown: (id: string) => (event: PointerEvent) => start(event, id) }
}
