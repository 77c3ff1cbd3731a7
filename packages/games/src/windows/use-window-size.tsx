import { type RefObject, useEffect } from 'react'

/** Nobody sees that a word is larger by so little; each word would be drawn anew for it. */
const NOTHING_PX = 3

/**
 * Tells a house's styles a hundredth of what is inside a window's frame, as `--w` and `--h`. Container units would say the
 * same, but have Chromium lay out the whole house whenever a window is opened.
 * @param has whether there are windows yet: a house without any has nothing to measure, and keeps its size when they come
 */
export function useWindowSize(house: RefObject<HTMLElement | null>, has: boolean): void {
  useEffect(() => {
    const own = house.current
    if (!own || !has) return
    let known = { width: 0, height: 0 }
    const measure = () => {
      const frame = own.querySelector('.window-frame')
      if (!frame) return
      const { clientWidth: width, clientHeight: height } = frame
      if (Math.abs(width - known.width) < NOTHING_PX && Math.abs(height - known.height) < NOTHING_PX) return
      known = { width, height }
      own.style.setProperty('--w', `${width / 100}px`)
      own.style.setProperty('--h', `${height / 100}px`)
    }
    // It is told at once, when the house has its place anyway.
    const watch = new ResizeObserver(measure)
    watch.observe(own)
    return () => watch.disconnect()
  }, [house, has])
}
