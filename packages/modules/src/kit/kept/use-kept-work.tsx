import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'

/**
 * Keeps what a learner did in a part of the open module, and brings it back when she returns: from another module, or
 * after a reload. As long as it stands as it began, nothing is kept.
 * @param part unlike all others of the module
 * @param state what is to be kept, all of it JSON
 * @param restore takes what was kept, by whatever version of the site
 * @returns whether all stands as it was brought back
 */
export function useKeptWork(part: string, state: unknown, restore: (kept: unknown) => void): boolean {
  const { kept } = useHost()
  const text = JSON.stringify(state)
  const known = useRef(text)
  const [found, setFound] = useState<string>()
  const bringBack = useEffectEvent((own: unknown) => {
    if (own === undefined) return
    setFound(JSON.stringify(own))
    restore(own)
  })
  // Before anything is painted, where the page is alive already.
  useLayoutEffect(() => bringBack(kept?.read(part)), [kept, part])

  const keep = useEffectEvent(() => kept?.keep(part, state))
  useEffect(() => {
    if (text === known.current) return
    known.current = text
    keep()
  }, [text])
  return text === found
}
