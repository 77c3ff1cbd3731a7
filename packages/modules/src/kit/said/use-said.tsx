import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HeardSound } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'

/** The eye comes first, and the signal of right or wrong. */
const SAID_AFTER_MS = 300

/**
 * What has come up says itself once (自動念), where the reader wants it and has touched the page: before, browsers are
 * silent.
 * @param what tells it from what was there before; nothing is said without it
 * @param sounds one after the other; where there is none nothing waits
 * @returns whether it is being said
 */
export function useSaid(what: string | undefined, sounds: readonly (HeardSound | undefined)[]): boolean {
  const host = useHost()
  const [speaking, setSpeaking] = useState(false)
  const turn = useRef(0)
  const say = useEffectEvent(() => {
    if (!host.reading.autoSay || !sounds.some(Boolean)) return
    if (navigator.userActivation?.hasBeenActive === false) return
    const own = ++turn.current
    setSpeaking(true)
    // A sound that does not come has its button, which says so.
    host
      .playAll(sounds)
      .finished.catch(() => {})
      .finally(() => own === turn.current && setSpeaking(false))
  })
  useEffect(() => {
    if (what === undefined) return
    const timer = setTimeout(say, SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [what])
  return speaking
}
