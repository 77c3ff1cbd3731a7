import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Whether an element has room for so many pixels side by side. */
export function useWide(least: number): { box: RefObject<HTMLDivElement | null>; wide: boolean } {
  const box = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(true)
  useLayoutEffect(() => {
    const own = box.current
    if (!own) return
    const look = () => setWide(own.clientWidth >= least)
    const watch = new ResizeObserver(look)
    watch.observe(own)
    look()
    return () => watch.disconnect()
  }, [least])
  return { box, wide }
}
