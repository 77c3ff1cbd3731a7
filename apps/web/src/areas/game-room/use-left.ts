import type { HostView } from '@hakka/contract/room-views'
import { useEffect, useState } from 'react'

/** Whole seconds until the time is up, by the server's clock; nothing without a countdown. */
export function useSecondsLeft(view: Pick<HostView, 'timer' | 'now'> | undefined): number | undefined {
  const ends = view?.timer?.ends_at
  const sent = view?.now
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (ends === undefined || sent === undefined) return setLeft(undefined)
    // How much of it was left when the state came, by this device's clock.
    const until = performance.now() + ends - sent
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [ends, sent])
  return left
}
