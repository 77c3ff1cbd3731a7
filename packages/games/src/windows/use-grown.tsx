import { useEffect, useState } from 'react'

/**
 * How many of many are drawn: none with what is around them, then one, by which all are measured, and then some more with
 * each picture.
 */
export function useGrown(all: number, step: number): number {
  const [shown, setShown] = useState(0)
  const isWhole = shown >= all
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture asks for the next one.
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => setShown((before) => (before === 0 ? 1 : before + step)))
    return () => cancelAnimationFrame(frame)
  }, [shown, isWhole, step])
  return Math.min(shown, all)
}
