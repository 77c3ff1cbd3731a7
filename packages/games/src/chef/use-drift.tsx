import { isStill } from '@hakka/ui/still.ts'
import { type RefObject, useEffect } from 'react'

/** Pixels a second. */
const SPEED = 40
/** It stands so long after a hand has been on it. */
const REST_MS = 2000

/** What lies in a box that scrolls drifts past, to its end and back; it stands under a hand or the focus. */
export function useDrift(box: RefObject<HTMLElement | null>, runs: boolean): void {
  useEffect(() => {
    const outer = box.current
    const list = outer?.firstElementChild
    if (!runs || !outer || !list || isStill()) return
    let drift: Animation | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let way = 1
    let far = 0
    function halt(): void {
      clearTimeout(timer)
      if (!drift || !outer) return
      // Where it has drifted to becomes how far it is scrolled: nothing jumps under the hand. Asked of the drift itself:
      // to ask the element would have all that has just changed styled before the tap is answered.
      const moved = -way * far * (drift.effect?.getComputedTiming().progress ?? 0)
      drift.cancel()
      drift = undefined
      outer.scrollLeft -= moved
    }
    function begin(): void {
      if (!outer || !list) return
      halt()
      const room = () =>
        way > 0 ? outer.scrollWidth - outer.clientWidth - outer.scrollLeft : outer.scrollLeft
      if (room() < SPEED) way = -way
      far = room()
      if (far < SPEED) return
      drift = list.animate([{ transform: 'none' }, { transform: `translateX(${-way * far}px)` }], {
        duration: (far / SPEED) * 1000,
        fill: 'forwards',
      })
      drift.onfinish = rest
    }
    function rest(): void {
      halt()
      timer = setTimeout(begin, REST_MS)
    }
    const off = new AbortController()
    const { signal } = off
    const isHeld = () => outer.matches(':hover, :focus-within')
    for (const kind of ['pointerenter', 'pointerdown', 'focusin', 'wheel'])
      outer.addEventListener(kind, halt, { signal, passive: true })
    for (const kind of ['pointerleave', 'pointerup', 'pointercancel', 'focusout'])
      outer.addEventListener(
        kind,
        (event) => {
          const isFinger = event instanceof PointerEvent && event.pointerType !== 'mouse'
          if (isFinger || kind === 'focusout' || !isHeld()) rest()
        },
        { signal },
      )
    timer = setTimeout(begin, REST_MS)
    return () => {
      off.abort()
      halt()
    }
  }, [box, runs])
}
