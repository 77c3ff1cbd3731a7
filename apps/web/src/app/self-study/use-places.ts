import { useEffect, useEffectEvent, useState } from 'react'
import { useVisitor } from '../visitor.ts'
import { freshPlaces, SENT_AFTER_MS, syncPlaces } from './account-places.ts'
import { onPlaceKept } from './place-kept.ts'

/** What is kept of where the reader left off: at once what this device knows, and what the account does when that has come. */
export function usePlaces<T>(read: () => T, nothing: T): T {
  const userId = useVisitor().user?.id
  const [places, setPlaces] = useState(nothing)
  const show = useEffectEvent(() => setPlaces(read()))
  useEffect(() => {
    show()
    if (userId === undefined) return
    let gone = false
    void freshPlaces(userId).then(() => !gone && show())
    return () => {
      gone = true
    }
  }, [userId])
  return places
}

/** Has what is kept here follow the account: a few seconds later, and when the page is left. */
export function useSentPlaces(): void {
  const userId = useVisitor().user?.id
  useEffect(() => {
    if (userId === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      void syncPlaces(userId)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(send, SENT_AFTER_MS)
    }
    const off = onPlaceKept(later)
    const onHidden = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', send)
    // What this page kept before it was known whose it is.
    later()
    return () => {
      off()
      send()
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', send)
    }
  }, [userId])
}
