import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to one entry opens it. Without script the browser does so by itself: the name stands inside the entry. */
export function useOpenByHash(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens it again
  useEffect(() => {
    const entry = hash.length > 1 ? document.getElementById(hash.slice(1))?.closest('details') : null
    if (!entry) return
    for (let own: Element | null | undefined = entry; own; own = own.parentElement?.closest('details')) {
      own.setAttribute('open', '')
    }
    entry.scrollIntoView({ block: 'start' })
    entry.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key])
}
