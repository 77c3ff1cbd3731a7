import { BOOKS } from '@hakka/contract/constants'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { nearBars } from './reader-rules.ts'

/**
 * Whether the bars over the picture are shown: at first, when the pointer comes near the upper or lower edge, at any
 * key and at a tap on the picture, and for two seconds after; for as long as the keyboard is in one of them or a list
 * of theirs is open. On narrow screens the style sheet always shows them.
 */
export function useBars(root: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const near = useRef(false)

  const isHeld = () =>
    near.current || root.current?.querySelector('[data-bar] :focus-visible, [data-bar] details[open]') != null
  const hideLater = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (isHeld() ? hideLater() : setShown(false)), BOOKS.bars_ms)
  })
  const show = useEffectEvent(() => {
    setShown(true)
    hideLater()
  })
  useEffect(() => {
    hideLater()
    const off = new AbortController()
    const on = { signal: off.signal, passive: true }
    addEventListener('keydown', () => show(), on)
    root.current?.addEventListener('focusin', () => show(), on)
    addEventListener(
      'pointermove',
      ({ pointerType, clientY }) => {
        if (pointerType === 'touch') return
        const was = near.current
        near.current = nearBars(clientY, innerHeight)
        if (near.current && !was) show()
      },
      on,
    )
    document.documentElement.addEventListener(
      'pointerleave',
      () => {
        near.current = false
      },
      on,
    )
    return () => {
      off.abort()
      clearTimeout(timer.current)
    }
  }, [root])
  return { shown, show: () => show() }
}
