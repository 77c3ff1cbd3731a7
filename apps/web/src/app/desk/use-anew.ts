import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Loads the page's thing anew when it has become another version by something else than its form.
 * @param version of the thing as it is loaded
 * @returns the version that the form begins with, as part of its `key`, and what loads it anew
 * @example const [begun, anew] = useAnew(item?.version)
 */
export function useAnew(version: number | undefined): [begun: number | undefined, anew: () => void] {
  const [begun, setBegun] = useState(version)
  const waits = useRef(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The form's own saving changes the version too, and goes on with what stands in it.
    if (!waits.current || version === begun) return
    waits.current = false
    setBegun(version)
  }, [version, begun])
  const anew = () => {
    waits.current = true
    void revalidate()
  }
  return [begun, anew]
}
