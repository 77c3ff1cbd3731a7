import { isPlaying, onPlaying } from '@hakka/ui/audio.ts'
import { type RefObject, useEffect, useRef } from 'react'

/** Signs that somebody is here. Media events reach a listener that captures, videos of views included. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove', 'wheel', 'timeupdate'] as const

export interface Activity {
  lastUse: number
  playing: boolean
}

/** When the page was last used, and whether it sounds now. A ref: nothing is drawn anew when a finger moves. */
export function useActivity(): RefObject<Activity> {
  const activity = useRef<Activity>({ lastUse: 0, playing: false })
  useEffect(() => {
    const use = () => {
      activity.current.lastUse = Date.now()
    }
    use()
    activity.current.playing = isPlaying()
    const off = new AbortController()
    for (const sign of SIGNS) {
      document.addEventListener(sign, use, { signal: off.signal, passive: true, capture: true })
    }
    const quiet = onPlaying((playing) => {
      activity.current.playing = playing
      use()
    })
    return () => {
      off.abort()
      quiet()
    }
  }, [])
  return activity
}
