import { useEffect, useState } from 'react'

/** How much of something large is drawn: nothing of it at first, and one part more with each picture. */
export function useBuilt(parts: number): number {
  const [built, setBuilt] = useState(0)
  useEffect(() => {
    if (built >= parts) return
    const frame = requestAnimationFrame(() => setBuilt(built + 1))
    return () => cancelAnimationFrame(frame)
  }, [built, parts])
  return built
}
