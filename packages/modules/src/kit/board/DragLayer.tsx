import { type DragPoint, usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { TextFace } from '#kit/public.ts'
import type { AnswerAction } from './answer-area.ts'
import { areaUnder } from './area-under.ts'
import { isLong, OptionFace } from './OptionFace.tsx'

interface DragLayerProps {
  board: RefObject<HTMLElement | null>
  options: readonly { id: number; option: TextFace }[]
  dispatch(action: Extract<AnswerAction, { type: 'move' }>): void
  onOver(area: string | null): void
}

/** An option in hand: its element, its size, and where in it the pointer holds it. */
interface Held {
  id: number
  element: HTMLElement
  width: number
  height: number
  grab: { x: number; y: number }
}

const boxOf = ({ width, height, grab }: Held, { x, y }: DragPoint) => {
  const [left, top] = [x - grab.x, y - grab.y]
  return { left, top, right: left + width, bottom: top + height }
}

/**
 * Dragging by mouse and finger, laid over a board that works without it: it finds options and areas by `data-option`
 * and `data-area`, so the board needs nothing of it. Over an option a finger scrolls the page; after a rest it drags.
 */
export function DragLayer({ board, options, dispatch, onOver }: DragLayerProps) {
  const [dragged, setDragged] = useState<{ held: Held; at: DragPoint }>()

  function areaOf(held: Held, at: DragPoint): string | null {
    const areas = [...(board.current?.querySelectorAll<HTMLElement>('[data-area]') ?? [])].map((area) => ({
      id: area.dataset.area ?? null,
      box: area.getBoundingClientRect(),
    }))
    return areaUnder(areas, at, boxOf(held, at))?.id ?? null
  }
  const start = usePointerDrag<Held>({
    rests: true,
    onBegin: ({ element }) => element.toggleAttribute('data-dragging', true),
    onMove(held, at) {
      setDragged({ held, at })
      onOver(areaOf(held, at))
    },
    onEnd(held, at) {
      held.element.toggleAttribute('data-dragging', false)
      setDragged(undefined)
      onOver(null)
      if (at) dispatch({ type: 'move', id: held.id, area: areaOf(held, at) })
    },
  })
  const press = useEffectEvent((event: PointerEvent) => {
    const { target, clientX, clientY } = event
    const element = target instanceof Element && target.closest<HTMLElement>('[data-option]:not(:disabled)')
    const id = element ? Number(element.dataset.option) : Number.NaN
    if (!element || !options.some((own) => own.id === id)) return
    const { left, top, width, height } = element.getBoundingClientRect()
    start(event, { id, element, width, height, grab: { x: clientX - left, y: clientY - top } })
  })
  const hold = useEffectEvent((event: Event) => {
    // The page must not scroll under what is dragged, nor a long press open a menu.
    if (dragged && event.cancelable) event.preventDefault()
  })
  useEffect(() => {
    const root = board.current
    if (!root) return
    const off = new AbortController()
    const { signal } = off
    root.addEventListener('pointerdown', press, { signal })
    root.addEventListener('touchmove', hold, { signal, passive: false })
    root.addEventListener('contextmenu', hold, { signal })
    return () => off.abort()
  }, [board])

  const shown = options.find((own) => own.id === dragged?.held.id)
  if (!dragged || !shown) return null
  const { left, top } = boxOf(dragged.held, dragged.at)
  const { width, height } = dragged.held
  return (
    <span
      aria-hidden="true"
      style={{ left, top, width, height }}
      className="pointer-events-none fixed z-60 inline-flex items-center justify-center rounded-option border-3 border-brand bg-note px-4 py-1.5 shadow-pop"
    >
      <OptionFace option={shown.option} long={options.some((own) => isLong(own.option))} />
    </span>
  )
}
