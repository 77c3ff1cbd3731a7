import { usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { type PointerEvent, useState } from 'react'
import { placeAmong } from './place.ts'

/** Where a thing is dropped: the `data-drop` of what it lies on, and its place among the things there. */
export interface Drop {
  target: string
  at: number
}

/** Places are counted among things of the same kind: the first word of their names. */
const kindOf = (id: string | undefined) => id?.split(' ')[0]

/** Things of a board carried by mouse, pen and finger; a finger rests first, so that the page still scrolls. */
export function useSpotDrag(onDrop: (id: string, drop: Drop) => void): {
  grab(id: string, event: PointerEvent<HTMLElement>): void
  /** What is in the hand, and over which target. */
  carried: string | undefined
  over: string | undefined
} {
  const [carried, setCarried] = useState<string>()
  const [over, setOver] = useState<string>()
  const targetAt = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? undefined
  const begin = usePointerDrag<{ id: string; element: HTMLElement }>({
    rests: true,
    onBegin: ({ id }) => setCarried(id),
    onMove({ element }, { x, y, dx, dy }) {
      element.style.translate = `${dx}px ${dy}px`
      setOver(targetAt(x, y)?.dataset.drop)
    },
    onEnd({ id, element }, point) {
      element.style.translate = ''
      setCarried(undefined)
      setOver(undefined)
      const target = point && targetAt(point.x, point.y)
      if (!target || target.dataset.drop === undefined) return
      const others = [...target.querySelectorAll<HTMLElement>('[data-spot]')]
        .filter((own) => own.dataset.spot !== id && kindOf(own.dataset.spot) === kindOf(id))
        .map((own) => own.getBoundingClientRect())
      onDrop(id, { target: target.dataset.drop, at: placeAmong(others, point.x, point.y) })
    },
  })
  return { grab: (id, event) => begin(event, { id, element: event.currentTarget }), carried, over }
}
