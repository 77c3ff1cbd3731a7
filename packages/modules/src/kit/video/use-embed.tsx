import { EMBED_TIMEOUT_MS } from '@hakka/contract/constants'
import { VIDEO_SITE } from '@hakka/contract/videos'
import { useEffect, useReducer, useRef } from 'react'
import { embedReducer } from './embed-state.ts'

/** Asks a player in the frame to speak: it answers with messages of its own from then on. */
const HELLO = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })
const HELLO_EVERY_MS = 500

/** Watches over one embedded video: whether its frame comes, and whether a player speaks in it. */
export function useEmbed() {
  const [state, dispatch] = useReducer(embedReducer, 'covered')
  const frame = useRef<HTMLIFrameElement>(null)
  const waiting = state === 'loading' || state === 'loaded'
  const asked = waiting || state === 'silent'

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => dispatch('timeout'), EMBED_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [waiting])

  useEffect(() => {
    if (!asked) return
    const ask = () => frame.current?.contentWindow?.postMessage(HELLO, VIDEO_SITE.frame)
    const hear = ({ origin, source }: MessageEvent) => {
      if (origin === VIDEO_SITE.frame && source === frame.current?.contentWindow) dispatch('hello')
    }
    const timer = setInterval(ask, HELLO_EVERY_MS)
    window.addEventListener('message', hear)
    return () => {
      clearInterval(timer)
      window.removeEventListener('message', hear)
    }
  }, [asked])

  return {
    state,
    frame,
    begin: () => dispatch(navigator.onLine ? 'tap' : 'offline'),
    loaded: () => dispatch('load'),
  }
}
