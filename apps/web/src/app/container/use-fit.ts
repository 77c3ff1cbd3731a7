import { type RefObject, useEffect } from 'react'

/** The steps of the text's scale, the largest first. */
const SCALES = [1.75, 1.5, 1.35, 1.2, 1.1, 1, 0.96, 0.9, 0.8] as const
/** What does not fit at the last of them is drawn smaller as a whole; what does not fit then scrolls. */
const ZOOMS = [0.9, 0.8, 0.7, 0.6, 0.5] as const

/** Sets the largest text with which all of the stage's content is in view, whenever stage or content change. */
export function useFit(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = stage.current
    const content = box?.firstElementChild
    if (!box || !content) return
    function fit(): void {
      if (!box) return
      const fits = () => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth
      const set = (scale: number, zoom: number) => {
        box.style.setProperty('--scale', String(scale))
        box.style.setProperty('--zoom', String(zoom))
        return fits()
      }
      const [least] = SCALES.slice(-1)
      if (!SCALES.some((scale) => set(scale, 1))) ZOOMS.some((zoom) => set(least ?? 1, zoom))
    }
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit)
    }
    const sizes = new ResizeObserver(later)
    sizes.observe(box)
    sizes.observe(content)
    // Another slide may be exactly as high as the last one, and would bear a larger text.
    const changes = new MutationObserver(later)
    changes.observe(content, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
    }
  }, [stage])
}
