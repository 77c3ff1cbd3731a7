import { useSyncExternalStore } from 'react'
import { useVisitor } from '../visitor.ts'

/** Since this page was loaded; the page itself brought the first count along. */
let seen = 0
const listeners = new Set<() => void>()

/** Some notices have been seen: the header counts them no more. */
export function sawNotices(count: number): void {
  seen += count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many notices somebody has not seen. */
export function useUnread(): number {
  const unread = useVisitor().user?.unread ?? 0
  const gone = useSyncExternalStore(
    subscribe,
    () => seen,
    () => 0,
  )
  return Math.max(0, unread - gone)
}

const SHOWN_MAX = 99

/** `99+` of more than are counted. */
export const countText = (unread: number): string => (unread > SHOWN_MAX ? `${SHOWN_MAX}+` : String(unread))
