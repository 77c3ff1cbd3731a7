import { useEffect, useEffectEvent, useRef } from 'react'
import { useHost } from '#kit/host-context.tsx'

/**
 * When something that is read counts as done: in slide view when the last item is shown, on one page (and for
 * types without items) when its end comes into view. Give the returned ref to the element at the end.
 * @param met whether the slides have also been heard
 */
export function useReadingDone(count: number, items: readonly number[], met = true) {
  const host = useHost()
  const end = useRef<HTMLDivElement>(null)
  const report = useEffectEvent(() => host.done())
  const slide = items.length === 1 && count > 1
  const last = items.includes(count - 1)
  useEffect(() => {
    if (slide && last && met) report()
    const mark = end.current
    if (slide || !mark) return
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      report()
    })
    watch.observe(mark)
    return () => watch.disconnect()
  }, [slide, last, met])
  return end
}
