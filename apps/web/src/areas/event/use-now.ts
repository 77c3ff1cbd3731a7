import { useEffect, useState } from 'react'

/**
 * The server's clock, a second at a time: the device's own may be wrong by hours.
 * @param asked the server's time when it answered
 */
export function useNow(asked: string): number {
  const [now, setNow] = useState(() => Date.parse(asked))
  useEffect(() => {
    const at = performance.now()
    const tick = () => setNow(Date.parse(asked) + Math.floor(performance.now() - at))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [asked])
  return now
}
