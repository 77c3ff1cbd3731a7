import { isStill } from '@hakka/ui/still.ts'
import { useEffect, useState } from 'react'

const FLOOR_MS = 350

/** How many lamps are on: floor by floor, since all at once would take a small phone longer than a picture has. */
export function useLamps(on: boolean, floor: number): number {
  const [lit, setLit] = useState(0)
  useEffect(() => {
    if (!on) return
    setLit(isStill() ? Number.POSITIVE_INFINITY : floor)
    const timer = setInterval(() => setLit((before) => before + floor), FLOOR_MS)
    return () => {
      clearInterval(timer)
      setLit(0)
    }
  }, [on, floor])
  return lit
}
