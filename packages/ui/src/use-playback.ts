import { useEffect, useRef, useState } from 'react'
import type { Playback } from './audio.ts'

export type SoundState = 'idle' | 'loading' | 'playing' | 'failed'

/** One sound's state for a button: a second press while it sounds stops it. */
export function usePlayback(start: () => Pick<Playback, 'started' | 'finished' | 'stop'>) {
  const [state, setState] = useState<SoundState>('idle')
  const live = useRef<Pick<Playback, 'stop'>>(undefined)
  useEffect(() => () => live.current?.stop(), [])

  function press(): void {
    if (live.current) {
      live.current.stop()
      return
    }
    const playback = start()
    live.current = playback
    setState('loading')
    playback.started.then(
      () => live.current === playback && setState('playing'),
      () => {},
    )
    playback.finished
      .then(
        () => setState('idle'),
        () => setState('failed'),
      )
      .finally(() => {
        live.current = undefined
      })
  }
  return { state, press }
}
