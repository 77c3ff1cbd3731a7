import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How often a clock is read. */
export const TICK_MS = 100

/**
 * Play time in whole milliseconds: it begins when the game is first drawn and ends with `stop`.
 * @param from what the play has taken before that
 */
export function useClock(runs: boolean, from = 0) {
  const begun = useRef(0)
  const stopped = useRef<number>(undefined)
  const [shown, setShown] = useState(from)

  // Before anybody can press what is drawn: a move would have the time of the page's opening.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, anew where it begins to run.
  useLayoutEffect(() => {
    begun.current = performance.now() - from
  }, [runs])

  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      if (stopped.current === undefined) setShown(Math.floor(performance.now() - begun.current))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [runs])

  const now = () => stopped.current ?? Math.floor(performance.now() - begun.current)
  const stop = () => {
    stopped.current ??= now()
    setShown(stopped.current)
    return stopped.current
  }
  return { shown, now, stop }
}
