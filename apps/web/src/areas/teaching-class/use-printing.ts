import { useEffect, useEffectEvent } from 'react'

/** Prints once as soon as a sheet is there, and says when that is over. */
export function usePrinting(onDone: () => void): void {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const over = () => done()
    window.addEventListener('afterprint', over)
    window.print()
    return () => window.removeEventListener('afterprint', over)
  }, [])
}
