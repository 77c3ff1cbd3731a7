import { type DragPoint, usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { useRef } from 'react'

/** Drags a card; it goes with the pointer, or stays where a line follows instead. */
export function useDrag({
  stays = false,
  onBegin,
  onMove,
  onDrop,
}: {
  stays?: boolean
  onBegin?(place: number): void
  onMove?(place: number, at: DragPoint): void
  /** Over what it was let go: a slot, another card, or neither. */
  onDrop(place: number, target: { slot: number | undefined; place: number | undefined } | null): void
}) {
  const held = useRef<HTMLElement>(null)
  return usePointerDrag<number>({
    rests: true,
    onBegin: (place) => {
      held.current = document.querySelector<HTMLElement>(`[data-place="${place}"]`)
      held.current?.classList.add('dragged')
      onBegin?.(place)
    },
    onMove: (place, at) => {
      if (held.current && !stays) held.current.style.translate = `${at.dx}px ${at.dy}px`
      onMove?.(place, at)
    },
    onEnd: (place, at) => {
      held.current?.classList.remove('dragged')
      held.current?.style.removeProperty('translate')
      held.current = null
      onDrop(place, at && { slot: under(at, 'slot', place), place: under(at, 'place', place) })
    },
  })
}

/** The slot or card under a point of the window; the dragged card itself lies over it. */
function under({ x, y }: DragPoint, what: 'slot' | 'place', dragged: number): number | undefined {
  return document
    .elementsFromPoint(x, y)
    .flatMap((element) => {
      const own = element.closest<HTMLElement>(`[data-${what}]`)?.dataset[what]
      return own === undefined ? [] : Number(own)
    })
    .find((own) => what === 'slot' || own !== dragged)
}
