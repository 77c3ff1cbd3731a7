import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where a pressed button goes away, a keyboard's place on the page would be lost. The returned function says where
 * it goes once the page has changed: to the first of the given that is there.
 */
export function useFocusNext(root: RefObject<HTMLElement | null>): (...selectors: string[]) => void {
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    const selectors = wanted.current
    wanted.current = []
    for (const selector of selectors) {
      const element = root.current?.querySelector<HTMLElement>(selector)
      if (!element) continue
      element.focus({ preventScroll: true })
      // What is written is to be seen whole, above a phone's keyboard too.
      if (element instanceof HTMLTextAreaElement) element.scrollIntoView({ block: 'nearest' })
      return
    }
  })
  return (...selectors) => {
    wanted.current = selectors
  }
}
