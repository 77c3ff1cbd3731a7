import { type RefObject, useEffect, useRef } from 'react'

interface Wanted {
  selectors: readonly string[]
  /** The keyboard is in use: its next press may follow at once. */
  byKey: boolean
}

/**
 * Where a pressed button goes away, a keyboard's place on the page would be lost. The returned function says where
 * it goes once the page has changed: to the first of the given that is there. After a tap it goes there when the
 * change has been painted: to focus is to lay the page out once more, and a finger waits for the picture.
 */
export function useFocusNext(root: RefObject<HTMLElement | null>): (...selectors: string[]) => void {
  const wanted = useRef<Wanted | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const { selectors, byKey } = wanted.current
    wanted.current = null
    const go = () => focusFirst(root.current, selectors)
    if (byKey) go()
    else requestAnimationFrame(() => setTimeout(() => focusIsLost() && go()))
  })
  return (...selectors) => {
    wanted.current = { selectors, byKey: document.activeElement?.matches(':focus-visible') ?? false }
  }
}

const focusIsLost = () => document.activeElement === null || document.activeElement === document.body

function focusFirst(root: HTMLElement | null, selectors: readonly string[]): void {
  const first = selectors.map((selector) => root?.querySelector<HTMLElement>(selector)).find(Boolean)
  first?.focus({ preventScroll: true })
}
