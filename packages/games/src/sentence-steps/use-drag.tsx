import { usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { useRef } from 'react'

/** Drags cards to a step, or beside them back into the pool. */
export function useDrag(onDrop: (place: number, step: number | undefined) => void) {
  const held = useRef<HTMLElement>(null)

  return usePointerDrag<number>({
    rests: true,
    onBegin: (place) => {
      held.current = document.querySelector<HTMLElement>(`[data-piece="${place}"]`)
      held.current?.classList.add('held')
    },
    onMove: (_, { dx, dy }) => {
      if (held.current) held.current.style.translate = `${dx}px ${dy}px`
    },
    onEnd: (place, at) => {
      held.current?.classList.remove('held')
      held.current?.style.removeProperty('translate')
      held.current = null
      if (at) onDrop(place, stepAt(at))
    },
  })
}

/** The step under a point of the window: the card itself lies over it. */
function stepAt({ x, y }: { x: number; y: number }): number | undefined {
  const step = document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<HTMLElement>('[data-step]') ?? [])[0]
  return step && Number(step.dataset.step)
}
