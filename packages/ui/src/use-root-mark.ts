import { useLayoutEffect } from 'react'

/**
 * Tells the whole page what stands on it, as an attribute of its root, as long as this is drawn and `on`. A rule
 * behind `html:has()` would ask for it again, and style header and footer anew, with every text that changes.
 */
export function useRootMark(name: `data-${string}`, on = true): void {
  useLayoutEffect(() => {
    if (!on) return
    const { documentElement: root } = document
    root.setAttribute(name, '')
    return () => root.removeAttribute(name)
  }, [name, on])
}
