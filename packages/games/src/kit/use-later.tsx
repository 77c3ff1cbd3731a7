import { useEffect, useState } from 'react'

/** A value, one picture late: what changes with it stands by then, and no picture has to draw it all. */
export function useLater<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (Object.is(shown, value)) return
    const frame = requestAnimationFrame(() => setShown(() => value))
    return () => cancelAnimationFrame(frame)
  }, [shown, value])
  return shown
}
