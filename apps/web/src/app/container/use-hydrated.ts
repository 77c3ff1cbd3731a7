import { startTransition, useEffect, useState } from 'react'

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
