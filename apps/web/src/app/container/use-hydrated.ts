import { startTransition, useEffect, useRef, useState } from 'react'

/** The page has come alive once: what is drawn from now on has no server's picture to match. */
let alive = false

/**
 * `false` on the server and while its page comes alive: whatever only the browser knows waits for `true`. It comes
 * in a transition, because a view whose code is still on its way keeps the server's picture only through those.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(alive)
  useEffect(() => {
    alive = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}

/**
 * What only the browser knows, and what the server took for it while its page comes alive. Where both are the same,
 * as nearly always, nothing is drawn a second time.
 */
export function useOwn<T>(own: () => T, served: T): T {
  const hydrated = useRef(alive)
  const [, redraw] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    alive = true
    if (hydrated.current) return
    hydrated.current = true
    if (own() !== served) startTransition(() => redraw(1))
  }, [])
  return hydrated.current ? own() : served
}
