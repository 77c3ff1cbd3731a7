import { useEffect, useState } from 'react'

/**
 * A value, one picture late: what changes with it stands by then, and no picture has to draw it all.
 * @param first what it is in the first picture
 */
export function useLater<T>(value: T, first = value): T {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (Object.is(shown, value)) return
    const frame = requestAnimationFrame(() => setShown(() => value))
    return () => cancelAnimationFrame(frame)
  }, [shown, value])
  return shown
}
