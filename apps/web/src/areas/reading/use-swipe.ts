import { type PointerEvent, useRef } from 'react'
import { swipeOf } from './reader-rules.ts'

/** A finger that goes sideways turns the page, one that taps does what a tap does; give both to the picture. */
export function useSwipe({ onSwipe, onTap }: { onSwipe(step: -1 | 1): void; onTap(): void }) {
  const from = useRef<{ id: number; x: number; y: number }>(undefined)
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
      from.current =
        pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : undefined
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const start = from.current
      from.current = undefined
      if (start?.id !== pointerId) return
      const step = swipeOf(clientX - start.x, clientY - start.y)
      if (step !== 0) onSwipe(step)
      else onTap()
    },
    onPointerCancel() {
      from.current = undefined
    },
  }
}
