import { type RefObject, useEffect } from 'react'

/** The steps of the text's scale, the largest first; what does not fit at the last one scrolls. */
const SCALES = [1.75, 1.5, 1.35, 1.2, 1.1, 1, 0.9, 0.8] as const

/** Sets the largest text with which all of the stage's content is in view, whenever stage or content change. */
export function useFit(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = stage.current
    const content = box?.firstElementChild
    if (!box || !content) return
    function fit(): void {
      for (const scale of SCALES) {
        box?.style.setProperty('--scale', String(scale))
        if (box && box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return
      }
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
