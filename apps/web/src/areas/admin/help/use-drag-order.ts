import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { placeAt } from './order.ts'

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
  const latest = useRef({ ids, move })
  useEffect(() => {
    latest.current = { ids, move }
  })
  useEffect(() => {
    if (held === undefined) return
    // On the window: the browser lets go of a captured pointer when the entry is put elsewhere.
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const from = latest.current.ids.indexOf(held)
      const edges = [...(list.current?.children ?? [])].map((child) => child.getBoundingClientRect())
      const to = placeAt(edges, from, clientY)
      if (from >= 0 && to !== from) latest.current.move(from, to)
    }
    const drop = () => setHeld(undefined)
    addEventListener('pointermove', follow)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', drop)
    return () => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', drop)
    }
  }, [held, list])
  const onPointerDown = (id: string) => (event: PointerEvent) => {
    if (event.button === 0) setHeld(id)
  }
  return { held, onPointerDown }
}
