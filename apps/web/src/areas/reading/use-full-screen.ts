import { useEffect, useState } from 'react'
import { useHydrated } from '../../app/container/use-hydrated.ts'

export interface FullScreen {
  on: boolean
  toggle(): void
}

/** The whole page without the browser around it; `undefined` where the browser can't. */
export function useFullScreen(): FullScreen | undefined {
  const hydrated = useHydrated()
  const [on, setOn] = useState(false)
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null)
    look()
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  if (!hydrated || !document.fullscreenEnabled) return undefined
  return {
    on,
    toggle() {
      const done = on ? document.exitFullscreen() : document.documentElement.requestFullscreen()
      // A browser that says no leaves the page as it is.
      done.catch(() => {})
    },
  }
}
