import { useEffect, useEffectEvent, useRef } from 'react'

/** In pixels: a hand that trembles less than this presses. Up to so much a browser takes a finger's way for a tap. */
const begins = (pointer: string) => (pointer === 'touch' ? 16 : 6)
/** A finger that rests so long, in milliseconds, takes what it rests on; one that has gone so far by then scrolls. */
const REST_MS = 140
const REST_PX = 8
/** So near to the upper or lower edge of the window the page scrolls on under the pointer. */
const EDGE = 56
const STEP = 9

/** Where a drag is: in the window, and how far it has come over the page, scrolling included. */
export interface DragPoint {
  x: number
  y: number
  dx: number
  dy: number
}

/** What of a press matters: React's event or the browser's own. */
type Press = Pick<
  PointerEvent,
  'isPrimary' | 'button' | 'pointerId' | 'pointerType' | 'clientX' | 'clientY' | 'pageX' | 'pageY'
>

interface Drag<T> {
  item: T
  x: number
  y: number
  /** From where, in the page. */
  fromX: number
  fromY: number
  begun: boolean
}

/**
 * Dragging by mouse, pen and finger. Give the returned function to `onPointerDown` of what can be dragged; a finger
 * needs `touch-none` there too, or `rests`. A press without a way stays the element's own click. Escape, or the browser that takes
 * the pointer away, ends it with `onEnd(item, null)`.
 */
export function usePointerDrag<T>({
  rests = false,
  onBegin,
  onMove,
  onEnd,
}: {
  /** A finger scrolls the page as elsewhere, and drags when it has rested; who drags holds the page still. */
  rests?: boolean
  onBegin(item: T): void
  onMove(item: T, at: DragPoint): void
  onEnd(item: T, at: DragPoint | null): void
}): (event: Press, item: T) => void {
  const off = useRef<AbortController>(undefined)
  useEffect(() => () => off.current?.abort(), [])
  const drag = useRef<Drag<T>>(undefined)
  const hear = useEffectEvent((kind: 'begin' | 'move' | 'end' | 'cancel') => {
    const own = drag.current
    if (!own) return
    const at = {
      x: own.x,
      y: own.y,
      dx: own.x + scrollX - own.fromX,
      dy: own.y + scrollY - own.fromY,
    }
    if (kind === 'begin') onBegin(own.item)
    if (kind === 'begin' || kind === 'move') onMove(own.item, at)
    else onEnd(own.item, kind === 'end' ? at : null)
  })

  return (event, item) => {
    if (!event.isPrimary || event.button !== 0) return
    off.current?.abort()
    const listening = new AbortController()
    const { signal } = listening
    off.current = listening
    const { pointerId, clientX: x, clientY: y } = event
    // Where the page is scrolled to is not asked for: the browser would lay out what has just changed before the press is answered.
    const own: Drag<T> = { item, x, y, fromX: event.pageX, fromY: event.pageY, begun: false }
    drag.current = own

    const waits = rests && event.pointerType === 'touch'
    function begin(): void {
      own.begun = true
      hear('begin')
      requestAnimationFrame(scrollOn)
    }
    const rested = waits ? setTimeout(begin, REST_MS) : undefined
    signal.addEventListener('abort', () => clearTimeout(rested))
    function finish(kind: 'end' | 'cancel'): void {
      listening.abort()
      if (own.begun) {
        hear(kind)
        swallowClick()
      }
      drag.current = undefined
    }
    function scrollOn(): void {
      if (signal.aborted) return
      const step = own.y < EDGE ? -STEP : own.y > innerHeight - EDGE ? STEP : 0
      if (step !== 0) scrollBy(0, step)
      requestAnimationFrame(scrollOn)
    }
    addEventListener(
      'pointermove',
      (moved) => {
        if (moved.pointerId !== pointerId) return
        own.x = moved.clientX
        own.y = moved.clientY
        const way = Math.hypot(own.x - x, own.y - y)
        if (own.begun) hear('move')
        else if (waits) way > REST_PX && finish('cancel')
        else if (way >= begins(event.pointerType)) begin()
      },
      { signal },
    )
    addEventListener('scroll', () => own.begun && hear('move'), { signal })
    addEventListener('pointerup', (up) => up.pointerId === pointerId && finish('end'), {
      signal,
    })
    addEventListener('pointercancel', (lost) => lost.pointerId === pointerId && finish('cancel'), { signal })
    addEventListener('keydown', (key) => key.key === 'Escape' && finish('cancel'), { signal })
  }
}

/** A mouse that let go over the element it began on clicks it; but it has dragged. Another press has its own click. */
function swallowClick(): void {
  const off = new AbortController()
  const once = { capture: true, signal: off.signal }
  addEventListener('click', (click) => click.stopPropagation(), once)
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => off.abort(), once)
  setTimeout(() => off.abort(), 50)
}
