import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 5_000

/** Loads the page anew now and then while something is on its way and somebody looks. */
export function useFresh(underWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [underWay, revalidate])
}
